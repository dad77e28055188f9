import { z } from 'zod';

import { AGREEMENT_FIELDS } from './agreement.fields';
import { BULK_CHANGES, bulkIds } from '../list/bulk-change';
import { day, id, seenText, text } from '../record/field';
import { changeSchema, createSchema, recordSchema, wholeSchema } from '../record/field-schema';

/** What a person may send of an agreement; everything else is the server's and is refused. */
export const agreementFields = recordSchema(AGREEMENT_FIELDS);

/** Of a new agreement only what identifies it is required; the rest takes the type's or the plain defaults. */
export const agreementCreate = createSchema(AGREEMENT_FIELDS);
export type AgreementCreate = z.input<typeof agreementCreate>;

/** A change: the fields that change and the version they were read at. */
export const agreementUpdate = changeSchema(AGREEMENT_FIELDS);
export type AgreementUpdate = z.input<typeof agreementUpdate>;

/** A whole agreement in the place of the present one. */
export const agreementWhole = wholeSchema(AGREEMENT_FIELDS);

/** The body of every action; which fields an action needs is the workflow's to say. */
export const agreementActionInput = z.strictObject({
  lock_version: z.int(),
  reason: seenText.max(2000).optional(),
  /** Day of signing, suspension, termination, completion or of an objection to renewal. */
  date: day.optional(),
  side: z.enum(['us', 'them', 'third']).optional(),
  /** With the side «third»: which of the further sides of the agreement has signed. */
  party_id: id.optional(),
  /** With `party_id`: who signed for it; left out, whoever the side names for that, whose power holds on the day. */
  signed_by: text(255).optional(),
  /** With `side`: the version of the document's files that bears the signature. */
  document_version_id: id.optional(),
  /** Where a received original lies. */
  storage_place: text(255).optional(),
  initiator: z.enum(['us', 'them', 'mutual', 'court']).optional(),
  /** The person knows what is still owed by the agreement that ends, or that an objection came late. */
  confirmed: z.literal(true).optional(),
});
export type AgreementActionInput = z.input<typeof agreementActionInput>;

/** Change of several records at once: responsible, tags, archive. */
export const agreementBulkInput = z.strictObject({ ids: bulkIds, ...BULK_CHANGES });
