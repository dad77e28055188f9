import { z } from 'zod';

import { agreementComing } from './agreement-coming';
import { agreementItem } from './agreement-item';
import {
  AGREEMENT_ACTIONS,
  AGREEMENT_DIRECTIONS,
  AGREEMENT_KINDS,
  AGREEMENT_STATUSES,
  AMOUNT_TYPES,
  PARTY_SIDES,
  PAYMENT_DAYS_TYPES,
  RENEWAL_TYPES,
  RISK_LEVELS,
  SIGNING_METHODS,
  VALIDITY_RULES,
} from './agreement-status';
import { originalsOfCard, originalsOfRow } from './originals';
import { signedFile, signedFiles } from '../file/signed-file';
import { id, moment } from '../record/field';
import { listOf } from '../list/paging';
import { archivedBy } from '../record/keeper-fields';
import { FIELD_GROUPS } from '../record/field-table';
import {
  accountReference,
  counterpartyReference,
  reference,
  signatoryReference,
  userReference,
} from '../list/reference';
import { VAT_MODES } from '../money/vat';

/** What the reader may do with this record; the server refuses regardless. */
export const agreementCan = z.object({
  edit: z.boolean(),
  /** Only fields of service (responsible, tags, originals, storage place…). */
  edit_service: z.boolean(),
  delete: z.boolean(),
  upload: z.boolean(),
});

/** A row of the register: end, sum and counterparty are those in force today. */
export const agreementRow = z.object({
  id,
  number: z.string().nullable(),
  internal_number: z.string(),
  agreement_date: z.string().nullable(),
  title: z.string(),
  status: z.enum(AGREEMENT_STATUSES),
  direction: z.enum(AGREEMENT_DIRECTIONS),
  kind: z.enum(AGREEMENT_KINDS),
  agreement_type: reference,
  organization: counterpartyReference,
  counterparty: counterpartyReference,
  department: reference.nullable(),
  responsible: userReference,
  amount: z.string().nullable(),
  vat_amount: z.string().nullable(),
  currency_code: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  is_indefinite: z.boolean(),
  /** The day every side has agreed by an addendum to end it on, while that day is still to come; null when none. */
  agreed_end: z
    .object({ day: z.string(), addendum: z.object({ id, number: z.string() }) })
    .nullable()
    .optional(),
  ...originalsOfRow,
  tags: z.array(z.string()),
  archived_at: moment.nullable(),
  /** The last day it has to be kept; null before it has ended, and when it is kept for ever. */
  retention_until: z.string().nullable().optional(),
  /** By an act its files were destroyed; what is known of it stays. */
  destroyed_at: moment.nullable().optional(),
  created_at: moment,
  updated_at: moment,
  lock_version: z.int(),
  can: agreementCan,
});
export type AgreementRow = z.infer<typeof agreementRow>;
export const agreementList = listOf(agreementRow);

export const agreementParty = z.object({
  id,
  counterparty: counterpartyReference,
  role_name: z.string(),
  side: z.enum(PARTY_SIDES),
  signatory: signatoryReference.nullable(),
  signed_at: z.string().nullable(),
  /** The full name of whoever signed for the side; null while nobody has, and when it was not told. */
  signed_by: z.string().nullable().optional(),
  /** The employee who wrote that day down. */
  signed_set_by_id: id.nullable().optional(),
  /** The file that bears its signature; null where none was named. */
  signed_file: signedFile.nullable().optional(),
  comment: z.string().nullable(),
});
export type AgreementParty = z.infer<typeof agreementParty>;

/** What is in force today instead of the original, as far as register and card show it. */
export const agreementEffective = z.object({
  end_date: z.string().nullable(),
  is_indefinite: z.boolean(),
  amount: z.string().nullable(),
  vat_amount: z.string().nullable(),
  currency_code: z.string(),
  vat_mode: z.enum(VAT_MODES),
  vat_rate: z.object({ id, name: z.string(), percent: z.string().nullable() }).nullable(),
  counterparty: counterpartyReference,
  /** The further sides as addenda have left them. */
  parties: z.array(agreementParty),
  /** Wire's name of a changed term → the addendum that changed it; null by renewal. */
  changed: z.record(z.string(), z.object({ id, number: z.string() }).nullable()),
});
export type AgreementEffective = z.infer<typeof agreementEffective>;

