import { z } from 'zod';

import { COUNTERPARTY_STATUSES, COUNTERPARTY_TYPES } from './counterparty-status';
import { day, id, optionalText, text } from './field';

export const bankAccountInput = z.strictObject({
  id: id.optional(),
  bank_name: text(255),
  bic: optionalText(9),
  account: text(34),
  correspondent_account: optionalText(20),
  currency_code: z.string().regex(/^[A-Z]{3}$/, 'Выберите валюту'),
  is_primary: z.boolean(),
});

export const signatoryInput = z.strictObject({
  id: id.optional(),
  last_name: text(100),
  first_name: text(100),
  middle_name: optionalText(100),
  job_title: text(255),
  basis_type: z.enum(['charter', 'power_of_attorney', 'order', 'certificate']),
  basis_number: optionalText(64),
  basis_date: day.nullable(),
  basis_valid_until: day.nullable(),
  is_default: z.boolean(),
});

/** What a person may send of a counterparty or an own organisation. */
export const counterpartyFields = z.strictObject({
  is_own: z.boolean(),
  type: z.enum(COUNTERPARTY_TYPES),
  legal_form: optionalText(64),
  name_short: text(255),
  name_full: text(1000),
  inn: optionalText(12),
  kpp: optionalText(9),
  ogrn: optionalText(15),
  legal_address: optionalText(1000),
  postal_address: optionalText(1000),
  phone: optionalText(64),
  email: optionalText(254),
  website: optionalText(255),
  status: z.enum(COUNTERPARTY_STATUSES),
  note: optionalText(4000),
  default_vat_rate_id: id.nullable(),
  responsible_id: id.nullable(),
  /** All of them: an account that is not listed is removed. */
  bank_accounts: z.array(bankAccountInput).max(50),
  /** New and changed ones: a signatory who is not listed stays. */
  signatories: z.array(signatoryInput).max(50),
});

export const counterpartyCreate = counterpartyFields
  .partial()
  .required({ type: true, name_short: true, name_full: true });
export type CounterpartyCreate = z.input<typeof counterpartyCreate>;

export const counterpartyUpdate = counterpartyFields
  .omit({ is_own: true })
  .partial()
  .extend({ lock_version: z.int() });
export type CounterpartyUpdate = z.input<typeof counterpartyUpdate>;
