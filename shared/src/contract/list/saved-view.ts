import { z } from 'zod';

import { id, moment, text } from '../record/field';
import { keptBy } from '../record/keeper-fields';
import { listOf } from './paging';

export const savedView = z.object({
  id,
  resource: z.string(),
  name: z.string(),
  is_shared: z.boolean(),
  is_default: z.boolean(),
  is_own: z.boolean(),
  owner_id: id.optional(),
  owner_name: z.string(),
  /** The register's address parameters without `page`: filters, search, sort, tab. */
  query: z.string(),
  /** Keys of the shown columns in order; null keeps the reader's own. */
  columns: z.array(z.string()).nullable(),
  /** Rows the view finds for the reader; null when it can no longer be counted. */
  count: z.int().nullable(),
  count_is_capped: z.boolean(),
  /** Parts of `query`, by the names of the domain reference: `end_date[lte]` and its values, the order. */
  filters: z.record(z.string(), z.array(z.string())).optional(),
  sort: z.string().nullable().optional(),
  position: z.int().optional(),
  lock_version: z.int(),
  created_at: moment.optional(),
  updated_at: moment.optional(),
  ...keptBy,
  /** Its owner alone changes what it shows; whoever sees it may open the register with it. */
  can: z.object({ edit: z.boolean(), delete: z.boolean() }).optional(),
  /** Steps of its life beside changing and deleting: it has none. */
  available_actions: z.array(z.string()).optional(),
});
export type SavedView = z.infer<typeof savedView>;

/** The answer of GET /api/saved-views. */
export const savedViews = listOf(savedView).extend({
  /** Registers of which this person may show views to everybody. */
  shareable: z.array(z.string()),
});
export type SavedViewList = z.infer<typeof savedViews>;

const name = text(100);
const query = z.string().max(4000);
const columns = z.array(z.string().max(64)).max(100).nullable();

/** Parts of `query` by the names they are told by; taken instead of it, never beside it. */
const parts = {
  /** `end_date[lte]` → its values. */
  filters: z.record(z.string().max(64), z.array(z.string().max(500)).max(200)).optional(),
  sort: text(64).nullable().optional(),
  /** Its place among the owner's views of the register; what stood there and after moves on. */
  position: z.int().min(1).max(1000).optional(),
};

export const savedViewInput = z.strictObject({
  resource: text(64),
  name,
  is_shared: z.boolean().default(false),
  is_default: z.boolean().default(false),
  query: query.optional(),
  columns: columns.default(null),
  ...parts,
});

/** What is left out stays as it is, so nothing here has a default. */
export const savedViewUpdate = z.strictObject({
  lock_version: z.int(),
  /** As it is told; a view stays in its register. */
  resource: text(64).optional(),
  name: name.optional(),
  is_shared: z.boolean().optional(),
  is_default: z.boolean().optional(),
  query: query.optional(),
  columns: columns.optional(),
  ...parts,
});
