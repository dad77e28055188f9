import type { RegisterRow } from '../register-definition';

/**
 * The rows the reader has before them with what the new answer says of each, in the order they stand in: nothing
 * moves. `isMoved` when the answer holds other rows or another order, which waits for the reader's wish.
 */
export function steadyRows<Row extends RegisterRow>(shown: readonly Row[], fresh: readonly Row[]) {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  const isMoved = shown.length !== fresh.length || shown.some((row, place) => row.id !== fresh[place]?.id);
  return { isMoved, rows: isMoved ? shown.map((row) => byId.get(row.id) ?? row) : fresh };
}

/** Ids of the rows that somebody has changed between two answers. */
export function changedRows(before: readonly RegisterRow[], after: readonly RegisterRow[]): number[] {
  const versions = new Map(before.map((row) => [row.id, row.lock_version]));
  return after
    .filter((row) => versions.has(row.id) && versions.get(row.id) !== row.lock_version)
    .map((row) => row.id);
}
