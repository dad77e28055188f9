/** A row by what others of its file may call it by, and by what it calls those it is placed below. */
export interface PlacedRow {
  number: number;
  names: readonly string[];
  above: readonly string[];
}

export interface RowOrder {
  /** Numbers of rows: each behind those it is placed below, and otherwise as they stand in the file. */
  numbers: number[];
  /** Rows that are placed below themselves, by way of others. */
  circular: ReadonlySet<number>;
}

/** The order in which rows of a tree can be carried: whatever is placed below another row of the file waits for it. */
export function inOrder(rows: readonly PlacedRow[]): RowOrder {
  const called = new Map<string, PlacedRow[]>();
  for (const row of rows) {
    for (const name of new Set(row.names)) called.set(name, [...(called.get(name) ?? []), row]);
  }
  const numbers: number[] = [];
  const circular = new Set<number>();
  const settled = new Set<PlacedRow>();
  const path: PlacedRow[] = [];
  const aboveOf = (row: PlacedRow) =>
    row.above.flatMap((name) => called.get(name) ?? []).filter((other) => other !== row);
  const settle = (row: PlacedRow) => {
    settled.add(row);
    numbers.push(row.number);
  };
  for (const row of rows) {
    if (settled.has(row)) continue;
    // Without recursion: a file may be one long branch.
    const waiting = [{ row, left: aboveOf(row) }];
    path.push(row);
    for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
      const next = last.left.shift();
      if (next === undefined) {
        settle(last.row);
        waiting.pop();
        path.pop();
      } else if (path.includes(next)) {
        for (const each of path.slice(path.indexOf(next))) circular.add(each.number);
      } else if (!settled.has(next)) {
        waiting.push({ row: next, left: aboveOf(next) });
        path.push(next);
      }
    }
  }
  return { numbers, circular };
}
