import { z } from 'zod';

import { agreementItem } from '../agreement/agreement-item';
import { OFFER_ACTIONS } from './commercial-offer.workflow';
import { OFFER_STATUSES } from './commercial-offer.labels';
import { id, moment } from '../record/field';
import { archivedBy } from '../record/keeper-fields';
import { listOf } from '../list/paging';
import { FIELD_GROUPS } from '../record/field-table';
import { counterpartyReference, reference, userReference } from '../list/reference';
import { VAT_MODES } from '../money/vat';
export { OFFER_ACTIONS, type OfferAction } from './commercial-offer.workflow';
export {
  OFFER_STATUSES,
  OFFER_STATUS_LABELS,
  OFFER_DIRECTION_LABELS,
  type OfferStatus,
} from './commercial-offer.labels';

/** What the reader may do with this record; the server refuses regardless. */
export const commercialOfferCan = z.object({
  edit: z.boolean(),
  edit_service: z.boolean(),
  delete: z.boolean(),
  upload: z.boolean(),
});

/** A row of the register. */
export const commercialOfferRow = z.object({
  id,
  number: z.string(),
  /** 1 of the first; a revision keeps the number of what it replaces. */
  revision: z.int(),
  offer_date: z.string(),
  direction: z.enum(['incoming', 'outgoing']),
  title: z.string(),
  subject: z.string().nullable(),
  organization_id: id,
  organization_name: z.string(),
  /** Null of a lead who is not in the book yet. */
  counterparty_id: id.nullable(),
  counterparty_name: z.string(),
  /** Whom it is made to or came from, as lists name it: a lead by its name alone; absent on an older server. */
  party: z.object({ name_short: z.string(), legal_form: z.string().nullable() }).optional(),
  responsible_id: id,
  responsible_name: z.string(),
  currency_code: z.string(),
  amount: z.string().nullable(),
  vat_amount: z.string().nullable(),
  /** Of the whole, beside the discounts of the lines; already taken from the sums. */
  discount_percent: z.string(),
  valid_until: z.string().nullable(),
  status: z.enum(OFFER_STATUSES),
  archived_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  lock_version: z.int(),
  can: commercialOfferCan,
});
export type CommercialOfferRow = z.infer<typeof commercialOfferRow>;
export const commercialOfferList = listOf(commercialOfferRow);

/** The whole card. */
export const commercialOffer = commercialOfferRow.extend({
  organization: counterpartyReference,
  /** Null of a lead who is not in the book yet: then only the name is known. */
  counterparty: counterpartyReference.nullable(),
  /** One of the counterparty's contacts; null when the person is known by name alone. */
  contact: z
    .object({ id, name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
  contact_name: z.string().nullable(),
  category: reference.nullable(),
  department: reference.nullable(),
  responsible: userReference,
  author: userReference.nullable(),
  vat_mode: z.enum(VAT_MODES),
  vat_rate: z.object({ id, name: z.string(), percent: z.string().nullable() }).nullable(),
  vat_note: z.string().nullable(),
  amount_without_vat: z.string().nullable(),
  delivery_days: z.int().nullable(),
  delivery_terms: z.string().nullable(),
  warranty_months: z.int().nullable(),
  payment_terms: z.string().nullable(),
  intro_text: z.string().nullable(),
  terms_text: z.string().nullable(),
  items: z.array(agreementItem),
  sent_at: z.string().nullable(),
  sent_to: z.string().nullable(),
  /** When it was opened first: an incoming one by who is responsible, an outgoing one by the counterparty. */
  viewed_at: moment.nullable(),
  decision_at: z.string().nullable(),
  decision_reason: reference.nullable(),
  decision_comment: z.string().nullable(),
  ...archivedBy,
  status_changed_at: moment,
  status_reason: z.string().nullable(),
  approval_required: z.boolean(),
  /** Its contents were destroyed by that act; the card stays. */
  destroyed_at: moment.nullable().optional(),
  destruction_act: z.string().nullable().optional(),
  destruction_act_id: id.nullable().optional(),
  /** Offers for one need share it: GET /api/commercial-offers/groups/{id}. */
  competitor_group_id: id.nullable(),
  is_winner: z.boolean(),
  /** What this one replaces, and what has replaced it. */
  previous: reference.nullable(),
  next: reference.nullable(),
  agreement: reference.nullable(),
  files_count: z.int(),
  /** Groups of fields this reader may change in this state. */
  open_groups: z.array(z.enum(FIELD_GROUPS)),
  available_actions: z.array(z.enum(OFFER_ACTIONS)),
  /** What still stands in the way of the next step: field name (or `files`) → sentence. */
  readiness: z.array(
    z.object({ field: z.string(), message: z.string(), level: z.enum(['error', 'warning']) }),
  ),
});
export type CommercialOffer = z.infer<typeof commercialOffer>;
