import { sql } from 'kysely';
import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { wireName } from 'shared/contract/record/field-table';
import type { RecordSource } from '../records/record-source';
import { type BookRecord, tableOf, withoutReferences } from './book-record';
import { canOf } from './books.policy';
import { findBookRecord, readersOfBook } from './books.repository';

const REPEATED = 'Такое значение в справочнике уже есть';

/** By the rule of names: the unique index of a column is `{table}_{column}_key`. */
function uniqueOf(book: Book) {
  const fields = Object.entries(book.fields).map(([name, field]) => {
    const column = wireName(name, field);
    return [`${tableOf(book)}_${column}_key`, { field: column, message: REPEATED }] as const;
  });
  return {
    ...Object.fromEntries(fields),
    numerators_purpose_key: {
      field: 'purpose',
      message: 'Нумератор таких документов для той же организации и того же типа уже есть',
    },
    vat_rates_period: { field: 'valid_from', message: 'На эти дни уже есть ставка с таким кодом' },
  };
}

/** The values told under the names of the domain reference, too. */
const toldAgain = ({ alsoTold = {} }: Book, row: BookRecord) =>
  Object.fromEntries(Object.entries(alsoTold).map(([other, name]) => [other, row[name]]));

/** What the use case of a record has to know of a book. */
export function bookSource(book: Book): RecordSource<BookRecord, AnyBookRow> {
  return {
    kind: book.kind,
    fields: book.fields,
    find: (db, _viewer, id) => findBookRecord(db, book, id),
    seen: {
      from: sql`${sql.table(tableOf(book))} h`,
      id: sql<number>`h.id`,
      alias: 'h',
      // Two records that are moved under each other at once would wait for each other's row, each holding its own.
      ...(book.tree !== undefined && { staysReferable: true }),
      // Whoever may read a book reads all of it.
      seen: () => sql<boolean>`true`,
    },
    label: (row) => row.name,
    view: (row, actor) => {
      const can = canOf(book, actor, row);
      const step = row.archived_at === null ? 'archive' : 'restore';
      const told = { ...withoutReferences(book, row), ...toldAgain(book, row) };
      return { ...told, can, available_actions: can.archive ? [step] : [] };
    },
    audience: (db) => readersOfBook(db, book),
    unique: uniqueOf(book),
  };
}
