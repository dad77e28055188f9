import { namesOf, shownName, type AnyBookRow, type Book } from 'shared/contract/books/book';
import { emptyValue } from 'shared/contract/record/empty-values';
import { isRequired, wireName, type Field } from 'shared/contract/record/field-table';

import type { WireValues } from '../api/books.api';

/** A chosen record: its key and what it is called. */
export interface Picked {
  value: number | string;
  label: string;
  note?: string | undefined;
}

/** Marks by the names of the fields they stand at. */
export type Marks = Readonly<Record<string, string>>;

/** What a control holds: a text, a number as text, a day, a mark, choices, chosen records, or marks of fields. */
export type FormValue =
  | string
  | boolean
  | null
  | readonly string[]
  | Picked
  | readonly Picked[]
  | { marks: Marks };

/** A form by the names of the book's fields. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** True when the form cannot be sent without it. */
export function isNeeded(field: Field): boolean {
  const holdsNumber = field.kind === 'whole' || field.kind === 'percent';
  return isRequired(field) || field.kind === 'currency' || (holdsNumber && field.default !== undefined);
}

/** Values of the wire as a control holds them. */
function controlValue(field: Field, value: unknown): FormValue {
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return typeof value === 'string' ? value : '';
    case 'whole':
      return typeof value === 'number' ? String(value) : null;
    case 'tags':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'currency':
      return typeof value === 'string' ? { value, label: value } : null;
    case 'marks':
      return { marks: value as Marks };
    default:
      return (value ?? null) as FormValue;
  }
}

function pickedOf(
  name: string,
  field: Extract<Field, { kind: 'reference' }>,
  row: AnyBookRow,
): Picked | null {
  const id = row[wireName(name, field)];
  const label = row[shownName(name, field)];
  return typeof id === 'number' ? { value: id, label: typeof label === 'string' ? label : '' } : null;
}

function pickedEachOf(name: string, field: Field, row: AnyBookRow): Picked[] {
  const [ids, names] = [row[wireName(name, field)] as number[], row[namesOf(name)] as string[]];
  return ids.map((value, at) => ({ value, label: names[at] ?? '' }));
}

/** What a field of a new record shows at first: also one that has to be said may have a usual answer. */
function beginning(field: Field): unknown {
  return field.kind === 'choices' ? [...field.default] : emptyValue(field);
}

/** The form of a row; of a new one what every field begins with. */
export function formOf(book: Book, row: AnyBookRow | null): FormValues {
  const entries = Object.entries(book.fields).map(([name, field]) => {
    if (row === null) return [name, controlValue(field, beginning(field))];
    if (field.kind === 'references') return [name, pickedEachOf(name, field, row)];
    return [name, field.kind === 'reference' ? pickedOf(name, field, row) : controlValue(field, row[name])];
  });
  return Object.fromEntries(entries) as FormValues;
}

function sentValue(field: Field, value: FormValue): unknown {
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
    case 'whole':
      return typeof value === 'string' ? Number(value) : null;
    case 'tags':
      return tagsOf(value);
    case 'reference':
    case 'currency':
      return isPicked(value) ? value.value : null;
    case 'references':
      return pickedEach(value).map((one) => one.value);
    case 'marks':
      return marksOf(value);
    default:
      return value;
  }
}

/** True of a chosen record. */
export function isPicked(value: FormValue | undefined): value is Picked {
  return typeof value === 'object' && value !== null && 'value' in value;
}

/** The chosen records. */
export function pickedEach(value: FormValue | undefined): readonly Picked[] {
  const each: readonly unknown[] = Array.isArray(value) ? value : [];
  return each.filter((one): one is Picked => typeof one === 'object');
}

/** The marks of the fields. */
export function marksOf(value: FormValue | undefined): Marks {
  return typeof value === 'object' && value !== null && 'marks' in value ? value.marks : {};
}

/** Words that are parted by commas. */
export function tagsOf(value: FormValue | undefined): string[] {
  if (typeof value !== 'string') return [];
  return [
    ...new Set(
      value
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
}

/** The named fields of the form under the names of the wire. */
export function wireOf(book: Book, values: FormValues, names: readonly string[]): WireValues {
  const entries = names.flatMap((name) => {
    const field = book.fields[name];
    return field === undefined ? [] : [[wireName(name, field), sentValue(field, values[name] ?? null)]];
  });
  return Object.fromEntries(entries) as WireValues;
}

/** True when two forms say the same in a field; of a chosen record only the record counts. */
export function sameInForm(
  book: Book,
  name: string,
  [left, right]: readonly [FormValues, FormValues],
): boolean {
  const [before, after] = [wireOf(book, left, [name]), wireOf(book, right, [name])];
  return JSON.stringify(before) === JSON.stringify(after);
}

/** The fields in which two forms differ. */
export function changedInForm(book: Book, before: FormValues, after: FormValues): string[] {
  return Object.keys(book.fields).filter((name) => !sameInForm(book, name, [before, after]));
}
