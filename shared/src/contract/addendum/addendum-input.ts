import { z } from 'zod';

import { day, id, seenText, text } from '../record/field';
import { changeSchema, createSchema, wholeSchema } from '../record/field-schema';
import { ADDENDUM_FIELDS } from './addendum.fields';

/** A new addendum: its agreement, title and what it changes are required, the rest has defaults. */
export const addendumCreate = createSchema(ADDENDUM_FIELDS);
export type AddendumCreate = z.input<typeof addendumCreate>;

/** A change: the fields that change and the version they were read at. */
export const addendumUpdate = changeSchema(ADDENDUM_FIELDS);
export type AddendumUpdate = z.input<typeof addendumUpdate>;

/** A whole addendum in the place of the present one. */
export const addendumWhole = wholeSchema(ADDENDUM_FIELDS);

/** The body of every action; which fields an action needs is the workflow's to say. */
export const addendumActionInput = z.strictObject({
  lock_version: z.int(),
  reason: seenText.max(2000).optional(),
  date: day.optional(),
  side: z.enum(['us', 'them', 'third']).optional(),
  /** With the side «third»: which of the further sides of the agreement has signed. */
  party_id: id.optional(),
  /** With `party_id`: who signed for it; left out, whoever the side names for that, whose power holds on the day. */
  signed_by: text(255).optional(),
  /** With `side`: the version of the document's files that bears the signature. */
  document_version_id: id.optional(),
  /** The person knows which terms have changed since it was prepared, and that the signed paper holds as it is. */
  confirmed: z.literal(true).optional(),
  /** Where a received original lies. */
  storage_place: text(255).optional(),
});
export type AddendumActionInput = z.input<typeof addendumActionInput>;
