import type { RegisterRow } from '../register-definition';

/** The chosen rows by id, with what is known of them, so that a choice survives the turn of a page. */
export type Selection<Row extends RegisterRow> = ReadonlyMap<number, Row>;

/** Adds or takes away one row. */
export function toggled<Row extends RegisterRow>(selection: Selection<Row>, row: Row): Selection<Row> {
  const next = new Map(selection);
  if (!next.delete(row.id)) next.set(row.id, row);
  return next;
}

/** Adds every row between the two, both included; without a first one only the second. */
export function withRange<Row extends RegisterRow>(
  selection: Selection<Row>,
  rows: readonly Row[],
  range: { from: number | null; to: number },
): Selection<Row> {
  const end = rows.findIndex((row) => row.id === range.to);
  const anchor = rows.findIndex((row) => row.id === range.from);
  const start = anchor === -1 ? end : anchor;
  const chosen = rows.slice(Math.min(start, end), Math.max(start, end) + 1);
  return new Map([...selection, ...chosen.map((row) => [row.id, row] as const)]);
}

/** Adds the whole page, or takes it away when all of it is chosen. */
export function withPageToggled<Row extends RegisterRow>(selection: Selection<Row>, rows: readonly Row[]) {
  const next = new Map(selection);
  const isWhole = rows.every((row) => next.has(row.id));
  for (const row of rows) {
    if (isWhole) next.delete(row.id);
    else next.set(row.id, row);
  }
  return next;
}

/** Whether none, some or all rows of the page are chosen. */
export function pageSelection(
  selection: Selection<RegisterRow>,
  rows: readonly RegisterRow[],
): 'none' | 'some' | 'all' {
  const chosen = rows.filter((row) => selection.has(row.id)).length;
  if (chosen === 0) return 'none';
  return chosen === rows.length ? 'all' : 'some';
}
