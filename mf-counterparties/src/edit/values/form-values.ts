import { newId } from 'shared/contract/new-id';
import { emptyValue } from 'shared/contract/record/empty-values';
import { wireName, type Field, type FieldTable } from 'shared/contract/record/field-table';
import { referenceLabel } from 'shared/contract/record/record-values';
import type { Picked } from 'shared/form';

/** A line of the form: told apart by its key while it is new, by its id once it is saved. */
export interface FormLine {
  key: string;
  id?: number;
  /** By the names of the fields of the line. */
  [field: string]: string | boolean | number | null | undefined;
}

type FormValue<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'reference' }
    ? Picked | null
    : F extends { kind: 'tags' }
      ? readonly string[]
      : F extends { kind: 'lines' }
        ? readonly FormLine[]
        : F extends { kind: 'choice'; labels: infer Labels }
          ? (keyof Labels & string) | null
          : F extends { kind: 'text' | 'long_text' | 'currency' }
            ? string
            : string | null;

/** The values of a form by the names of a field table: texts are never null, references are choices. */
export type FormValues<Table extends FieldTable> = {
  [Name in keyof Table & string]: FormValue<Table[Name]>;
};

type Read = Readonly<Record<string, unknown>>;

const isText = ({ kind }: Field) => kind === 'text' || kind === 'long_text' || kind === 'currency';

function lineOf(table: FieldTable, line: Read): FormLine {
  const values = Object.entries(table).map(([name, field]) => [name, formValue(field, line[name])]);
  const id = typeof line.id === 'number' ? { id: line.id, key: String(line.id) } : { key: newId() };
  return { ...(Object.fromEntries(values) as object), ...id };
}

function formValue(field: Field, value: unknown): unknown {
  if (isText(field)) return value ?? '';
  if (value === null || value === undefined)
    return field.kind === 'tags' || field.kind === 'lines' ? [] : null;
  if (field.kind === 'whole') return typeof value === 'number' ? String(value) : null;
  if (field.kind === 'reference') {
    const reference = value as Read & { id: number };
    return { value: reference.id, label: referenceLabel(reference) };
  }
  return field.kind === 'lines' ? (value as Read[]).map((line) => lineOf(field.of, line)) : value;
}

/** The values of a form out of a record as it is read; of nothing, what a new record begins with. */
export function formValues<Table extends FieldTable>(table: Table, record: object | null): FormValues<Table> {
  const entries = Object.entries(table).map(([name, field]) => {
    const value = record === null ? emptyValue(field) : (record as Read)[name];
    return [name, formValue(field, value)];
  });
  return Object.fromEntries(entries) as FormValues<Table>;
}

/** A new line with what its fields begin with. */
export const newLine = (table: FieldTable): FormLine =>
  lineOf(table, Object.fromEntries(Object.entries(table).map(([name, field]) => [name, emptyValue(field)])));

function wireValue(field: Field, value: unknown): unknown {
  if (field.kind === 'currency') return value;
  if (typeof value === 'string' && isText(field)) return value.trim() === '' ? null : value.trim();
  if (field.kind === 'whole') return value === null ? null : Number(value);
  if (field.kind === 'reference') return value === null ? null : (value as Picked).value;
  if (field.kind !== 'lines') return value;
  return (value as FormLine[]).map((line) => ({
    ...(line.id !== undefined && { id: line.id }),
    ...Object.fromEntries(
      Object.entries(field.of).map(([name, of]) => [wireName(name, of), wireValue(of, line[name])]),
    ),
  }));
}

/** Every field as the wire takes it. */
export function wireOfForm<Table extends FieldTable>(
  table: Table,
  values: FormValues<Table>,
): Record<string, unknown> {
  const read = values as Read;
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => [wireName(name, field), wireValue(field, read[name])]),
  );
}
