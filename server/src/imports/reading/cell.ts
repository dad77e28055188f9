/** What stands in a cell as text: days as `yyyy-mm-dd`, numbers with a dot; or why it holds no value. */
export type Cell = string | { fault: string };

export interface FileRow {
  /** As the spreadsheet counts it: the first is 1. */
  number: number;
  cells: Cell[];
}

/** Rows of a file in portions, in their order; rows without a value are left out. */
export type Rows = AsyncIterable<FileRow[]>;

/** The file cannot be read; the sentence is for the employee. */
export class UnreadableFile extends Error {}

export const MOST_COLUMNS = 200;
/** Characters of one cell: the longest text any field takes, and room for what is refused. */
export const MOST_CHARACTERS = 5000;

/** The cell's text as far as it is kept. */
export function kept(text: string): string {
  return text.trim().slice(0, MOST_CHARACTERS);
}

/** The row without the empty cells at its end; null when it holds nothing. */
export function rowOf(number: number, cells: readonly Cell[]): FileRow | null {
  const last = cells.findLastIndex((cell) => cell !== '');
  if (last < 0) return null;
  if (last >= MOST_COLUMNS) {
    throw new UnreadableFile(`В строке ${String(number)} больше ${String(MOST_COLUMNS)} колонок`);
  }
  return { number, cells: cells.slice(0, last + 1) };
}
