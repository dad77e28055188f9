import { sql } from 'kysely';
import { type Book, bookRowPath } from 'shared/contract/books/book';
import { type Field, wireName } from 'shared/contract/record/field-table';
import type { OpenWork } from '../users/dismissal/open-work.service';
import { tableWork } from '../users/dismissal/table-work.service';
import { tableOf } from './book-record';

/** What an employee who leaves has to give on of a book: each of its fields that names employees, «Подразделения: руководитель». */
export function bookWork(book: Book): OpenWork[] {
  return Object.entries<Field>(book.fields)
    .filter(([, field]) => field.kind === 'reference' && field.resource === 'users')
    .map(([name, field]) =>
      tableWork({
        table: tableOf(book),
        column: wireName(name, field),
        field: name,
        label: `${book.kind.title}: ${field.label.toLowerCase()}`,
        kind: book.kind,
        at: (id) => bookRowPath(book, { id }),
        open: sql<boolean>`t.archived_at is null`,
        name: sql<string>`t.name`,
        needs: book.rights.read,
      }),
    );
}
