import { type AnyBookRecord, type Book, shownName } from 'shared/contract/books/book';
import { wireName } from 'shared/contract/record/field-table';

/** A row of a book as its list selects it: what the wire shows, but for what the reader may do. */
export type BookRecord = AnyBookRecord;

/** The table a book is kept in: its resource in the way of the database. */
export function tableOf(book: Pick<Book, 'kind'>): string {
  return book.kind.resource.replaceAll('-', '_');
}

/** The record with its references as the journal takes them: the id beside what it is called. */
export function withReferences(book: Book, row: BookRecord): BookRecord {
  const record = { ...row };
  for (const [name, field] of Object.entries(book.fields)) {
    if (field.kind !== 'reference') continue;
    const id = row[wireName(name, field)];
    record[name] = id === null ? null : { id, name: row[shownName(name, field)] };
  }
  return record;
}

/** The record as its list selects it. */
export function withoutReferences(book: Book, record: BookRecord): BookRecord {
  const row = { ...record };
  for (const [name, field] of Object.entries(book.fields)) {
    if (field.kind === 'reference' || field.kind === 'references') delete row[name];
  }
  return row;
}
