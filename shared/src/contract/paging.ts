import { z } from 'zod';

/** Rows on a page when nothing is asked for. */
export const DEFAULT_PER_PAGE = 50;
/** The most rows on a page; more is refused, not clamped. */
export const MAX_PER_PAGE = 100;
/** Above this many rows a total that no index makes cheap is not counted, but said as «более 10 000». */
export const TOTAL_CAP = 10_000;

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
