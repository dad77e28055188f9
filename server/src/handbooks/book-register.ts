import { sql } from 'kysely';
import { type Book, bookRowPath, namesOf, shownName } from 'shared/contract/books/book';
import type { Field, FieldTable } from 'shared/contract/record/field-table';
import type { KeptValue } from 'shared/contract/record/kept-change';
import { fieldText } from 'shared/field-text';
import type { ExportColumn } from '../lists/export-column';
import type { Register } from '../lists/register-catalogue';
import { bookList } from './book-list';
import type { BookRecord } from './book-record';
import { changeAccess, readAccess } from './books.policy';

const CHARACTERS: Readonly<Partial<Record<Field['kind'], number>>> = {
  day: 12,
  money: 18,
  whole: 14,
  percent: 10,
};

function cellOf(name: string, field: Field, row: BookRecord): string | number | null {
  if (field.kind === 'references') return fieldText(field, row[namesOf(name)] as string[]);
  const value = row[field.kind === 'reference' ? shownName(name, field) : name] ?? null;
  if (field.kind === 'reference') return value as string | null;
  const isTyped = field.kind === 'day' || field.kind === 'money' || field.kind === 'whole';
  return isTyped ? (value as string | number | null) : fieldText(field, value as KeptValue);
}

function columnOf(name: string, field: Field): ExportColumn<BookRecord> {
  const kind =
    field.kind === 'whole' ? 'number' : field.kind === 'day' || field.kind === 'money' ? field.kind : 'text';
  return {
    title: field.label,
    width: CHARACTERS[field.kind] ?? 32,
    kind,
    value: (row) => cellOf(name, field, row),
  };
}

function columnsOf(table: FieldTable): Record<string, ExportColumn<BookRecord>> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, columnOf(name, field)]));
}

/** A book for exports, saved views and the search; what has no screen is no hit. */
export function bookRegister(book: Book): Register<BookRecord> {
  const list = bookList(book);
  const { name: kind, title } = book.kind;
  return {
    title,
    access: readAccess(book),
    sharing: changeAccess(book),
    list: book.address === null ? { ...list, search: () => null } : list,
    columns: columnsOf(book.fields),
    searched: sql`h.archived_at is null`,
    section: 'Справочники',
    hit: (row) => ({ kind, id: row.id, title: row.name, hint: title, url: bookRowPath(book, row) ?? '' }),
  };
}
