import type { ReactNode } from 'react';
import type { FieldProps } from '../ui/field/field';

/** What every field of a form takes, whatever control it holds. */
export interface FieldCommon extends Pick<
  FieldProps,
  'label' | 'labelHidden' | 'required' | 'error' | 'hint' | 'hintTone' | 'id' | 'className'
> {
  name?: string;
  disabled?: boolean;
  /** Why the field is closed; shown under it in place of the hint, with a lock in the field. */
  disabledReason?: string;
  /** The field was left: the moment to check it. */
  onBlur?: () => void;
}

/** The properties of the wrapper, apart from those of the control; a closed field says why instead of its hint. */
export function wrapperProps(field: FieldCommon) {
  const { label, labelHidden, required, error, id, className, hintTone } = field;
  const hint: ReactNode = field.disabledReason ?? field.hint;
  return { label, labelHidden, required, error, id, className, hint, hintTone };
}

/** Whether the control takes no input. */
export function isClosed(field: FieldCommon): boolean {
  return field.disabled === true || field.disabledReason !== undefined;
}
