import { type FieldTable, wireName } from 'shared/contract/record/field-table';

/** What a value of a record refers to: an entry of a book by its id, a currency by its code. */
export interface Reference {
  /** The field on the wire: `vat_rate_id`, `items.0.measure_id`. */
  path: string;
  /** The same without the places of lines: by it one knows whether the value stood there before. */
  column: string;
  resource: string;
  value: number | string;
}

type Values = Readonly<Record<string, unknown>>;

interface At {
  path: string;
  column: string;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const isKey = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Every reference the values make, those of their lines and of named values with them. */
export function referencesIn(
  table: FieldTable,
  values: Values,
  at: At = { path: '', column: '' },
): Reference[] {
  return Object.entries(table).flatMap(([name, field]): Reference[] => {
    const wire = wireName(name, field);
    const path = at.path + wire;
    const column = at.column + wire;
    const value = values[wire];
    const of = (resource: string) => (isKey(value) ? [{ path, column, resource, value }] : []);
    if (field.kind === 'reference') return of(field.resource);
    if (field.kind === 'references' && Array.isArray(value))
      return value.filter(isKey).map((one) => ({ path, column, resource: field.resource, value: one }));
    if (field.kind === 'currency') return of('currencies');
    if (field.kind === 'value') {
      const named = values[field.by];
      const own = typeof named === 'string' ? field.of[named] : undefined;
      if (own?.kind === 'reference') return of(own.resource);
      return own?.kind === 'currency' ? of('currencies') : [];
    }
    if (field.kind !== 'lines' || !Array.isArray(value)) return [];
    return value
      .filter(isValues)
      .flatMap((line, place) =>
        referencesIn(field.of, line, { path: `${path}.${String(place)}.`, column: `${column}.` }),
      );
  });
}

const keyOf = ({ column, resource, value }: Reference) => `${column} ${resource} ${String(value)}`;

/** References that were not there before: of lines, in no line. */
export function newReferences(
  table: FieldTable,
  { before, values }: { before: Values | null; values: Values },
): Reference[] {
  const known = new Set(referencesIn(table, before ?? {}).map(keyOf));
  return referencesIn(table, values).filter((reference) => !known.has(keyOf(reference)));
}
