import { z } from 'zod';

import { BULK_CHANGES, bulkIds } from '../list/bulk-change';
import { day, id, seenText } from '../record/field';
import { changeSchema, createSchema, wholeSchema } from '../record/field-schema';
import { COUNTERPARTY_FIELDS } from './counterparty.fields';

/** A new counterparty: its type and names are required, the rest has defaults. */
export const counterpartyCreate = createSchema(COUNTERPARTY_FIELDS);
export type CounterpartyCreate = z.input<typeof counterpartyCreate>;

/** A change: the fields that change and the version they were read at. Lines that are not listed are removed. */
export const counterpartyUpdate = changeSchema(COUNTERPARTY_FIELDS);
export type CounterpartyUpdate = z.input<typeof counterpartyUpdate>;

/** A whole counterparty in the place of the present one. */
export const counterpartyWhole = wholeSchema(COUNTERPARTY_FIELDS);

/** The body of every action; which answers an action needs is the workflow's to say. */
export const counterpartyActionInput = z.strictObject({
  lock_version: z.int(),
  reason: seenText.max(2000).optional(),
  date: day.optional(),
});
export type CounterpartyActionInput = z.input<typeof counterpartyActionInput>;

/** Change of several records at once: responsible, archive. */
export const counterpartyBulkInput = z.strictObject({
  ids: bulkIds,
  responsible_id: BULK_CHANGES.responsible_id,
  archive: BULK_CHANGES.archive,
});

/** What is kept of each field when two records become one: by default what the surviving one says. */
export const counterpartyMergeInput = z.strictObject({
  source_id: id,
  lock_version: z.int(),
  /** The version the source was read at; without it the source is taken as it is by then. */
  source_lock_version: z.int().optional(),
  fields: z.record(z.string().max(64), z.enum(['target', 'source'])).default({}),
});
