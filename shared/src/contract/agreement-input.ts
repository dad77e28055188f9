import { z } from 'zod';

import { agreementItemInput, MAX_ITEMS } from './agreement-item';
import {
  AGREEMENT_DIRECTIONS,
  AGREEMENT_KINDS,
  AMOUNT_TYPES,
  ORIGINALS_STATUSES,
  PARTY_SIDES,
  PAYMENT_DAYS_TYPES,
  RENEWAL_TYPES,
  RISK_LEVELS,
  SIGNING_METHODS,
  VALIDITY_RULES,
} from './agreement-status';
import { day, id, money, optionalText, percent, text } from './field';
import { VAT_MODES } from './vat';

const days = z.int().min(0, 'Не меньше нуля').max(3650, 'Не больше 3650 дней');

export const agreementPartyInput = z.strictObject({
  id: id.optional(),
  counterparty_id: id,
  role_name: text(100),
  side: z.enum(PARTY_SIDES),
  signatory_id: id.nullable().optional(),
  comment: optionalText(1000).optional(),
});

/** What a person may send of an agreement; everything else is the server's and is refused. */
export const agreementFields = z.strictObject({
  number: optionalText(64),
  counterparty_number: optionalText(64),
  agreement_date: day.nullable(),
  title: text(255),
  subject: optionalText(10_000),
  agreement_type_id: id,
  direction: z.enum(AGREEMENT_DIRECTIONS),
  kind: z.enum(AGREEMENT_KINDS),
  organization_id: id,
  counterparty_id: id,
  department_id: id.nullable(),
  responsible_id: id,
  curator_id: id.nullable(),
  parent_agreement_id: id.nullable(),
  start_date: day.nullable(),
  end_date: day.nullable(),
  is_indefinite: z.boolean(),
  validity_rule: z.enum(VALIDITY_RULES),
  renewal_type: z.enum(RENEWAL_TYPES),
  renewal_months: z.int().min(1, 'От 1 до 120 месяцев').max(120, 'От 1 до 120 месяцев').nullable(),
  renewal_limit: z.int().min(1).max(100).nullable(),
  notice_days: days.nullable(),
  termination_notice_days: days.nullable(),
  amount: money.nullable(),
  amount_type: z.enum(AMOUNT_TYPES),
  amount_is_manual: z.boolean(),
  currency_code: z.string().regex(/^[A-Z]{3}$/, 'Выберите валюту'),
  vat_mode: z.enum(VAT_MODES),
  vat_rate_id: id.nullable(),
  vat_note: optionalText(500),
  payment_terms: optionalText(4000),
  prepayment_percent: percent.nullable(),
  payment_days: days.nullable(),
  payment_days_type: z.enum(PAYMENT_DAYS_TYPES),
  penalty_terms: optionalText(4000),
  liability_cap: money.nullable(),
  our_signatory_id: id.nullable(),
  their_signatory_id: id.nullable(),
  signing_method: z.enum(SIGNING_METHODS),
  activation_basis: z.enum(['copy', 'original']),
  originals_status: z.enum(ORIGINALS_STATUSES),
  originals_sent_at: day.nullable(),
  originals_due_at: day.nullable(),
  originals_received_at: day.nullable(),
  storage_place: optionalText(255),
  risk_level: z.enum(RISK_LEVELS).nullable(),
  confidentiality: z.enum(['normal', 'restricted']),
  tags: z.array(text(50)).max(20, 'Не больше 20 меток'),
  items: z.array(agreementItemInput).max(MAX_ITEMS, `Не больше ${String(MAX_ITEMS)} строк`),
  parties: z.array(agreementPartyInput).max(20),
});

/** Of a new agreement only what identifies it is required; the rest takes the type's or the plain defaults. */
export const agreementCreate = agreementFields.partial().required({
  title: true,
  agreement_type_id: true,
  organization_id: true,
  counterparty_id: true,
  responsible_id: true,
});
export type AgreementCreate = z.input<typeof agreementCreate>;

/** A change: the fields that change and the version they were read at. */
export const agreementUpdate = agreementFields.partial().extend({ lock_version: z.int() });
export type AgreementUpdate = z.input<typeof agreementUpdate>;

/** The body of every action; which fields an action needs is the workflow's to say. */
export const agreementActionInput = z.strictObject({
  lock_version: z.int(),
  reason: z.string().trim().max(2000).optional(),
  /** Day of signing, suspension, termination or completion. */
  date: day.optional(),
  side: z.enum(['us', 'them']).optional(),
  initiator: z.enum(['us', 'them', 'mutual', 'court']).optional(),
});
export type AgreementActionInput = z.input<typeof agreementActionInput>;

/** Change of several records at once: responsible, tags, archive. */
export const agreementBulkInput = z.strictObject({
  ids: z.array(id).min(1).max(200),
  responsible_id: id.optional(),
  add_tag: text(50).optional(),
  archive: z.boolean().optional(),
});
