import { useId } from 'react';
import { Checkbox } from '../ui/field/checkbox';
import { classNames } from '../ui/theme/class-names';
import classes from './checkbox-field.module.css';
import { type FieldCommon, isClosed } from './field-common';

export interface CheckboxFieldProps extends FieldCommon {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A statement that holds or does not; the sentence stands beside the box. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, checked, onChange, onBlur, error, id, name, className } = props;
  const errorId = useId();
  const wrong = error !== undefined && error !== null && error !== '';
  return (
    <div className={classNames(classes.field, className)}>
      <Checkbox
        id={id}
        name={name}
        label={label}
        note={props.disabledReason ?? props.hint}
        checked={checked}
        disabled={isClosed(props)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? errorId : undefined}
        onChange={onChange}
        onBlur={onBlur}
      />
      {wrong && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
