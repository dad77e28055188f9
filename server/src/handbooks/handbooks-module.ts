import { BOOKS } from 'shared/contract/books/books';
import { addRegister } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import { bookActivityLabels } from './book-activity.labels';
import { bookRegister } from './book-register';
import { bookRoutes } from './books.routes';

/** Reference books: each is registered, read, changed and journalled by the same code. */
export function handbooksModule(deps: Deps): void {
  for (const book of BOOKS) {
    deps.activity.labels(bookActivityLabels(book));
    deps.activity.fields(book.kind.name, book.fields);
    addRegister(deps.app, bookRegister(book));
    bookRoutes(deps, book);
  }
}
