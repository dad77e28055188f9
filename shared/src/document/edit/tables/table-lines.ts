import { newId } from '../../../contract/new-id';
import { emptyValue } from '../../../contract/record/empty-values';
import { wireName, type FieldTable } from '../../../contract/record/field-table';
import { blankField, sentField, typedField } from './typed-value';

/** A line of a form that is drawn from its table: told apart by its key while it is new, by its id once it is saved. */
export interface TableLine {
  key: string;
  id?: number;
  /** By the names of the fields of the line. */
  [field: string]: string | boolean | number | null | undefined;
}

type Read = Readonly<Record<string, unknown>>;

/** The lines of a record as they are typed; of nothing, none. */
export function linesInForm(table: FieldTable, value: unknown): TableLine[] {
  const lines = Array.isArray(value) ? (value as readonly Read[]) : [];
  return lines.map((line) => {
    const id = typeof line.id === 'number' ? { id: line.id, key: String(line.id) } : { key: newId() };
    const typed = Object.entries(table).map(([name, field]) => [name, typedField(field, line[name])]);
    return { ...(Object.fromEntries(typed) as object), ...id };
  });
}

/** A new line with what its fields begin with. */
export function newLine(table: FieldTable): TableLine {
  const blank = Object.entries(table).map(([name, field]) => {
    const said = emptyValue(field);
    return [name, said === undefined ? blankField(field) : typedField(field, said)];
  });
  return { ...(Object.fromEntries(blank) as object), key: newId() };
}

/** The lines of a form as the wire takes them; a saved one with its number. */
export function linesToWire(table: FieldTable, lines: readonly TableLine[]): Read[] {
  return lines.map((line) => ({
    ...(line.id !== undefined && { id: line.id }),
    ...Object.fromEntries(
      Object.entries(table).map(([name, field]) => [wireName(name, field), sentField(field, line[name])]),
    ),
  }));
}
