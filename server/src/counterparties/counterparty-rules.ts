import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { counterpartyFaults } from 'shared/contract/counterparty/counterparty-faults';
import { accountWarnings } from 'shared/contract/counterparty/requisite-rules';
import type { RecordValues, WireField } from 'shared/contract/record/field-table';
import type { FieldErrors } from '../platform/http/errors';

export type CounterpartyValues = RecordValues<typeof COUNTERPARTY_FIELDS>;
export type CounterpartyField = WireField<typeof COUNTERPARTY_FIELDS>;

/**
 * What the rules say against the fields that were said, by the names of the wire: what was right when it was saved is
 * not held against a change of something else.
 */
export function faultsAgainst(
  values: CounterpartyValues,
  { fields, today }: { fields: readonly string[]; today: string },
): FieldErrors {
  const isSaid = (path: string) => fields.includes('type') || fields.includes(path.split('.')[0] ?? path);
  return Object.fromEntries(
    Object.entries(counterpartyFaults(values, today)).flatMap(([path, fault]) =>
      isSaid(path) ? [[path, [fault]]] : [],
    ),
  );
}

/** What looks like a slip of the pen in the accounts; it hinders nothing. */
export function warningsOf(record: Pick<Counterparty, 'bank_accounts'>): Counterparty['warnings'] {
  return record.bank_accounts.flatMap((line, at) =>
    accountWarnings(line).map(({ field, message }) => ({
      field: `bank_accounts.${String(at)}.${field}`,
      message,
    })),
  );
}
