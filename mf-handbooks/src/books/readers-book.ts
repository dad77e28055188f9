import type { Book } from 'shared/contract/books/book';

/** The book as whoever only reads it sees it: without the fields that are for its keepers. */
export function readersBook(book: Book): Book {
  const { forKeepers } = book;
  if (forKeepers === undefined) return book;
  const without = <Value>(table: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(table).filter(([name]) => !forKeepers.includes(name)));
  return {
    ...book,
    fields: without(book.fields),
    columns: without(book.columns),
    searched: book.searched.filter((name) => !forKeepers.includes(name)),
  };
}
