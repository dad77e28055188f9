import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import classes from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of the rows below are chosen. */
  indeterminate?: boolean;
  /** The word beside the box; without it give `aria-label`. */
  label?: ReactNode;
  note?: ReactNode;
}

/** A box that is on, off, or on in part. */
export function Checkbox({ checked, onChange, indeterminate = false, label, note, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const control = (
    <span className={classes.control}>
      <input
        {...rest}
        aria-describedby={classNames(rest['aria-describedby'], note !== undefined && noteId) || undefined}
        ref={input}
        type="checkbox"
        className={classes.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <IconCheck className={classNames(classes.glyph, classes.tick)} aria-hidden />
      <IconMinus className={classNames(classes.glyph, classes.dash)} aria-hidden />
    </span>
  );
  if (label === undefined) return control;
  return (
    <label className={classes.choice}>
      {control}
      <span className={classes.text}>
        {label}
        {note !== undefined && (
          <small className={classes.note} id={noteId}>
            {note}
          </small>
        )}
      </span>
    </label>
  );
}
