import { z } from 'zod';

import { day, id, seenText } from '../record/field';
import { changeSchema, createSchema, wholeSchema } from '../record/field-schema';
import { OFFER_FIELDS } from './commercial-offer.fields';

/** A new offer: its day, title, organisation and responsible employee are required, the rest has defaults. */
export const offerCreate = createSchema(OFFER_FIELDS);
export type OfferCreate = z.input<typeof offerCreate>;

/** A change: the fields that change and the version they were read at. */
export const offerUpdate = changeSchema(OFFER_FIELDS);
export type OfferUpdate = z.input<typeof offerUpdate>;

/** A whole offer in the place of the present one. */
export const offerWhole = wholeSchema(OFFER_FIELDS);

/** The body of every action; which fields an action needs is the workflow's to say. */
export const offerActionInput = z.strictObject({
  lock_version: z.int(),
  reason: seenText.max(2000, 'Не длиннее 2000 знаков').optional(),
  /** Day on which it was sent, opened, accepted or declined. */
  date: day.optional(),
  /** Why it was accepted or declined. */
  decision_reason_id: id.optional(),
  sent_to: seenText.max(255, 'Не длиннее 255 знаков').optional(),
  /** Of the agreement that is made. */
  agreement_type_id: id.optional(),
  /** Who a lead has become. */
  counterparty_id: id.optional(),
  /** The rival it is compared with. */
  offer_id: id.optional(),
  /** The person knows that another offer of the comparison has come before, and takes this one nevertheless. */
  confirmed: z.literal(true).optional(),
});
export type OfferActionInput = z.input<typeof offerActionInput>;
