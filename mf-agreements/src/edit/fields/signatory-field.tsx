import { SignatorySelect } from '../../agreement/signatory-select';
import { useAgreementFacts } from '../form-context';
import { useField, useForm } from './agreement-fields';

export interface SignatoryFieldProps {
  field: 'our_signatory' | 'their_signatory';
  partyId: number | null;
  label: string;
  className?: string;
}

/** Who signs the agreement for the chosen side. */
export function SignatoryField({ field, partyId, label, className }: SignatoryFieldProps) {
  const { value, change, binding } = useField(field);
  const { form } = useForm();
  const { agreement } = useAgreementFacts();
  // The server fills an empty signatory of a new agreement by itself.
  const byDefault =
    agreement === null && partyId !== null ? 'Если не выбрать, подставится основной подписант' : undefined;
  return (
    <SignatorySelect
      {...binding}
      className={className}
      label={label}
      partyId={partyId}
      waiting="Сначала выберите сторону"
      until={form.values.end_date}
      hint={byDefault}
      value={value}
      onChange={change}
    />
  );
}
