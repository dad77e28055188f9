import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import {
  accountWarnings,
  bicFault,
  innFault,
  kppFault,
  ogrnFault,
} from 'shared/contract/counterparty/requisite-rules';
import type { RecordValues, WireField } from 'shared/contract/record/field-table';
import type { FieldErrors } from '../platform/http/errors';

export type CounterpartyValues = RecordValues<typeof COUNTERPARTY_FIELDS>;
export type CounterpartyField = WireField<typeof COUNTERPARTY_FIELDS>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_FAULT = 'Укажите адрес вида name@company.ru';

type Report = (field: string, fault: string | null) => void;

function reportAccounts(values: CounterpartyValues, report: Report): void {
  for (const [at, line] of values.bank_accounts.entries()) {
    const path = `bank_accounts.${String(at)}`;
    report(`${path}.bic`, bicFault(line.bic));
    if (line.bic !== null && !/^\d{20}$/.test(line.account)) {
      report(`${path}.account`, 'Счёт состоит из 20 цифр');
    }
    const { valid_from: from, valid_to: to } = line;
    if (from !== null && to !== null && to < from) report(`${path}.valid_to`, 'Раньше дня «действует с»');
  }
  const primary = values.bank_accounts.filter((line) => line.is_primary).map((line) => line.currency_code);
  if (new Set(primary).size < primary.length) report('bank_accounts', 'Основной счёт в каждой валюте один');
}

function reportPeople(values: CounterpartyValues, report: Report): void {
  if (values.signatories.filter((line) => line.is_default).length > 1) {
    report('signatories', 'Основной подписант один');
  }
  for (const [at, line] of values.signatories.entries()) {
    const { basis_date: from, basis_valid_until: until } = line;
    if (from !== null && until !== null && until < from) {
      report(`signatories.${String(at)}.basis_valid_until`, 'Раньше даты основания');
    }
  }
  if (values.contacts.filter((line) => line.is_primary).length > 1) {
    report('contacts', 'Основной контакт один');
  }
  for (const [at, { email }] of values.contacts.entries()) {
    if (email !== null && !EMAIL.test(email)) report(`contacts.${String(at)}.email`, EMAIL_FAULT);
  }
}

/** Rules of requisites, accounts and people, as field → sentences; empty when all are kept. */
function faultsOf(values: CounterpartyValues): FieldErrors {
  const errors: FieldErrors = {};
  const report: Report = (field, fault) => {
    if (fault !== null) errors[field] = [fault];
  };
  report('inn', innFault(values));
  report('kpp', kppFault(values));
  report('ogrn', ogrnFault(values));
  if (values.email !== null && !EMAIL.test(values.email)) report('email', EMAIL_FAULT);
  reportAccounts(values, report);
  reportPeople(values, report);
  return errors;
}

/**
 * What the rules say against the fields that were said, by the names of the wire: what was right when it was saved is
 * not held against a change of something else.
 */
export function faultsAgainst(values: CounterpartyValues, fields: readonly string[]): FieldErrors {
  const faults = faultsOf(values);
  if (fields.includes('type')) return faults;
  const isSaid = (path: string) => fields.includes(path.split('.')[0] ?? path);
  return Object.fromEntries(Object.entries(faults).filter(([path]) => isSaid(path)));
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
