import { quoted } from '../quotation';
import { type Field, type FieldTable, type RecordValues, wireName } from './field-table';
import type { KeptLine, KeptReference, KeptState, KeptValue } from './kept-change';

/** A record as it is read: references are objects with an id, lines are rows. */
type Read = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;
const linesOf = (value: unknown): readonly Read[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** What a referred record is called, by the shape it is read in: an employee, a company, or any named record. */
export function referenceLabel(reference: Read): string {
  const { full_name, name_short, legal_form, symbol, name } = reference;
  if (typeof full_name === 'string') return full_name;
  if (typeof name_short === 'string')
    return typeof legal_form === 'string' ? `${legal_form} ${quoted(name_short)}` : name_short;
  if (typeof symbol === 'string') return symbol;
  return typeof name === 'string' ? name : '';
}

/** A reference is read as an object with its label, or as a bare id where nobody needs the label. */
function referredId(read: Read, name: string): number | null {
  const value = read[name];
  const id = isObject(value) ? value.id : read[`${name}_id`];
  return typeof id === 'number' ? id : null;
}

/** Several references are read as their ids beside what they are called. */
const referredIds = (read: Read, name: string) => (read[`${name}_ids`] ?? []) as readonly number[];

function keptReference(read: Read, name: string): KeptReference | null {
  const id = referredId(read, name);
  const value = read[name];
  return id === null ? null : { id, label: isObject(value) ? referenceLabel(value) : '' };
}

function wireValue(read: Read, name: string, field: Field): unknown {
  const value = read[name];
  if (field.kind === 'reference') return referredId(read, name);
  if (field.kind === 'references') return referredIds(read, name);
  // What another record is named by is read as that record.
  if (field.kind === 'value') return isObject(value) ? (value.id ?? null) : (value ?? null);
  if (field.kind === 'lines') {
    return linesOf(value).map((line) => ({ id: line.id, ...valuesOfRecord(field.of, line) }));
  }
  return value ?? null;
}

/** The values a person may set, of a record as it is read: what a change is compared with. */
export function valuesOfRecord<Table extends FieldTable>(table: Table, record: object): RecordValues<Table> {
  const read = record as Read;
  const entries = Object.entries(table).map(([name, field]) => [
    wireName(name, field),
    wireValue(read, name, field),
  ]);
  return Object.fromEntries(entries) as RecordValues<Table>;
}

function keptValue(read: Read, name: string, field: Field): KeptValue | readonly KeptLine[] {
  const value = read[name];
  if (field.kind === 'reference') return keptReference(read, name);
  // Of several records the journal keeps what they were called: that is what was seen then.
  if (field.kind === 'references') return (read[`${name}_names`] ?? []) as readonly string[];
  if (field.kind === 'lines') {
    return linesOf(value).map((line): KeptLine => {
      const state = keptState(field.of, line) as Readonly<Record<string, KeptValue>>;
      return typeof line.id === 'number' ? { ...state, id: line.id } : state;
    });
  }
  if (field.kind === 'value' && isObject(value) && typeof value.id === 'number') {
    return { id: value.id, label: referenceLabel(value) };
  }
  return (value ?? null) as KeptValue;
}

/** The state of a record as the journal keeps it and as two states are compared. */
export function keptState(table: FieldTable, record: object): KeptState {
  const read = record as Read;
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, keptValue(read, name, field)]),
  );
}
