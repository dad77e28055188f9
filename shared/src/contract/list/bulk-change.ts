import { z } from 'zod';

import { BULK_CHANGE_LIMIT } from './bulk-limits';
import { id, text } from '../record/field';

/** The records one call changes. */
export const bulkIds = z.array(id).min(1).max(BULK_CHANGE_LIMIT);

/** What one call may change of many records, by its name on the wire: each kind takes of it what it has. */
export const BULK_CHANGES = {
  responsible_id: id.optional(),
  add_tag: text(50).optional(),
  archive: z.boolean().optional(),
} as const;

/** What came of it: how many were changed, and which were refused why. */
export const bulkAnswer = z.object({
  updated: z.int(),
  refused: z.array(z.object({ id, message: z.string() })),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;
