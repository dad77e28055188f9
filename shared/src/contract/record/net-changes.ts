import { differences } from './difference';
import type { FieldTable } from './field-table';
import type { KeptChange, KeptLine, KeptState, KeptValue } from './kept-change';

const isLine = (value: KeptValue): value is KeptLine =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Ends {
  first: KeptValue;
  last: KeptValue;
  line: number;
}

function lineKey({ old, new: now, line = 0 }: KeptChange): string {
  const id = [old, now].flatMap((side) => (isLine(side) && side.id !== undefined ? [side.id] : []))[0];
  return id === undefined ? `at ${String(line)}` : `line ${String(id)}`;
}

/** The first value and the last one of each field, and of each line of a field of lines. */
function endsOf(table: FieldTable, changes: readonly KeptChange[]): Map<string, Map<string, Ends>> {
  const fields = new Map<string, Map<string, Ends>>();
  for (const change of changes) {
    if (table[change.field] === undefined) continue;
    const key = table[change.field]?.kind === 'lines' ? lineKey(change) : '';
    const ends = fields.get(change.field) ?? new Map<string, Ends>();
    const known = ends.get(key);
    ends.set(key, {
      first: known === undefined ? change.old : known.first,
      last: change.new,
      line: change.line ?? known?.line ?? 0,
    });
    fields.set(change.field, ends);
  }
  return fields;
}

function sideOf(ends: Map<string, Map<string, Ends>>, table: FieldTable, side: 'first' | 'last'): KeptState {
  const state = [...ends].map(([name, lines]) => {
    if (table[name]?.kind !== 'lines') return [name, lines.get('')?.[side] ?? null] as const;
    const rows = [...lines.values()].sort((left, right) => left.line - right.line);
    return [name, rows.flatMap((row) => (isLine(row[side]) ? [row[side]] : []))] as const;
  });
  return Object.fromEntries(state) as KeptState;
}

/**
 * What several changes of a record come to, in the order of the field table: what was changed and changed back is left
 * out, and so is whatever is no field of the table.
 */
export function netChanges(table: FieldTable, changes: readonly KeptChange[]): KeptChange[] {
  const ends = endsOf(table, changes);
  return differences(table, sideOf(ends, table, 'first'), sideOf(ends, table, 'last')).map((change) => {
    if (table[change.field]?.kind !== 'lines') return change;
    // Among the changed lines alone a place says nothing; it is that of the specification.
    return { ...change, line: ends.get(change.field)?.get(lineKey(change))?.line ?? change.line ?? 0 };
  });
}
