import type { Book } from 'shared/contract/books/book';
import { bookChoice } from 'shared/contract/books/book-schema';
import type { z } from 'zod';
import { listRoute } from '../lists/list-route';
import { getRow } from '../lists/listed-row';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { bookList } from './book-list';
import type { BookRecord } from './book-record';
import { chooseAccess } from './books.policy';

type Choice = z.input<typeof bookChoice>;

/** Names alone: what a field or a filter shows of a record, whatever else the book keeps of it. */
function choiceOf(book: Book, row: BookRecord): Choice {
  const { tree } = book;
  return {
    id: row.id,
    name: row.name,
    ...(tree !== undefined && { parent_name: (row[`${tree}_name`] ?? null) as string | null }),
  };
}

/** `GET /api/{resource}/choices`: a book to those who may choose from it and not read it. */
export function bookChoiceRoutes(deps: Deps, book: Book): void {
  const { resource, title, noun } = book.kind;
  const list = bookList(book);
  const access = chooseAccess(book);
  listRoute(deps, {
    url: `/api/${resource}/choices`,
    access,
    summary: `${title}: названия для выбора`,
    resource: list,
    row: bookChoice,
    view: (row) => choiceOf(book, row),
  });
  route(deps.app, {
    method: 'GET',
    url: `/api/${resource}/choices/:id`,
    access,
    summary: `${title}: название ${noun.genitive}`,
    params: idParams,
    response: bookChoice,
    handler: async ({ actor, params }) => choiceOf(book, await getRow(deps, list, { actor, id: params.id })),
  });
}
