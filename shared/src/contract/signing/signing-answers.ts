import { z } from 'zod';

import { day, id, seenText, text } from '../record/field';

/** What an action of a document that is signed may say; which of it an action needs is the workflow's to say. */
export const SIGNING_ANSWERS = {
  lock_version: z.int(),
  reason: seenText.max(2000).optional(),
  /** The day of what the action notes: of a signature, a suspension, an end, an objection to renewal. */
  date: day.optional(),
  side: z.enum(['us', 'them', 'third']).optional(),
  /** With the side «third»: which of the further sides has signed. */
  party_id: id.optional(),
  /** With `party_id`: who signed for it; left out, whoever the side names for that, whose power holds on the day. */
  signed_by: text(255).optional(),
  /** With `side`: the version of the document's files that bears the signature. */
  document_version_id: id.optional(),
  /** Where a received original lies. */
  storage_place: text(255).optional(),
  /** The person knows what speaks against the action, and that it holds nevertheless. */
  confirmed: z.literal(true).optional(),
} as const;
