import { UnreadableFile } from '../../platform/workbook/unreadable-file';

/**
 * What stands in a cell as text: days as `dd.mm.yyyy`, numbers with a dot; or why it holds no value, with what is seen
 * in its place. Rows of before the sign was kept have none.
 */
export type Cell = string | { fault: string; sign?: string };

export interface FileRow {
  /** As the spreadsheet counts it: the first is 1. */
  number: number;
  cells: Cell[];
}

export const NO_ROWS = 'В файле нет строк с данными';

/** Rows of a file in portions, in their order; rows without a value are left out. */
export type Rows = AsyncIterable<FileRow[]>;

/** The rows of a file, and what is said where there are none. */
export interface Table {
  rows: Rows;
  /** Known once the rows have been read. */
  emptyText: () => string;
}

export const MOST_COLUMNS = 200;
/** Characters of one cell: more than the longest text any field takes, so that what is cut here is refused there. */
export const MOST_CHARACTERS = 20_000;

/** The cell's text as far as it is kept. */
function kept(text: string): string {
  return text.trim().slice(0, MOST_CHARACTERS);
}

/** As Excel and LibreOffice write them in Russian and in English; in a CSV they are all that is left of a formula. */
const SIGNS =
  /^(?:#(?:Н\/Д|ССЫЛКА!|ЗНАЧ!|ИМЯ\?|ДЕЛ\/0!|ЧИСЛО!|ПУСТО!|ПЕРЕНОС!|ВЫЧИСЛ!|N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)|Ошибка:\d{3}|Err:\d{3})$/i;

/** A formula that has come to nothing. */
export function signCell(sign: string): Cell {
  return { fault: `В ячейке ошибка формулы ${sign}: впишите значение`, sign };
}

/** The cell of a text: what only says that a formula went wrong is no value, in a workbook as in a CSV. */
export function textCell(text: string): Cell {
  const own = kept(text);
  return SIGNS.test(own) ? signCell(own) : own;
}

/** What is seen in the cell. */
export function seenIn(cell: Cell): string {
  return typeof cell === 'string' ? cell : (cell.sign ?? cell.fault);
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
