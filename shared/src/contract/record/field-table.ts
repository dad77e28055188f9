/**
 * When a field may change. `essential`: what was agreed upon, its change makes an approval void and it is closed from
 * approval on. `open`: belongs to the text but not to what was agreed, closed from signing on. `service`: where the
 * record is and who looks after it, open for as long as the record lives. A field without a group does not compile.
 */
export const FIELD_GROUPS = ['essential', 'open', 'service'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

interface Common {
  /** The one word for the field: in form, card, journal, spreadsheet, filter and conflict. */
  label: string;
  /** A shorter one for the head of a column. */
  short?: string;
  group: FieldGroup;
  /** The part of the form it stands in; null when it has no control of its own. */
  section: string | null;
  /** The type of a document may hide or require it: it may be empty for the whole of the record's life. */
  byType?: true;
  /** Of a line: what is not sent of it is as the document itself has it, under the same name. */
  asDocument?: true;
}

/** May be empty unless it is required. */
interface Emptiable extends Common {
  required?: true;
}

export interface TextField extends Emptiable {
  kind: 'text';
  /** Characters. */
  max: number;
  /** What the text has to look like, and the sentence when it does not. */
  pattern?: { source: string; message: string };
  /** It is put together of named pieces: the number of a document, and is shown by their words. */
  composed?: 'number';
}
export interface LongTextField extends Emptiable {
  kind: 'long_text';
  max: number;
}
export interface DayField extends Emptiable {
  kind: 'day';
}
export interface MoneyField extends Emptiable {
  kind: 'money';
  /** Digits before the comma; two stand after it. */
  digits: number;
}
export interface QuantityField extends Emptiable {
  kind: 'quantity';
}
export interface PercentField extends Emptiable {
  kind: 'percent';
  /** Digits after the comma; two unless told. */
  scale?: number;
  default?: string;
}
export interface WholeField extends Emptiable {
  kind: 'whole';
  min: number;
  max: number;
  default?: number;
  /** Said when the number is out of its bounds. */
  message: string;
  /** Forms of what is counted: день, дня, дней. */
  unit?: readonly [string, string, string];
}
export interface FlagField extends Common {
  kind: 'flag';
  default: boolean;
  /** Words of the two answers, the yes first: «Действует», «Не действует»; «Да» and «Нет» without them. */
  words?: readonly [string, string];
}
export interface ChoiceField extends Common {
  kind: 'choice';
  /** Value → word, in the order in which they are offered. */
  labels: Readonly<Record<string, string>>;
  /** Null: may be empty and begins so. */
  default: string | null;
  /** There is no default: it has to be chosen. */
  required?: true;
}
export interface ChoicesField extends Common {
  kind: 'choices';
  labels: Readonly<Record<string, string>>;
  default: readonly string[];
  /** At least one. */
  required?: true;
}
export interface CurrencyField extends Common {
  kind: 'currency';
  default: string;
}
export interface ReferenceField extends Emptiable {
  kind: 'reference';
  /** The resource the record is chosen from. */
  resource: string;
  /** By what the record is called where there is room for one word only; its name unless said otherwise. */
  shows?: 'symbol';
  /** Conditions on the records that are offered, as the list takes them. */
  offered?: Readonly<Record<string, string>>;
}
/** Several records of one resource, in the order in which they were chosen. */
export interface ReferencesField extends Common {
  kind: 'references';
  resource: string;
  /** Conditions on the records that are offered, as the list takes them. */
  offered?: Readonly<Record<string, string>>;
  most: number;
}
/** What is asked of each of the named fields of another table; a field without a mark is as it always is. */
export interface MarksField extends Common {
  kind: 'marks';
  /** Name on the wire → word of the field. */
  labels: Readonly<Record<string, string>>;
  /** Mark → word of it: «Скрытые», «Обязательные». */
  marks: Readonly<Record<string, string>>;
}
export interface TagsField extends Common {
  kind: 'tags';
  most: number;
  max: number;
  /** All there may be, whatever their case and with a dot before them or not, and the sentence when it is another. */
  known?: { values: readonly string[]; message: string };
}
/** A value of the kind that another field of the same line names. */
export interface ValueField extends Common {
  kind: 'value';
  /** The field of the line that names it. */
  by: string;
  /** What it may name, by the names of the wire. */
  of: FieldTable;
}
export interface LinesField extends Common {
  kind: 'lines';
  /** Fields of one line, beside its id. */
  of: FieldTable;
  most: number;
  /** «строк»: said when there are too many. */
  noun: string;
}

export type Field =
  | TextField
  | LongTextField
  | DayField
  | MoneyField
  | QuantityField
  | PercentField
  | WholeField
  | FlagField
  | ChoiceField
  | ChoicesField
  | CurrencyField
  | ReferenceField
  | ReferencesField
  | MarksField
  | TagsField
  | ValueField
  | LinesField;

/** Every field a person may set of a record, by its name, in the order of the form. */
export type FieldTable = Readonly<Record<string, Field>>;

export type FieldName<Table extends FieldTable> = keyof Table & string;

/** The name of a field on the wire and in the database: a reference is sent as its id, several as their ids. */
export type WireName<Name extends string, F extends Field> = F extends { kind: 'reference' }
  ? `${Name}_id`
  : F extends { kind: 'references' }
    ? `${Name}_ids`
    : Name;

type ScalarOf<F extends Field> = F extends { kind: 'whole' | 'reference' } ? number : string;

/** What a field holds on the wire. Days are `yyyy-mm-dd`, numbers with a comma are decimal strings. */
export type FieldValue<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'choices'; labels: infer Labels }
    ? (keyof Labels & string)[]
    : F extends { kind: 'choice'; labels: infer Labels; default: infer Default }
      ? F extends { required: true }
        ? keyof Labels & string
        : Default extends null
          ? (keyof Labels & string) | null
          : keyof Labels & string
      : F extends { kind: 'currency' }
        ? string
        : F extends { kind: 'tags' }
          ? string[]
          : F extends { kind: 'references' }
            ? number[]
            : F extends { kind: 'marks'; labels: infer Labels; marks: infer Marks }
              ? Partial<Record<keyof Labels & string, keyof Marks & string>>
              : F extends { kind: 'value' }
                ? string | number | boolean | null
                : F extends { kind: 'lines'; of: infer Of extends FieldTable }
                  ? LineValues<Of>[]
                  : F extends { required: true } | { default: string | number }
                    ? ScalarOf<F>
                    : ScalarOf<F> | null;

