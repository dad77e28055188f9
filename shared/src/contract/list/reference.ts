import { z } from 'zod';

import { id } from '../record/field';

/** A link to a record of a handbook. */
export const reference = z.object({ id, name: z.string() });
export type Reference = z.infer<typeof reference>;

/** A link to an employee; the short form «Соколова М. Д.» is made by `shared/format`. */
export const userReference = z.object({
  id,
  /** Last, first and middle name. */
  full_name: z.string(),
  department_name: z.string().nullable(),
});
export type UserReference = z.infer<typeof userReference>;

/** A link to a counterparty or an own organisation. */
export const counterpartyReference = z.object({
  id,
  /** Name without the legal form: «Лесная Плаза». */
  name_short: z.string(),
  /** ООО, АО, ИП…; null for a natural person or a foreign company. */
  legal_form: z.string().nullable(),
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
});
export type CounterpartyReference = z.infer<typeof counterpartyReference>;

/** A person who may sign for a party, and on what ground. */
export const signatoryReference = z.object({
  id,
  full_name: z.string(),
  job_title: z.string(),
  basis: z.string(),
  /** The day a power of attorney or an order was given; null where the ground has no beginning. */
  basis_valid_from: z.string().nullable(),
  basis_valid_until: z.string().nullable(),
  /** The largest sum in roubles the person may sign for; null when it has no bound. */
  amount_limit: z.string().nullable(),
});
export type SignatoryReference = z.infer<typeof signatoryReference>;

/** A bank account of a side of an agreement. */
export const accountReference = z.object({
  id,
  /** «40702810200000012345, ПАО Сбербанк, БИК 044525225»: as the journal and lists name it. */
  name: z.string(),
  /** Whose it is. */
  counterparty_id: id,
  account: z.string(),
  bank_name: z.string(),
  bic: z.string().nullable(),
  currency_code: z.string(),
  /** The last day it is open; null while it is not known to close. */
  valid_to: z.string().nullable(),
});
export type AccountReference = z.infer<typeof accountReference>;
