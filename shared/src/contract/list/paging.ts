import { z } from 'zod';

export { DEEPEST_ROW, DEFAULT_PER_PAGE, MAX_PER_PAGE, TOTAL_CAP } from './page-size';

export const listMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  /** The number of rows, or TOTAL_CAP when `total_is_capped`. */
  total: z.int(),
  total_is_capped: z.boolean(),
});
export type ListMeta = z.infer<typeof listMeta>;

/** The answer of every list: rows of one page and how many there are. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), meta: listMeta });
}
export interface ListOf<Row> {
  data: Row[];
  meta: ListMeta;
}
