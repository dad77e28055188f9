import { bookDefaults, bookScreen, type Book } from 'shared/contract/books/book';
import { BOOKS } from 'shared/contract/books/books';
import { giversOf } from 'shared/contract/access/held-permissions';
import { permissionLabel } from 'shared/contract/access/permissions';

export interface BookScreen {
  book: Book;
  path: string;
}

/** Books that have a screen of their own, in the order of the overview. */
export const BOOK_SCREENS: readonly BookScreen[] = (BOOKS as readonly Book[]).flatMap((book) => {
  const path = bookScreen(book);
  return path === null ? [] : [{ book, path }];
});

/** Who opens the screen of the book: whoever reads it, or holds what gives that anyway. */
function guardOf({ rights: { read } }: Book) {
  if (read === undefined) return {};
  const givers = giversOf(read).map(permissionLabel);
  return { permissions: [permissionLabel(read)], ...(givers.length > 0 && { alternative: givers }) };
}

/** The routes of the books, as `area.ts` declares them. */
export const bookRoutes = BOOK_SCREENS.map(({ book, path }) => ({
  id: book.kind.resource,
  path,
  title: book.kind.title,
  ...guardOf(book),
  prefetch: [{ kind: 'list' as const, resource: book.kind.resource, defaults: bookDefaults(book) }],
}));

/** The page of each of these routes: one for all books. */
export function bookPages<Load>(load: Load): Record<string, Load> {
  return Object.fromEntries(bookRoutes.map(({ id }) => [id, load]));
}
