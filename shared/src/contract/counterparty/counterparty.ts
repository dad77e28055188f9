import { z } from 'zod';

import { day, id, moment } from '../record/field';
import { archivedBy } from '../record/keeper-fields';
import { listOf } from '../list/paging';
import { COUNTERPARTY_ACTIONS } from './counterparty.workflow';
import {
  BASIS_TYPE_LABELS,
  CHECK_STATUS_LABELS,
  COUNTERPARTY_RISK_LABELS,
  DUPLICATE_REASON_LABELS,
  GENDER_LABELS,
  PERSON_GENDER_LABELS,
  TAX_SYSTEM_LABELS,
} from './counterparty.labels';
import { FIELD_GROUPS } from '../record/field-table';
import { counterpartyReference, reference, signatoryReference, userReference } from '../list/reference';
import { COUNTERPARTY_TYPES, COUNTERPARTY_STATUSES } from './counterparty-status';
export {
  COUNTERPARTY_TYPES,
  COUNTERPARTY_STATUSES,
  type CounterpartyType,
  type CounterpartyStatus,
} from './counterparty-status';

/** One of the words of a choice. */
function oneOf<Word extends string>(labels: Readonly<Record<Word, string>>) {
  return z.enum(Object.keys(labels) as [Word, ...Word[]]);
}

/** What the reader may do with the card; the server refuses regardless. */
const counterpartyCan = z.object({
  edit: z.boolean(),
  edit_service: z.boolean(),
  delete: z.boolean(),
  upload: z.boolean(),
  /** Take another record of the same company into this one. */
  merge: z.boolean(),
});

/** The newest merge into the record, as long as the reader may undo it. */
const undoableMerge = z.object({
  source: counterpartyReference,
  merged_at: moment,
  /** The last day on which it can be undone. */
  undo_until: day,
});

