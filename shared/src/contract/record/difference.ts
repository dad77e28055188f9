import type { Field, FieldName, FieldTable, RecordValues, WireField } from './field-table';
import { wireFields } from './field-table';
import type { KeptChange, KeptLine, KeptState, KeptValue } from './kept-change';

const isDecimalField = (field: Field) =>
  field.kind === 'money' || field.kind === 'quantity' || field.kind === 'percent';

/** `8.000` and `8` say the same. */
function plainDecimal(value: unknown): unknown {
  return typeof value === 'string' && value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

function sameLine(table: FieldTable, left: object, right: object): boolean {
  const read = (line: object, name: string) => (line as Readonly<Record<string, unknown>>)[name];
  if (read(left, 'id') !== read(right, 'id')) return false;
  return Object.entries(wireFields(table)).every(([name, field]) =>
    sameFieldValue(field, read(left, name), read(right, name)),
  );
}

// The database keeps the names of an object in an order of its own.
const sortedMarks = (value: unknown) => JSON.stringify(Object.entries(value ?? {}).sort());

/** True when two values of a field say the same: absent is empty, and needless zeros of a decimal tell nothing. */
export function sameFieldValue(field: Field, left: unknown, right: unknown): boolean {
  const [before, after] = [left ?? null, right ?? null];
  if (isDecimalField(field)) return plainDecimal(before) === plainDecimal(after);
  if (field.kind === 'marks') return sortedMarks(before) === sortedMarks(after);
  if (field.kind === 'lines' && Array.isArray(before) && Array.isArray(after)) {
    return (
      before.length === after.length &&
      before.every((line: object, place) => sameLine(field.of, line, after[place] as object))
    );
  }
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

/** The names on the wire of the fields in which two sets of values differ. */
export function changedFields<Table extends FieldTable>(
  table: Table,
  before: RecordValues<Table>,
  after: RecordValues<Table>,
): WireField<Table>[] {
  const fields = Object.entries(wireFields(table)) as [WireField<Table>, Field][];
  return fields
    .filter(([name, field]) => !sameFieldValue(field, before[name], after[name]))
    .map(([name]) => name);
}

function sameKept(field: Field, left: KeptValue | undefined, right: KeptValue | undefined): boolean {
  const isNamed = (value: KeptValue | undefined) => typeof value === 'object' && value !== null;
  if (field.kind === 'value' && !(isNamed(left) && isNamed(right))) return (left ?? null) === (right ?? null);
  if (field.kind !== 'reference' && field.kind !== 'value') return sameFieldValue(field, left, right);
  const idOf = (value: KeptValue | undefined) =>
    typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return idOf(left) === idOf(right);
}

/** Names of the fields in which two versions of a line differ. */
export function changedParts(table: FieldTable, before: KeptLine, after: KeptLine): FieldName<FieldTable>[] {
  return Object.entries(table)
    .filter(([name, field]) => !sameKept(field, before[name], after[name]))
    .map(([name]) => name);
}

function lineChanges(name: string, table: FieldTable, sides: [readonly KeptLine[], readonly KeptLine[]]) {
  const [before, after] = sides;
  const known = new Map(
    before.flatMap((line, at) => (line.id === undefined ? [] : [[line.id, { line, at }]])),
  );
  const changes: KeptChange[] = [];
  for (const [at, line] of after.entries()) {
    const old = line.id === undefined ? undefined : known.get(line.id)?.line;
    if (old !== undefined && changedParts(table, old, line).length === 0) continue;
    changes.push({ field: name, line: at + 1, old: old ?? null, new: line });
  }
  const kept = new Set(after.map((line) => line.id));
  for (const [at, line] of before.entries()) {
    if (!kept.has(line.id)) changes.push({ field: name, line: at + 1, old: line, new: null });
  }
  return changes;
}

/** What changed between two states of a record, field by field and line by line, raw. */
export function differences(table: FieldTable, before: KeptState, after: KeptState): KeptChange[] {
  return Object.entries(table).flatMap(([name, field]): KeptChange[] => {
    const [old, now] = [before[name] ?? null, after[name] ?? null];
    if (field.kind === 'lines') {
      return lineChanges(name, field.of, [(old ?? []) as KeptLine[], (now ?? []) as KeptLine[]]);
    }
    const same = sameKept(field, old as KeptValue, now as KeptValue);
    return same ? [] : [{ field: name, old: old as KeptValue, new: now as KeptValue }];
  });
}
