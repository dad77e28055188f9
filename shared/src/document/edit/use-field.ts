import { fieldId, type FieldCommon } from '../../form/form';
import type { FieldOf } from './form-definition';
import { useDocumentForm } from './form-context';

export type FieldBinding = Pick<
  FieldCommon,
  'label' | 'required' | 'error' | 'id' | 'name' | 'disabledReason' | 'onBlur'
>;

export interface BoundField<Value> {
  value: Value;
  change: (value: Value) => void;
  misread: (message: string | null) => void;
  /** Label, star, error, id and lock of the control. */
  binding: FieldBinding;
}

/** A field of the form as a control takes it. */
export function useField<Values extends object, Field extends FieldOf<Values>>(
  field: Field,
): BoundField<Values[Field]> {
  const { form, fields, needed, closedReason } = useDocumentForm<Values>();
  return {
    value: form.values[field],
    change: (value) => {
      const patch: Partial<Values> = {};
      patch[field] = value;
      form.change(patch);
    },
    misread: (message) => {
      form.misread(field, message);
    },
    binding: {
      label: fields[field]?.label ?? field,
      required: needed.has(field),
      error: form.errors[field],
      id: fieldId(field),
      name: field,
      disabledReason: closedReason(field),
      onBlur: () => {
        form.leave(field);
      },
    },
  };
}
