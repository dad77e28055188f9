import { type Book, bookScreen } from 'shared/contract/books/book';
import { BOOKS } from 'shared/contract/books/books';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { findRegister, partAskedFor, type RegisterHome } from './register-catalogue';

interface Wanted {
  resource: string;
  /** The values its rows were asked for by, or made with. */
  said: Readonly<Record<string, unknown>>;
}

/** The screen of the book; of one in parts the part that was said, if one was. */
function bookAddress(book: Book, said: Wanted['said']): string | undefined {
  const filled = book.address?.replace(/\{(\w+)\}/g, (place, name: string) =>
    /^\d+$/.test(String(said[name])) ? String(said[name]) : place,
  );
  return bookScreen({ address: filled ?? null }) ?? undefined;
}

/** Address of the screen the rows stand on inside the suite; undefined when no screen shows them without a choice. */
export function registerAddress(app: RegisterHome, { resource, said }: Wanted): string | undefined {
  const parts = findRegister(app, resource)?.parts;
  if (parts !== undefined) return (partAskedFor(parts, said) ?? parts[0])?.path;
  const book = (BOOKS as readonly Book[]).find(({ kind }) => kind.resource === resource);
  if (book !== undefined) return bookAddress(book, said);
  return Object.values(RECORD_KINDS).find((kind) => kind.resource === resource)?.path ?? undefined;
}
