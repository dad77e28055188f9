import {
  type Field,
  type FieldTable,
  type FieldValue,
  isRequired,
  type WireName,
  wireName,
} from './field-table';

/** What a field holds before anybody has said anything; undefined when it has to be said. */
export function emptyValue(field: Field): unknown {
  if (isRequired(field)) return undefined;
  switch (field.kind) {
    case 'flag':
    case 'choice':
    case 'currency':
      return field.default;
    case 'choices':
      return [...field.default];
    case 'percent':
    case 'whole':
      return field.default ?? null;
    case 'tags':
    case 'references':
    case 'lines':
      return [];
    case 'marks':
      return {};
    default:
      return null;
  }
}

type Unsaid<Table extends FieldTable> = {
  [
    Name in keyof Table & string as Table[Name] extends { required: true }
      ? never
      : WireName<Name, Table[Name]>
  ]: FieldValue<Table[Name]>;
};

/** What a record is before anything is known of it; fields that have to be said are left out. */
export function emptyValues<Table extends FieldTable>(table: Table): Unsaid<Table> {
  const entries = Object.entries(table)
    .filter(([, field]) => !isRequired(field))
    .map(([name, field]) => [wireName(name, field), emptyValue(field)]);
  return Object.fromEntries(entries) as Unsaid<Table>;
}
