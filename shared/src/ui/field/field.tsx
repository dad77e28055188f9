import { IconAlertCircle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { useAfterPress } from '../press/use-after-press';
import { classNames } from '../theme/class-names';
import classes from './field.module.css';

/** What ties a control to its label, its hint and its error. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export interface FieldProps {
  label: ReactNode;
  required?: boolean;
  error?: string | null;
  hint?: ReactNode;
  /** Orange for a hint that warns: «Доверенность истекает 31.01.2027». */
  hintTone?: 'orange';
  /** The id of the control, when links of an error summary have to find it. */
  id?: string;
  /** The label is told to a screen reader alone: in a row of tools, where the control says what it holds. */
  labelHidden?: boolean;
  /** Opposite the label: «Забыли пароль?». */
  aside?: ReactNode;
  /** A group of controls takes the label as a caption instead of a `label`. */
  group?: boolean;
  className?: string;
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** A label above, a control, and under it the error or else the hint; all of it tied together for a screen reader. */
export function Field(props: FieldProps) {
  const { label, required, hint, hintTone, aside, group, className, children } = props;
  // Whoever leaves the field by a press on a button finds the button where it was.
  const error = useAfterPress(props.error);
  const ownId = useId();
  const id = props.id ?? ownId;
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const wrong = error !== undefined && error !== null && error !== '';
  const noted = wrong || (hint !== undefined && hint !== null);
  const caption = (
    <>
      {label}
      {required && (
        <span className={classes.required} aria-hidden>
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className={classNames(classes.field, className)}>
      <div className={classes.top} data-hidden={props.labelHidden}>
        {group ? (
          <span className={classes.label} id={labelId}>
            {caption}
          </span>
        ) : (
          <label className={classes.label} id={labelId} htmlFor={id}>
            {caption}
          </label>
        )}
        {aside}
      </div>
      {children(
        {
          id,
          'aria-describedby': noted ? noteId : undefined,
          'aria-invalid': wrong || undefined,
          'aria-required': required || undefined,
        },
        labelId,
      )}
      {wrong && (
        <p className={classNames(classes.note, classes.error)} id={noteId}>
          <IconAlertCircle aria-hidden />
          {error}
        </p>
      )}
      {!wrong && noted && (
        <p className={classes.note} data-tone={hintTone} id={noteId}>
          {hint}
        </p>
      )}
    </div>
  );
}
