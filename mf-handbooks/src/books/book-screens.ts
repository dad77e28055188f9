import { bookDefaults, bookScreen, type Book } from 'shared/contract/books/book';
import { BOOKS } from 'shared/contract/books/books';
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

/** The routes of the books, as `area.ts` declares them. */
export const bookRoutes = BOOK_SCREENS.map(({ book, path }) => ({
  id: book.kind.resource,
  path,
  title: book.kind.title,
  ...(book.rights.read !== undefined && { permissions: [permissionLabel(book.rights.read)] }),
  prefetch: [{ kind: 'list' as const, resource: book.kind.resource, defaults: bookDefaults(book) }],
}));

/** The page of each of these routes: one for all books. */
export function bookPages<Load>(load: Load): Record<string, Load> {
  return Object.fromEntries(bookRoutes.map(({ id }) => [id, load]));
}
