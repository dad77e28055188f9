import { z } from 'zod';

import { id, moment } from '../record/field';
import { IMPORT_MODES, IMPORT_STATUSES } from './import-status';

const count = z.int();

/** A file on its way into a register, in a line of the list. */
export const importRow = z.object({
  id,
  resource: z.string(),
  mode: z.enum(IMPORT_MODES),
  /** What every row says beside its cells, by the names of the wire. */
  given: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  file_name: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** A run only checks and writes nothing. */
  dry_run: z.boolean(),
  /** Null while the file is being read. */
  rows_total: count.nullable(),
  rows_done: count,
  created_count: count,
  updated_count: count,
  skipped_count: count,
  failed_count: count,
  /** Why it failed; null otherwise. */
  message: z.string().nullable(),
  created_at: moment,
});
export type ImportRow = z.infer<typeof importRow>;

/** The same with what its wizard shows. */
export const importJob = importRow.extend({
  /** What follows from the load and is not seen in the file; null when nothing does. */
  note: z.string().nullable(),
  /** The row of the file that names the columns: titles may stand above; null until it is read. */
  heading_row: z.int().nullable(),
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      is_required: z.boolean(),
      /** Rows that are there already are found by it. */
      is_key: z.boolean(),
    }),
  ),
  /** The field of each column, in their order; null of a column that is left out. */
  mapping: z.array(z.string().nullable()),
  /** The first wrong rows. */
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  /** Address of the file of wrong rows; null when there are none. */
  errors_url: z.string().nullable(),
  /** The counts and `errors_url`, by the names of the domain reference. */
  totals: z
    .object({
      rows: count.nullable(),
      done: count,
      created: count,
      updated: count,
      skipped: count,
      failed: count,
    })
    .optional(),
  errors_file: z.string().nullable().optional(),
});
export type ImportJob = z.infer<typeof importJob>;

export const importChange = z.strictObject({
  mapping: z.array(z.string().max(64).nullable()).max(200).optional(),
  mode: z.enum(IMPORT_MODES).optional(),
  dry_run: z.boolean().optional(),
});
