import { fieldId } from 'shared/form';

import { useAgreementForm, type FieldBinding } from '../form-context';
import { AGREEMENT_FIELDS } from '../values/agreement-fields.labels';
import type { AgreementField, AgreementValues } from '../values/agreement-values';
import { closedReason } from '../values/open-fields';

export interface BoundField<Field extends AgreementField> {
  value: AgreementValues[Field];
  change: (value: AgreementValues[Field]) => void;
  misread: (message: string | null) => void;
  /** Label, star, error, id and lock of the control. */
  binding: FieldBinding;
}

/** A field of the form as a control takes it. */
export function useField<Field extends AgreementField>(field: Field): BoundField<Field> {
  const { form, open, needed } = useAgreementForm();
  return {
    value: form.values[field],
    change: (value) => {
      const patch: Partial<AgreementValues> = {};
      patch[field] = value;
      form.change(patch);
    },
    misread: (message) => {
      form.misread(field, message);
    },
    binding: {
      label: AGREEMENT_FIELDS[field].label,
      required: needed.has(field),
      error: form.errors[field],
      id: fieldId(field),
      name: field,
      disabledReason: closedReason(field, open),
      onBlur: () => {
        form.leave(field);
      },
    },
  };
}
