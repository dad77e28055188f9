import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { SelectField } from 'shared/form';
import { itemQuery, useQuery } from 'shared/query';

import { useField } from './offer-fields';

/** One of the people the book knows at the counterparty. */
export function ContactField({ counterpartyId, className }: { counterpartyId: number; className?: string }) {
  const { value, change, binding } = useField('contact');
  const { data } = useQuery(itemQuery<Counterparty>('counterparties', counterpartyId));
  const people = (data?.contacts ?? []).flatMap(({ id, name, job_title: job }) =>
    id === undefined ? [] : [{ value: id, label: name, note: job ?? undefined }],
  );
  // The saved choice is shown at once, before the counterparty's card has come.
  if (value !== null && !people.some((one) => one.value === value.value)) {
    people.push({ value: Number(value.value), label: value.label, note: value.note });
  }
  return (
    <SelectField
      {...binding}
      className={className}
      clearable
      placeholder={people.length === 0 ? 'У контрагента нет контактов' : 'Выбрать'}
      options={people}
      value={value === null ? null : Number(value.value)}
      onChange={(id) => {
        const person = people.find((one) => one.value === id);
        change(person === undefined ? null : { value: person.value, label: person.label });
      }}
    />
  );
}
