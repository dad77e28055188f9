import { BASIS_TYPE_LABELS, PERSON_GENDER_LABELS } from './counterparty.labels';
import type { FieldTable } from '../record/field-table';

const requisite = { group: 'essential', section: 'line' } as const;
const person = { group: 'open', section: 'line' } as const;

/** Fields of a bank account. Source: domain reference, 1.4. */
export const BANK_ACCOUNT_FIELDS = {
  account: { label: 'счёт', kind: 'text', max: 34, required: true, ...requisite },
  bank_name: { label: 'банк', kind: 'text', max: 255, required: true, ...requisite },
  bic: { label: 'БИК', kind: 'text', max: 9, ...requisite },
  correspondent_account: { label: 'корр. счёт', kind: 'text', max: 20, ...requisite },
  currency_code: { label: 'валюта', kind: 'currency', default: 'RUB', ...requisite },
  is_primary: { label: 'основной', kind: 'flag', default: false, ...requisite },
  swift: { label: 'SWIFT', kind: 'text', max: 11, ...requisite },
  iban: { label: 'IBAN', kind: 'text', max: 34, ...requisite },
  valid_from: { label: 'действует с', kind: 'day', ...requisite },
  valid_to: { label: 'действует по', kind: 'day', ...requisite },
} as const satisfies FieldTable;

/** Fields of a person who may sign for the counterparty. Source: domain reference, 1.4. */
export const SIGNATORY_FIELDS = {
  last_name: { label: 'фамилия', kind: 'text', max: 100, required: true, ...person },
  first_name: { label: 'имя', kind: 'text', max: 100, required: true, ...person },
  middle_name: { label: 'отчество', kind: 'text', max: 100, ...person },
  gender: { label: 'пол', kind: 'choice', labels: PERSON_GENDER_LABELS, default: null, ...person },
  job_title: { label: 'должность', kind: 'text', max: 255, required: true, ...person },
  full_name_genitive: { label: 'ФИО в родительном падеже', kind: 'text', max: 320, ...person },
  job_title_genitive: { label: 'должность в родительном падеже', kind: 'text', max: 255, ...person },
  basis_type: {
    label: 'основание',
    kind: 'choice',
    labels: BASIS_TYPE_LABELS,
    default: null,
    required: true,
    ...person,
  },
  basis_number: { label: 'номер основания', kind: 'text', max: 64, ...person },
  basis_date: { label: 'дата основания', kind: 'day', ...person },
  basis_valid_until: { label: 'полномочия до', kind: 'day', ...person },
  machine_readable_poa_number: { label: 'номер МЧД', kind: 'text', max: 64, ...person },
  amount_limit: { label: 'предел суммы', kind: 'money', digits: 16, ...person },
  is_default: { label: 'основной', kind: 'flag', default: false, ...person },
} as const satisfies FieldTable;

/** Fields of a person one talks to. Source: domain reference, 1.4. */
export const CONTACT_FIELDS = {
  name: { label: 'имя', kind: 'text', max: 255, required: true, ...person },
  job_title: { label: 'должность', kind: 'text', max: 255, ...person },
  phone: { label: 'телефон', kind: 'text', max: 64, ...person },
  email: { label: 'почта', kind: 'text', max: 254, ...person },
  is_primary: { label: 'основной', kind: 'flag', default: false, ...person },
  note: { label: 'примечание', kind: 'text', max: 500, ...person },
} as const satisfies FieldTable;
