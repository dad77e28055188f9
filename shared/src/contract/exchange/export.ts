import { z } from 'zod';

import { EXPORT_CHOICE_LIMIT } from '../list/bulk-limits';
import { id, text } from '../record/field';
import { EXPORT_STATUSES } from './export-status';
export { EXPORT_STATUSES, type ExportStatus } from './export-status';

/** A whole-set XLSX export that runs off the request path. */
export const exportJob = z.object({
  id,
  resource: z.string(),
  status: z.enum(EXPORT_STATUSES),
  rows_done: z.int(),
  /** Null until counted. */
  rows_total: z.int().nullable(),
  file_name: z.string().nullable(),
  /** Address of the finished file; null until done. */
  file_url: z.string().nullable(),
  message: z.string().nullable(),
});
export type ExportJob = z.infer<typeof exportJob>;

export const exportInput = z.strictObject({
  resource: text(64),
  /** The list's query string: search, filters and sort. */
  query: z.string().max(4000),
  /** Keys of the columns in order. */
  columns: z.array(z.string().max(64)).min(1).max(60),
  /** Only these rows, when given. */
  ids: z.array(id).max(EXPORT_CHOICE_LIMIT).optional(),
});