export const counterpartyRow = z.object({
  id,
  is_own: z.boolean(),
  type: z.enum(COUNTERPARTY_TYPES),
  legal_form: z.string().nullable(),
  name_short: z.string(),
  name_full: z.string(),
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
  ogrn: z.string().nullable(),
  legal_address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(COUNTERPARTY_STATUSES),
  responsible_id: id.nullable(),
  responsible_name: z.string().nullable(),
  archived_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  lock_version: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type CounterpartyRow = z.infer<typeof counterpartyRow>;
export const counterpartyList = listOf(counterpartyRow);

/** What looks like a slip of the pen but may be right: it is said and hinders nothing. */
export const counterpartyWarning = z.object({ field: z.string(), message: z.string() });

const bankAccount = z.object({
  id,
  account: z.string(),
  bank_name: z.string(),
  bic: z.string().nullable(),
  correspondent_account: z.string().nullable(),
  currency_code: z.string(),
  is_primary: z.boolean(),
  swift: z.string().nullable(),
  iban: z.string().nullable(),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
});

const signatory = signatoryReference.extend({
  last_name: z.string(),
  first_name: z.string(),
  middle_name: z.string().nullable(),
  gender: oneOf(PERSON_GENDER_LABELS).nullable(),
  full_name_genitive: z.string().nullable(),
  job_title_genitive: z.string().nullable(),
  basis_type: oneOf(BASIS_TYPE_LABELS),
  basis_number: z.string().nullable(),
  basis_date: z.string().nullable(),
  machine_readable_poa_number: z.string().nullable(),
  is_default: z.boolean(),
});

const contact = z.object({
  id,
  name: z.string(),
  job_title: z.string().nullable(),
  /** `job_title`, by the name of the domain reference. */
  position: z.string().nullable().optional(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  is_primary: z.boolean(),
  note: z.string().nullable(),
});

/** The whole card. */
export const counterparty = counterpartyRow.extend({
  /** The name as it is compared: without the legal form, quotes and look-alike letters. */
  name_normalized: z.string().optional(),
  legal_form_gender: oneOf(GENDER_LABELS).nullable(),
  name_genitive: z.string().nullable(),
  name_instrumental: z.string().nullable(),
  okpo: z.string().nullable(),
  okved_main: z.string().nullable(),
  registration_date: z.string().nullable(),
  parent: counterpartyReference.nullable(),
  tax_system: oneOf(TAX_SYSTEM_LABELS).nullable(),
  default_vat_rate: reference.nullable(),
  default_vat_rate_id: id.nullable(),
  country_code: z.string().nullable(),
  tax_number: z.string().nullable(),
  registration_number: z.string().nullable(),
  postal_address: z.string().nullable(),
  actual_address: z.string().nullable(),
  website: z.string().nullable(),
  /** Whether the other addresses are the legal one. */
  addresses_equal: z.object({ postal: z.boolean(), actual: z.boolean() }).optional(),
  edi_operator: z.string().nullable(),
  edi_participant_id: z.string().nullable(),
  ...archivedBy,
  /** Who wrote the record down; null of one that came with the company or from another system. */
  created_by_name: z.string().nullable(),
  status_changed_at: moment,
  status_reason: z.string().nullable(),
  /** Where the check by security stands; follows from the state and the days of the check. */
  check_status: oneOf(CHECK_STATUS_LABELS).optional(),
  checked_at: z.string().nullable(),
  checked_by_id: id.nullable().optional(),
  checked_by_name: z.string().nullable(),
  check_valid_until: z.string().nullable(),
  check_comment: z.string().nullable(),
  responsible: userReference.nullable(),
  risk_level: oneOf(COUNTERPARTY_RISK_LABELS).nullable(),
  credit_limit: z.string().nullable(),
  payment_days_default: z.int().nullable(),
  /** Categories of products and services it delivers. */
  category_ids: z.array(id),
  category_names: z.array(z.string()),
  tags: z.array(z.string()),
  note: z.string().nullable(),
  merged_into: counterpartyReference.nullable(),
  undoable_merge: undoableMerge.nullable(),
  files_count: z.int(),
  bank_accounts: z.array(bankAccount),
  signatories: z.array(signatory),
  contacts: z.array(contact),
  can: counterpartyCan,
  open_groups: z.array(z.enum(FIELD_GROUPS)),
  available_actions: z.array(z.enum(COUNTERPARTY_ACTIONS)),
  warnings: z.array(counterpartyWarning),
  /** What its people should look after: a check or a power that has ended. */
  readiness: z.array(
    z.object({ field: z.string(), message: z.string(), level: z.enum(['error', 'warning']) }),
  ),
});
export type Counterparty = z.infer<typeof counterparty>;

/** Another record that may be the same counterparty, and why. */
export const counterpartyDuplicate = z.object({
  id,
  is_own: z.boolean(),
  name_short: z.string(),
  legal_form: z.string().nullable(),
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
  ogrn: z.string().nullable(),
  status: z.enum(COUNTERPARTY_STATUSES),
  archived_at: moment.nullable(),
  reason: oneOf(DUPLICATE_REASON_LABELS),
});
export type CounterpartyDuplicate = z.infer<typeof counterpartyDuplicate>;
export const counterpartyDuplicates = z.object({ data: z.array(counterpartyDuplicate) });

/** What goes over to the surviving record when two become one: how much of what. */
export const counterpartyMergePreview = z.object({
  data: z.array(z.object({ label: z.string(), count: z.int() })),
  /** Why they cannot become one, in a sentence; null when they can, or when the other is not named. */
  obstacle: z.string().nullable(),
});
export type CounterpartyMergePreview = z.infer<typeof counterpartyMergePreview>;

/** Sums of a year in one currency: agreements that are or were in force, and each offer once, as it was offered last; sums are decimals. */
export const counterpartyYear = z.object({
  year: z.int(),
  currency_code: z.string(),
  agreements: z.int(),
  agreements_amount: z.string(),
  /** Of the agreements those it is a further side of: it guarantees or insures what is made with somebody else. */
  further: z.int(),
  further_amount: z.string(),
  offers: z.int(),
  offers_amount: z.string(),
});
export type CounterpartyYear = z.infer<typeof counterpartyYear>;

/** Documents of a counterparty that the reader may see; null where they may read none of the kind. */
export const counterpartyUsage = z.object({
  agreements: z.int().nullable(),
  addendums: z.int().nullable(),
  commercial_offers: z.int().nullable(),
  by_year: z.array(counterpartyYear),
});
export type CounterpartyUsage = z.infer<typeof counterpartyUsage>;