/** A record as its table describes it, by the names of the wire. */
export type RecordValues<Table extends FieldTable> = {
  [Name in keyof Table & string as WireName<Name, Table[Name]>]: FieldValue<Table[Name]>;
};

/** A line: without an id it is a new one. */
export type LineValues<Table extends FieldTable> = RecordValues<Table> & { id?: number | undefined };

/** The wire's names of the fields of a table. */
export type WireField<Table extends FieldTable> = keyof RecordValues<Table> & string;

/** The name of a field on the wire. */
export function wireName(name: string, field: Field): string {
  if (field.kind === 'references') return `${name}_ids`;
  return field.kind === 'reference' ? `${name}_id` : name;
}

/** The fields of a table by the names of the wire. */
export function wireFields<Table extends FieldTable>(
  table: Table,
): Readonly<Record<WireField<Table>, Field>> {
  const entries = Object.entries(table).map(([name, field]) => [wireName(name, field), field]);
  return Object.fromEntries(entries) as Record<WireField<Table>, Field>;
}

/** The names on the wire of the fields that belong to one of the groups. */
export function fieldsOfGroups<Table extends FieldTable>(
  table: Table,
  groups: readonly FieldGroup[],
): ReadonlySet<WireField<Table>> {
  const named = Object.entries(table).filter(([, field]) => groups.includes(field.group));
  return new Set(named.map(([name, field]) => wireName(name, field) as WireField<Table>));
}

/** True when a record cannot be without the field. */
export function isRequired(field: Field): boolean {
  return 'required' in field && field.required === true;
}
