import { z } from 'zod';

import { ADDENDUM_ACTIONS } from './addendum.workflow';
import { ADDENDUM_STATUSES } from './addendum.labels';
import { agreementItem } from '../agreement/agreement-item';
import { agreementParty } from '../agreement/agreement';
import { SIGNING_METHODS } from '../agreement/agreement-status';
import { originalsOfCard, originalsOfRow } from '../agreement/originals';
import { termValue } from './effective-terms';
import { signedFiles } from '../file/signed-file';
import { id, moment } from '../record/field';
import { archivedBy } from '../record/keeper-fields';
import { listOf } from '../list/paging';
import { FIELD_GROUPS } from '../record/field-table';
import { counterpartyReference, signatoryReference, userReference } from '../list/reference';
export { ADDENDUM_STATUSES, ADDENDUM_STATUS_LABELS, type AddendumStatus } from './addendum.labels';

/** What the reader may do with this record; the server refuses regardless. */
export const addendumCan = z.object({
  edit: z.boolean(),
  edit_service: z.boolean(),
  delete: z.boolean(),
  upload: z.boolean(),
});

/** A row of the register. */
export const addendumRow = z.object({
  id,
  agreement: z.object({ id, name: z.string() }),
  number: z.string(),
  addendum_date: z.string().nullable(),
  title: z.string(),
  kinds: z.array(z.string()),
  /** `kinds`, by the name of the domain reference. */
  kind: z.array(z.string()).optional(),
  effective_from: z.string().nullable(),
  /** In force before the day it was made: «распространяется на отношения с»; an older server does not say it of a row. */
  is_retroactive: z.boolean().optional(),
  summary: z.string().nullable(),
  counterparty_id: id,
  counterparty_name: z.string(),
  /** With its form; an older server does not say it of a row. */
  counterparty: counterpartyReference.optional(),
  responsible_id: id,
  responsible_name: z.string(),
  status: z.enum(ADDENDUM_STATUSES),
  archived_at: moment.nullable(),
  ...originalsOfRow,
  created_at: moment,
  updated_at: moment,
  lock_version: z.int(),
  can: addendumCan,
});
export type AddendumRow = z.infer<typeof addendumRow>;
export const addendumList = listOf(addendumRow);

/** The line that is added to the specification, under the number it will have; absent of any other change. */
const addedItem = agreementItem
  .omit({
    id: true,
    position: true,
    amount_without_vat: true,
    vat_amount: true,
    amount: true,
  })
  .partial();

/** The further side that comes in, under the number it will have; absent of any other change. */
const addedParty = agreementParty
  .omit({ id: true, signed_at: true, signed_by: true, signed_set_by_id: true, signed_file: true })
  .partial();

/** A term of the agreement and what becomes of it, as values and in words. */
export const addendumChange = z.object({
  id,
  target: z.enum(['agreement', 'item', 'party', 'obligation']),
  /** The line of the specification, the further side, or the obligation; null of a term of the agreement itself. */
  target_id: id.nullable(),
  operation: z.enum(['set', 'add', 'remove']),
  field: z.string().nullable(),
  /** What was in force when the change was prepared. */
  old_value: termValue,
  new_value: termValue,
  clause_ref: z.string().nullable(),
  ...addedItem.shape,
  ...addedParty.shape,
  label: z.string(),
  old: z.string().nullable(),
  new: z.string().nullable(),
  /**
   * What is in force instead of the old value; of what is signed, what was when it was signed or took effect. Null
   * while the old value still holds, or held then.
   */
  conflict: z.object({ now: z.string().nullable() }).nullable(),
});
export type AddendumChange = z.infer<typeof addendumChange>;

/** The whole card. */
export const addendum = addendumRow.extend({
  agreement: z.object({ id, name: z.string(), title: z.string(), status: z.string() }),
  organization: counterpartyReference,
  counterparty: counterpartyReference,
  responsible: userReference,
  author: userReference.nullable(),
  effective_to: z.string().nullable(),
  /** In force before the day it was made: «распространяется на отношения с». */
  is_retroactive: z.boolean(),
  reason: z.string().nullable(),
  our_signatory: signatoryReference.nullable(),
  their_signatory: signatoryReference.nullable(),
  signing_method: z.enum(SIGNING_METHODS),
  activation_basis: z.enum(['copy', 'original']),
  ...originalsOfCard,
  edi_operator: z.string().nullable(),
  edi_document_id: z.string().nullable(),
  edi_status: z.string().nullable(),
  edi_url: z.string().nullable(),
  signed_by_us_at: z.string().nullable(),
  signed_by_them_at: z.string().nullable(),
  ...signedFiles,
  /** The further sides of the agreement, each with the day it has signed this addendum. */
  parties: z.array(agreementParty),
  ...archivedBy,
  /** Its agreement was destroyed by an act, and its own contents with it. */
  destroyed_at: moment.nullable().optional(),
  status_changed_at: moment,
  status_reason: z.string().nullable(),
  files_count: z.int(),
  /** Of a signed one the signed file, otherwise the text that the running or the last approval has frozen. */
  current_version_id: id.nullable().optional(),
  changes: z.array(addendumChange),
  open_groups: z.array(z.enum(FIELD_GROUPS)),
  available_actions: z.array(z.enum(ADDENDUM_ACTIONS)),
  /** What still stands in the way of the next step: field name (or `files`) → sentence. */
  readiness: z.array(
    z.object({ field: z.string(), message: z.string(), level: z.enum(['error', 'warning']) }),
  ),
});
export type Addendum = z.infer<typeof addendum>;
