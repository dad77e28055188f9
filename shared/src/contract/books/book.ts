import type { PermissionName } from '../access/permissions';
import type { Field, FieldTable, FieldValue, RecordValues } from '../record/field-table';
import type { KindNoun, RecordKind } from '../record/record-kind';

/** Groups of the overview, in its order. */
export const BOOK_GROUP_LABELS = {
  agreements: 'Договоры',
  goods: 'Номенклатура',
  money: 'Расчёты',
  company: 'Компания',
} as const;
export type BookGroup = keyof typeof BOOK_GROUP_LABELS;

export interface BookNoun extends KindNoun {
  /** «единицы измерения»: whose history, usage, name it is. */
  genitive: string;
  /** «единице измерения», «единицам измерения». */
  dative: readonly [string, string];
}

export interface BookKind extends RecordKind {
  noun: BookNoun;
}

export interface BookRights {
  /** Absent: everybody who is logged in reads the book. */
  read?: PermissionName;
  /** Of a book with a right to read: who chooses from it without that right, and so sees the names alone. */
  choose?: 'authenticated' | PermissionName;
  /** Absent: nobody changes the book here. Archiving is a change. */
  change?: { create: PermissionName; update: PermissionName; delete: PermissionName };
}

/** How a field stands in the register; its title is the field's own word. */
export interface BookColumn {
  /** Pixels. */
  width: number;
  /** The list can be put in its order. */
  sorts?: true;
  tone?: 'muted';
  /** Digits of one width. */
  numeric?: true;
  /** Shown only after the reader asks for it. */
  hidden?: true;
}

/** A reference book: everything that server, register, form, journal and overview know of it follows from here. */
export interface Book<Table extends FieldTable = FieldTable> {
  kind: BookKind;
  /** Its screen; `{category_id}` stands for a value of the row. Null of a book that has no screen. */
  address: string | null;
  /** For the overview: what one finds here. */
  hint: string;
  group: BookGroup;
  rights: BookRights;
  /** A record has more to it than fields: its card, and its changes, are another module's. */
  cardElsewhere?: true;
  /** Every field a person may set; each has `name` and `is_active`. */
  fields: Table;
  /** Between the name and the state, in this order. */
  columns: Readonly<Partial<Record<keyof Table & string, BookColumn>>>;
  filters: readonly (keyof Table & string)[];
  /** Texts the search looks at besides the name. */
  searched: readonly (keyof Table & string)[];
  /** A field that sorts, or `tree`. */
  defaultSort: (keyof Table & string) | 'tree';
  /** Second line on a phone. */
  phone: readonly (keyof Table & string)[];
  /** The field that names the record above: the list stands in the order of the tree. */
  tree?: keyof Table & string;
  /** Names of the domain reference under which an answer tells a field as well: that name, and ours. */
  alsoTold?: Readonly<Record<string, keyof Table & string>>;
  /** Required fields that a program may leave out of a new record: each then says what the other field does. */
  taken?: Readonly<Record<string, keyof Table & string>>;
  /** Fields that say nothing to whoever only reads the book: programs know the record by them. */
  forKeepers?: readonly (keyof Table & string)[];
}

/** What a person may do with a row, its use elsewhere aside. */
export interface BookCan {
  update: boolean;
  delete: boolean;
  archive: boolean;
}

interface KeptFacts {
  id: number;
  lock_version: number;
  /** Who changed it last; null when it was not an employee. */
  updated_by_id?: number | null | undefined;
  /** UTC ISO 8601; null of a live row. */
  archived_at: string | null;
  /** Of a tree: how many records stand above. */
  depth?: number | undefined;
}

/** What can be done with a record beside changing and deleting it: `POST /api/{resource}/{id}/{action}`. */
export const BOOK_ACTIONS = ['archive', 'restore'] as const;
export type BookAction = (typeof BOOK_ACTIONS)[number];

export interface BookFacts extends KeptFacts {
  can: BookCan;
  available_actions?: readonly BookAction[] | undefined;
}

type ShownName<Name extends string, F extends Field> = F extends { shows: infer Shown extends string }
  ? `${Name}_${Shown}`
  : `${Name}_name`;

type ReferenceNames<Table extends FieldTable> = {
  [
    Name in keyof Table & string as Table[Name] extends { kind: 'reference' }
      ? ShownName<Name, Table[Name]>
      : never
  ]: FieldValue<Table[Name]> extends number ? string : string | null;
} & {
  [
    Name in keyof Table & string as Table[Name] extends { kind: 'references' } ? `${Name}_names` : never
  ]: string[];
};

/** A row of a book on the wire: its values, what its references are called, and what the reader may do with it. */
export type BookRow<Table extends FieldTable = FieldTable> = BookFacts &
  RecordValues<Table> &
  ReferenceNames<Table>;

/** A row as code that serves every book reads it, whoever looks. */
export interface AnyBookRecord extends KeptFacts {
  name: string;
  is_active: boolean;
  [field: string]: unknown;
}

/** The same with what the reader may do. */
export interface AnyBookRow extends AnyBookRecord {
  can: BookCan;
}

/** Where a row says what its reference is called: `parent_name`, `measure_symbol`. */
export function shownName(name: string, field: Extract<Field, { kind: 'reference' }>): string {
  return `${name}_${field.shows ?? 'name'}`;
}

/** Where a row says what its several references are called, in their order: `file_template_names`. */
export function namesOf(name: string): string {
  return `${name}_names`;
}

/** What the register asks for when the address does not say otherwise. */
export function bookDefaults(book: Pick<Book, 'defaultSort'>): Readonly<Record<string, string>> {
  return { sort: book.defaultSort, per_page: '50' };
}

/** The screen a row is found on, opened at the row; null when the book has none. */
export function bookRowPath(book: Book, row: { id: number; [field: string]: unknown }): string | null {
  const { address, kind } = book;
  if (kind.path !== null) return `${kind.path}/${String(row.id)}`;
  if (address === null) return null;
  const filled = address.replace(/\{(\w+)\}/g, (_, field: string) => String(row[field]));
  return `${filled}${filled.includes('?') ? '&' : '?'}id=${String(row.id)}`;
}

/** The screen of a book that is reached without knowing a row; null when there is none. */
export function bookScreen(book: Pick<Book, 'address'>): string | null {
  return book.address === null || book.address.includes('{') ? null : book.address;
}