/** The whole card: the terms as they were signed. */
export const agreement = agreementRow.extend({
  ...archivedBy,
  counterparty_number: z.string().nullable(),
  subject: z.string().nullable(),
  is_template_based: z.boolean(),
  curator: userReference.nullable(),
  author: userReference.nullable(),
  parent_agreement: z.object({ id, name: z.string() }).nullable(),
  /** The commercial offer it was made by. */
  commercial_offer: reference.nullable(),
  approval_required: z.boolean(),
  /** What its type asks of its fields, by their names on the wire. */
  field_rules: z.record(z.string(), z.enum(['hidden', 'required'])),
  /** Templates its type names: offered first when a text is made. */
  file_template_ids: z.array(id),
  /** Documents its type requires and it lacks, by their names. */
  missing_documents: z.array(z.string()),
  validity_rule: z.enum(VALIDITY_RULES),
  renewal_type: z.enum(RENEWAL_TYPES),
  renewal_months: z.int().nullable(),
  renewal_count: z.int(),
  renewal_limit: z.int().nullable(),
  /** Months the term goes on by at its end by what is in force; null when it ends there. */
  renews_by: z.int().nullable(),
  /** The day on which somebody objected to renewal; null while nobody has. */
  renewal_declined_on: z.string().nullable(),
  renewal_declined_by: z.enum(['us', 'them']).nullable(),
  notice_days: z.int().nullable(),
  /** The last day to object to renewal by the terms in force: end_date − notice_days; null when there is nothing to object to. */
  notice_deadline: z.string().nullable(),
  termination_notice_days: z.int().nullable(),
  amount_type: z.enum(AMOUNT_TYPES),
  /** True when the sum is given by hand and may differ from the lines. */
  amount_is_manual: z.boolean(),
  /** Sum of the lines less the document's sum; null when they agree or there are no lines. */
  amount_difference: z.string().nullable(),
  vat_mode: z.enum(VAT_MODES),
  vat_rate: z.object({ id, name: z.string(), percent: z.string().nullable() }).nullable(),
  vat_note: z.string().nullable(),
  amount_without_vat: z.string().nullable(),
  payment_terms: z.string().nullable(),
  prepayment_percent: z.string().nullable(),
  payment_days: z.int().nullable(),
  payment_days_type: z.enum(PAYMENT_DAYS_TYPES),
  penalty_terms: z.string().nullable(),
  liability_cap: z.string().nullable(),
  /** The account of one of the two sides that payments go to; null: the main account of whoever is paid. */
  bank_account: accountReference.nullable(),
  our_signatory: signatoryReference.nullable(),
  their_signatory: signatoryReference.nullable(),
  signing_method: z.enum(SIGNING_METHODS),
  signed_by_us_at: z.string().nullable(),
  signed_by_them_at: z.string().nullable(),
  ...signedFiles,
  activation_basis: z.enum(['copy', 'original']),
  ...originalsOfCard,
  edi_operator: z.string().nullable(),
  edi_document_id: z.string().nullable(),
  edi_status: z.string().nullable(),
  edi_url: z.string().nullable(),
  is_subcontract: z.boolean(),
  procurement_law: z.enum(['none', '44fz', '223fz']),
  risk_level: z.enum(RISK_LEVELS).nullable(),
  confidentiality: z.enum(['normal', 'restricted']),
  status_changed_at: moment,
  status_reason: z.string().nullable(),
  termination_date: z.string().nullable(),
  termination_initiator: z.enum(['us', 'them', 'mutual', 'court']).nullable(),
  termination_reason: z.string().nullable(),
  suspended_from: z.string().nullable(),
  suspended_reason: z.string().nullable().optional(),
  completed_at: z.string().nullable(),
  retention_until: z.string().nullable(),
  is_kept_forever: z.boolean().optional(),
  destruction_act: z.string().nullable().optional(),
  destruction_act_id: id.nullable().optional(),
  items: z.array(agreementItem),
  parties: z.array(agreementParty),
  /** What addenda and renewals have made of the terms by today; null when everything holds as it was signed. */
  effective: agreementEffective.nullable(),
  /** Of what is owed and what was agreed upon, as far as the reader may see it; absent of an older server. */
  coming: agreementComing.optional(),
  files_count: z.int(),
  /** Of a signed one the signed file, otherwise the text that the running or the last approval has frozen. */
  current_version_id: id.nullable().optional(),
  /** Groups of fields this reader may change in this state. */
  open_groups: z.array(z.enum(FIELD_GROUPS)),
  available_actions: z.array(z.enum(AGREEMENT_ACTIONS)),
  /** What still stands in the way of sending: field name (or `files`) → sentence. */
  readiness: z.array(
    z.object({ field: z.string(), message: z.string(), level: z.enum(['error', 'warning']) }),
  ),
});
export type Agreement = z.infer<typeof agreement>;

/** Where a record stands within a list: GET /api/agreements/{id}/neighbours with the list's query. */
export const listNeighbours = z.object({
  position: z.int().nullable(),
  total: z.int(),
  total_is_capped: z.boolean(),
  previous_id: id.nullable(),
  next_id: id.nullable(),
});
export type ListNeighbours = z.infer<typeof listNeighbours>;
