import {
  BANK_ACCOUNT_FIELDS,
  CONTACT_FIELDS,
  SIGNATORY_FIELDS,
} from 'shared/contract/counterparty/counterparty-lines.fields';
import { accountWarnings } from 'shared/contract/counterparty/requisite-rules';
import { FormPart, type TableLine } from 'shared/document-form';

import { LinesField, type LinesFieldProps } from '../fields/lines-field';

type Layout = ReturnType<LinesFieldProps['layout']>;

const text = (value: TableLine[string]) => (typeof value === 'string' ? value : '');

const ACCOUNT: Layout = [
  ['account', 'w6'],
  ['bic', 'w3'],
  ['currency_code', 'w3'],
  ['bank_name', 'w6'],
  ['correspondent_account', 'w6'],
];
const ABROAD: Layout = [
  ['swift', 'w6'],
  ['iban', 'w6'],
];
const TERM: Layout = [
  ['valid_from', 'half'],
  ['valid_to', 'half'],
  ['is_primary', 'w6'],
];

const PERSON: Layout = [
  ['last_name', 'w4'],
  ['first_name', 'w4'],
  ['middle_name', 'w4'],
  ['job_title', 'w8'],
  ['gender', 'w4'],
  ['basis_type', 'w4'],
];
const CHARTER: Layout = [['is_default', 'w8']];
const POWER: Layout = [
  ['basis_number', 'w4'],
  ['basis_date', 'w4'],
  ['basis_valid_until', 'w4'],
  ['amount_limit', 'w4'],
  ['machine_readable_poa_number', 'w4'],
  ['is_default', 'w12'],
];
const CASES: Layout = [
  ['full_name_genitive', 'w6'],
  ['job_title_genitive', 'w6'],
];

const CONTACT: Layout = [
  ['name', 'w6'],
  ['job_title', 'w6'],
  ['phone', 'w6'],
  ['email', 'w6'],
  ['note', 'w8'],
  ['is_primary', 'w4'],
];

/** Of the countries that have one. Source: the registry of ISO 13616. */
const SHORTEST_IBAN = 15;

/** A number that is not whole yet is not held against its key. */
function warningsOf(line: TableLine): Readonly<Record<string, string>> {
  const account = text(line.account);
  const whole = (part: string, length: number) => {
    const said = text(line[part] ?? null);
    return said.length < length ? null : said;
  };
  const found = accountWarnings({
    account,
    bic: account.length < 20 ? null : text(line.bic) || null,
    correspondent_account: whole('correspondent_account', 20),
    currency_code: text(line.currency_code),
    iban: whole('iban', SHORTEST_IBAN),
    swift: whole('swift', 8),
  });
  return Object.fromEntries(found.map(({ field, message }) => [field, message]));
}

/** Where the counterparty is paid. */
export function AccountsSection() {
  return (
    <FormPart section="accounts">
      <LinesField
        name="bank_accounts"
        table={BANK_ACCOUNT_FIELDS}
        layout={(line) => [...ACCOUNT, ...(line.currency_code === 'RUB' ? [] : ABROAD), ...TERM]}
        noun="Счёт"
        addLabel="Добавить счёт"
        main="is_primary"
        isRival={(line, other) => line.currency_code === other.currency_code}
        warningsOf={warningsOf}
      />
    </FormPart>
  );
}

/** Who signs for the counterparty, on what ground and until when. */
export function SignatoriesSection() {
  return (
    <FormPart section="signatories">
      <LinesField
        name="signatories"
        table={SIGNATORY_FIELDS}
        layout={(line) => [...PERSON, ...(line.basis_type === 'charter' ? CHARTER : POWER), ...CASES]}
        noun="Подписант"
        addLabel="Добавить подписанта"
        main="is_default"
      />
    </FormPart>
  );
}

/** Whom one talks to. */
export function ContactsSection() {
  return (
    <FormPart section="contacts">
      <LinesField
        name="contacts"
        table={CONTACT_FIELDS}
        layout={() => CONTACT}
        noun="Контакт"
        addLabel="Добавить контакт"
        main="is_primary"
      />
    </FormPart>
  );
}
