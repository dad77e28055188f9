import type { SignatoryReference } from 'shared/contract/reference';
import { SelectField } from 'shared/form';
import { formatDate } from 'shared/format';
import { useQuery } from 'shared/query';

import { counterpartyQuery } from '../../api/agreement.queries';
import { useField, useForm } from './agreement-fields';
import { useAgreementFacts } from '../form-context';
import { pickedSignatory } from 'shared/form';

export interface SignatoryFieldProps {
  field: 'our_signatory' | 'their_signatory';
  partyId: number | null;
  label: string;
  className?: string;
}

/** A person who signs for the chosen side, with the ground of the power and a warning when it ends too early. */
export function SignatoryField({ field, partyId, label, className }: SignatoryFieldProps) {
  const { value, change, binding } = useField(field);
  const { form } = useForm();
  const { agreement } = useAgreementFacts();
  const side = useQuery({ ...counterpartyQuery(partyId ?? 0), enabled: partyId !== null });
  const people: readonly SignatoryReference[] = side.data?.signatories ?? [];
  const person = people.find((one) => one.id === value?.value);
  const until = person?.basis_valid_until ?? null;
  const early = until !== null && (form.values.end_date === null || until < form.values.end_date);
  // The server fills an empty signatory of a new agreement by itself.
  const byDefault =
    agreement === null && partyId !== null ? 'Если не выбрать, подставится основной подписант' : undefined;
  const options = people.map((one) => {
    const choice = pickedSignatory(one);
    return { value: one.id, label: choice?.label ?? one.full_name, note: choice?.note };
  });
  // The saved choice is shown at once, before the side's card has come.
  if (value !== null && !options.some((one) => one.value === value.value)) {
    options.push({ value: value.value, label: value.label, note: value.note });
  }
  return (
    <SelectField
      {...binding}
      className={className}
      label={label}
      clearable
      placeholder={partyId === null ? 'Сначала выберите сторону' : 'Выбрать'}
      disabled={partyId === null}
      hint={early ? `${person?.basis ?? ''} истекает ${formatDate(until)}` : (value?.note ?? byDefault)}
      hintTone={early ? 'orange' : undefined}
      options={options}
      value={value?.value ?? null}
      onChange={(id) => {
        change(pickedSignatory(people.find((one) => one.id === id) ?? null));
      }}
    />
  );
}
