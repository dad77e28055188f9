import { emptyValue } from '../../contract/record/empty-values';
import { type Field, type FieldTable, type FieldValue, wireName } from '../../contract/record/field-table';
import { picked, pickedParty, pickedPerson, pickedRate, type Picked, type PickedRate } from '../../form/form';
import { plainDecimal } from '../../format/format';

/** What a field holds while it is typed: texts as texts, days and numbers as texts or null, records as choices. */
type Typed<F extends Field, Line> = F extends { kind: 'text' | 'long_text' }
  ? string
  : F extends { kind: 'reference'; resource: 'vat-rates' }
    ? PickedRate | null
    : F extends { kind: 'reference' }
      ? Picked | null
      : F extends { kind: 'lines' }
        ? readonly Line[]
        : F extends { kind: 'flag' | 'choice' | 'choices' | 'currency' | 'tags' }
          ? FieldValue<F>
          : string | null;

/** A form as it is typed, by its table of fields. Plain data: a draft carries it as it is. */
export type FormValues<Table extends FieldTable, Line> = {
  [Name in keyof Table & string]: Typed<Table[Name], Line>;
};

type Read = Readonly<Record<string, unknown>>;

/** How lines are read off a record and sent with the values of its form. */
export interface LinesInForm {
  read: (record: object) => readonly unknown[];
  send: (values: object) => readonly unknown[];
}

const NAMELESS: LinesInForm = { read: () => [], send: () => [] };
const TEXT = new Set(['text', 'long_text']);

/** What the field holds before anything is typed. */
function blank(field: Field): unknown {
  if (TEXT.has(field.kind)) return '';
  // One that has to be said begins empty as well.
  if (field.kind === 'choices') return [...field.default];
  const value = emptyValue(field) ?? null;
  return typeof value === 'number' ? String(value) : value;
}

/** A referred record as a choice, by the shape it is read in. */
function choiceOf(value: unknown): Picked | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('full_name' in value) return pickedPerson(value as { id: number; full_name: string });
  if ('name_short' in value) return pickedParty(value as Parameters<typeof pickedParty>[0]);
  if ('percent' in value) return pickedRate(value as Parameters<typeof pickedRate>[0]);
  return picked(value as { id: number; name: string });
}

function typed(field: Field, value: unknown): unknown {
  if (field.kind === 'reference') return choiceOf(value);
  if (value === null || value === undefined) return blank(field);
  if (typeof value === 'number') return String(value);
  const isDecimal = field.kind === 'percent' || field.kind === 'quantity';
  return isDecimal && typeof value === 'string' ? plainDecimal(value) : value;
}

function sent(field: Field, value: unknown): unknown {
  if (field.kind === 'reference') return (value as Picked | null)?.value ?? null;
  if (typeof value !== 'string') return value;
  if (field.kind === 'whole') return value === '' ? null : Number(value);
  if (!TEXT.has(field.kind)) return value;
  return value.trim() === '' ? null : value.trim();
}

/** How the values of a form come from its table: empty, off a record, and back as the wire takes them. */
export function tableValues<Table extends FieldTable, Line>(table: Table, lines: LinesInForm = NAMELESS) {
  type Values = FormValues<Table, Line>;
  const each = (of: (name: string, field: Field) => unknown) =>
    Object.fromEntries(Object.entries(table).map(([name, field]) => [name, of(name, field)]));
  return {
    /** The form of a record of which nothing is known. */
    empty: () => each((_, field) => blank(field)) as Values,
    valuesOf: (record: object) =>
      each((name, field) =>
        field.kind === 'lines' ? lines.read(record) : typed(field, (record as Read)[name]),
      ) as Values,
    /** Every field by its name on the wire. */
    wireOf: (values: Values): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(table).map(([name, field]) => [
          wireName(name, field),
          field.kind === 'lines' ? lines.send(values) : sent(field, (values as Read)[name]),
        ]),
      ),
  };
}
