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
  /** Numbers of the rows that each row is placed below at once. */
  above: ReadonlyMap<number, readonly number[]>;
}

/** So many rows of one name are waited for: were each row placed below all of them, a file of one word would take for ever. */
const MOST_ALIKE = 3;

/** The order in which rows of a tree can be carried: whatever is placed below another row of the file waits for it. */
export function inOrder(rows: readonly PlacedRow[]): RowOrder {
  const called = new Map<string, PlacedRow[]>();
  for (const row of rows) {
    for (const name of new Set(row.names)) {
      const alike = called.get(name) ?? [];
      if (alike.length < MOST_ALIKE) called.set(name, [...alike, row]);
    }
  }
  const numbers: number[] = [];
  const circular = new Set<number>();
  const settled = new Set<PlacedRow>();
  const path = new Set<PlacedRow>();
  const aboveOf = (row: PlacedRow) =>
    row.above.flatMap((name) => called.get(name) ?? []).filter((other) => other !== row);
  const above = new Map(rows.map((row) => [row.number, aboveOf(row).map(({ number }) => number)]));
  const settle = (row: PlacedRow) => {
    settled.add(row);
    numbers.push(row.number);
  };
  for (const row of rows) {
    if (settled.has(row)) continue;
    // Without recursion: a file may be one long branch.
    const waiting = [{ row, left: aboveOf(row) }];
    path.add(row);
    for (let last = waiting.at(-1); last !== undefined; last = waiting.at(-1)) {
      const next = last.left.shift();
      if (next === undefined) {
        settle(last.row);
        waiting.pop();
        path.delete(last.row);
      } else if (path.has(next)) {
        const branch = [...path];
        for (const each of branch.slice(branch.indexOf(next))) circular.add(each.number);
      } else if (!settled.has(next)) {
        waiting.push({ row: next, left: aboveOf(next) });
        path.add(next);
      }
    }
  }
  return { numbers, circular, above };
}

/** Numbers of all rows that the given ones are placed below, by way of others too and without themselves, in no order. */
export function allAbove(above: RowOrder['above'], given: readonly number[]): number[] {
  const met = new Set(given);
  const found: number[] = [];
  const waiting = [...given];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const number of above.get(next) ?? []) {
      if (met.has(number)) continue;
      met.add(number);
      found.push(number);
      waiting.push(number);
    }
  }
  return found;
}
