import { isMailAddress } from '../record/mail-address';
import { countryFault, phoneFault, websiteFault } from './reach-rules';
import { accountFaults, innFault, kppFault, ogrnFault, type Requisites } from './requisite-rules';

const EMAIL_FAULT = 'Укажите адрес вида name@company.ru';

interface JudgedAccount {
  bic: string | null;
  account: string | null;
  correspondent_account: string | null;
  currency_code: string | null;
  is_primary: boolean;
  valid_from: string | null;
  valid_to: string | null;
}

/** Of a counterparty, saved or typed, what the rules look at. Days are `yyyy-mm-dd`. */
export interface JudgedCounterparty extends Requisites {
  registration_date: string | null;
  country_code: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  bank_accounts: readonly JudgedAccount[];
  signatories: readonly {
    is_default: boolean;
    basis_date: string | null;
    basis_valid_until: string | null;
  }[];
  contacts: readonly { phone: string | null; email: string | null; is_primary: boolean }[];
}

type Report = (field: string, fault: string | null) => void;

function reportAccounts({ bank_accounts: accounts }: JudgedCounterparty, report: Report): void {
  for (const [at, line] of accounts.entries()) {
    const path = `bank_accounts.${String(at)}`;
    for (const { field, message } of accountFaults(line)) report(`${path}.${field}`, message);
    const { valid_from: from, valid_to: to } = line;
    if (from !== null && to !== null && to < from) report(`${path}.valid_to`, 'Раньше дня «действует с»');
  }
  const primary = accounts.filter((line) => line.is_primary).map((line) => line.currency_code);
  if (new Set(primary).size < primary.length) report('bank_accounts', 'Основной счёт в каждой валюте один');
}

function reportPeople({ signatories, contacts }: JudgedCounterparty, report: Report): void {
  if (signatories.filter((line) => line.is_default).length > 1) {
    report('signatories', 'Основной подписант один');
  }
  for (const [at, { basis_date: from, basis_valid_until: until }] of signatories.entries()) {
    if (from !== null && until !== null && until < from) {
      report(`signatories.${String(at)}.basis_valid_until`, 'Раньше даты основания');
    }
  }
  if (contacts.filter((line) => line.is_primary).length > 1) report('contacts', 'Основной контакт один');
  for (const [at, { phone, email }] of contacts.entries()) {
    report(`contacts.${String(at)}.phone`, phoneFault(phone));
    if (email !== null && !isMailAddress(email)) report(`contacts.${String(at)}.email`, EMAIL_FAULT);
  }
}

/** Rules of requisites, accounts and people on a day, as field path → sentence; empty when all are kept. */
export function counterpartyFaults(values: JudgedCounterparty, today: string): Record<string, string> {
  const errors: Record<string, string> = {};
  const report: Report = (field, fault) => {
    if (fault !== null) errors[field] = fault;
  };
  const { type, inn, email, country_code: country, registration_date: registered } = values;
  // As long as nobody knows what it is, nobody knows whether it has one.
  if (type !== null || inn !== null) report('inn', innFault(values));
  report('kpp', kppFault(values));
  report('ogrn', ogrnFault(values));
  if (registered !== null && registered > today) report('registration_date', 'Этот день ещё не наступил');
  report('country_code', countryFault(country, type));
  report('phone', phoneFault(values.phone));
  if (email !== null && !isMailAddress(email)) report('email', EMAIL_FAULT);
  report('website', websiteFault(values.website));
  reportAccounts(values, report);
  reportPeople(values, report);
  return errors;
}
