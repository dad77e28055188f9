import type { Book } from 'shared/contract/books/book';
import { BOOKS } from 'shared/contract/books/books';
import { addImportable, nameRecords } from '../imports/importable.service';
import { addRegister } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import { addOpenWork } from '../users/dismissal/open-work.service';
import { bookActivityLabels } from './book-activity.labels';
import { bookImport, namedInBook } from './book-import';
import { bookRegister } from './book-register';
import { bookWork } from './book-work';
import { bookRoutes } from './books.routes';

/** Reference books: each is registered, read, changed and journalled by the same code. */
export function handbooksModule(deps: Deps): void {
  for (const book of BOOKS as readonly Book[]) {
    deps.activity.labels(bookActivityLabels(book));
    deps.activity.fields(book.kind.name, book.fields);
    addRegister(deps.app, bookRegister(book));
    nameRecords(deps.app, book.kind.resource, (db, text) => namedInBook(db, book, text));
    if (book.rights.change !== undefined) addImportable(deps.app, bookImport(book, book.rights.change));
    addOpenWork(deps.app, ...bookWork(book));
    bookRoutes(deps, book);
  }
}
