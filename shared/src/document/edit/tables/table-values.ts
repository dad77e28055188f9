import { type Field, type FieldTable, type FieldValue, wireName } from '../../../contract/record/field-table';
import type { Picked, PickedRate } from '../../../form/form';
import { linesInForm, linesToWire, type TableLine } from './table-lines';
import { blankField, sentField, typedField } from './typed-value';

/** What a field holds while it is typed: texts as texts, days and numbers as texts or null, records as choices. */
type Typed<F extends Field, Line> = F extends { kind: 'text' | 'long_text' }
  ? string
  : F extends { kind: 'reference'; resource: 'vat-rates' }
    ? PickedRate | null
    : F extends { kind: 'reference' }
      ? Picked | null
      : F extends { kind: 'lines' }
        ? readonly Line[]
        : F extends { kind: 'choice'; default: null }
          ? FieldValue<F> | null
          : F extends { kind: 'references' }
            ? readonly Picked[]
            : F extends { kind: 'tags' }
              ? readonly string[]
              : F extends { kind: 'flag' | 'choice' | 'choices' | 'currency' }
                ? FieldValue<F>
                : string | null;

/** A form as it is typed, by its table of fields. Plain data: a draft carries it as it is. */
export type FormValues<Table extends FieldTable, Line = TableLine> = {
  [Name in keyof Table & string]: Typed<Table[Name], Line>;
};

type Read = Readonly<Record<string, unknown>>;

/** How lines that are more than their table are read off a record and sent with the values of its form. */
export interface LinesInForm {
  read: (record: object) => readonly unknown[];
  send: (values: object) => readonly unknown[];
}

/**
 * How the values of a form come from its table: empty, off a record, and back as the wire takes them. Lines that are more
 * than their table are read by what is given for their field, or else for all.
 */
export function tableValues<Table extends FieldTable, Line = TableLine, Values = FormValues<Table, Line>>(
  table: Table,
  lines?: LinesInForm,
  ofField: Readonly<Record<string, LinesInForm>> = {},
) {
  const linesOf = (name: string) => ofField[name] ?? lines;
  const each = (of: (name: string, field: Field) => unknown) =>
    Object.fromEntries(Object.entries(table).map(([name, field]) => [name, of(name, field)]));
  return {
    /** The form of a record of which nothing is known. */
    empty: () => each((_, field) => blankField(field)) as Values,
    valuesOf: (record: object) =>
      each((name, field) => {
        const value = (record as Read)[name];
        if (field.kind === 'references') return choicesOf(name, field, record as Read);
        if (field.kind !== 'lines') return typedField(field, value);
        return linesOf(name)?.read(record) ?? linesInForm(field.of, value);
      }) as Values,
    /** Every field by its name on the wire. */
    wireOf: (values: Values & object): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(table).map(([name, field]) => {
          const value = (values as Read)[name];
          if (field.kind !== 'lines') return [wireName(name, field), sentField(field, value)];
          const sent = linesOf(name)?.send(values) ?? linesToWire(field.of, value as readonly TableLine[]);
          return [name, sent];
        }),
      ),
  };
}

function choicesOf(name: string, field: Field, record: Read): Picked[] {
  const names = (record[`${name}_names`] ?? []) as readonly string[];
  const ids = (record[wireName(name, field)] ?? []) as readonly number[];
  return ids.map((value, at) => ({ value, label: names[at] ?? '' }));
}

type WithControl<Table extends FieldTable> = {
  [Name in keyof Table & string as Table[Name] extends { section: null } ? never : Name]: Table[Name];
};

/** The fields of a table that a form asks for: what has no part of the form follows from something else. */
export function fieldsOfForm<Table extends FieldTable>(table: Table): WithControl<Table> {
  const shown = Object.entries(table).filter(([, field]) => field.section !== null);
  return Object.fromEntries(shown) as WithControl<Table>;
}
