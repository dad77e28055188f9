import { z } from 'zod';

import { AGREEMENT_FIELDS } from './agreement.fields';
import { BULK_CHANGES, bulkIds } from '../list/bulk-change';
import { changeSchema, createSchema, recordSchema, wholeSchema } from '../record/field-schema';
import { SIGNING_ANSWERS } from '../signing/signing-answers';

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
  ...SIGNING_ANSWERS,
  /** Of a termination: who wants it. */
  initiator: z.enum(['us', 'them', 'mutual', 'court']).optional(),
});
export type AgreementActionInput = z.input<typeof agreementActionInput>;

/** Change of several records at once: responsible, tags, archive. */
export const agreementBulkInput = z.strictObject({ ids: bulkIds, ...BULK_CHANGES });
