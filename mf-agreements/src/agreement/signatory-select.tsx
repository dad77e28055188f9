import type { SignatoryReference } from 'shared/contract/list/reference';
import { pickedSignatory, SelectField, type FieldCommon, type Picked } from 'shared/form';
import { formatDate } from 'shared/format';
import { useQuery } from 'shared/query';

import { counterpartyQuery } from '../api/agreement.queries';

export interface SignatorySelectProps extends FieldCommon {
  partyId: number | null;
  /** Said while there is no side yet: «Сначала выберите сторону». */
  waiting: string;
  /** Last day the power has to reach; a power that ends earlier is warned of. Null is without end. */
  until?: string | null;
  value: Picked | null;
  onChange: (person: Picked | null) => void;
}

/** A person who signs for a side, with the ground of the power and a warning when it ends too early. */
export function SignatorySelect(props: SignatorySelectProps) {
  const { partyId, waiting, until: needed, value, onChange, hint, ...field } = props;
  const side = useQuery({ ...counterpartyQuery(partyId ?? 0), enabled: partyId !== null });
  const people: readonly SignatoryReference[] = side.data?.signatories ?? [];
  const person = people.find((one) => one.id === value?.value);
  const until = person?.basis_valid_until ?? null;
  const isEarly = needed !== undefined && until !== null && (needed === null || until < needed);
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
      {...field}
      clearable
      placeholder={partyId === null ? waiting : 'Выбрать'}
      disabled={partyId === null}
      hint={isEarly ? `${person?.basis ?? ''} истекает ${formatDate(until)}` : (value?.note ?? hint)}
      hintTone={isEarly ? 'orange' : undefined}
      options={options}
      value={value?.value ?? null}
      onChange={(id) => {
        onChange(pickedSignatory(people.find((one) => one.id === id) ?? null));
      }}
    />
  );
}
