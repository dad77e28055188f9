import { type FileRow, seenIn } from './reading/cell';
import type { Mapping } from './schema';

/** First rows of a file among which its heading is looked for: a title, a date, a name of the firm may stand above. */
export const HEADING_AMONG = 20;

const filled = ({ cells }: FileRow) => cells.filter((cell) => cell !== '').length;

/** Titles of the columns, as far as the row names them. */
export function titlesOf({ cells }: FileRow): string[] {
  return cells.map((cell) => seenIn(cell).slice(0, 60));
}

/**
 * The place of the row that names the columns: the first of those whose titles tell most fields. Where none tells any
 * it is the first with more than one cell, since titles above a table stand alone in their rows.
 */
export function headingAt(
  rows: readonly FileRow[],
  fieldsBy: (titles: readonly string[]) => Mapping,
): number {
  const told = rows.map((row) => fieldsBy(titlesOf(row)).filter((field) => field !== null).length);
  const most = Math.max(0, ...told);
  if (most > 0) return told.indexOf(most);
  return Math.max(
    0,
    rows.findIndex((row) => filled(row) > 1),
  );
}
