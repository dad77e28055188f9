import { HANDBOOK_ROWS } from 'shared/contract/handbook';
import { HANDBOOKS, type Handbook } from 'shared/contract/handbook-names';
import { cardRoute } from '../lists/card-route';
import { listRoute } from '../lists/list-route';
import type { Deps } from '../platform/module';
import { handbookResource } from './handbook-resources';

function bookRoutes(deps: Deps, book: Handbook): void {
  const { title, access, list } = handbookResource(book);
  const routes = {
    url: `/api/${book}`,
    access,
    summary: title,
    resource: list,
    row: HANDBOOK_ROWS[book],
    // The columns of a book are written for its schema; the union of all books says no more than "a record".
    view: (row: object) => row as never,
  };
  listRoute(deps, routes);
  cardRoute(deps, routes);
}

/** Reference books: a list and a card of each, all by the same code. */
export function handbooksModule(deps: Deps): void {
  for (const book of HANDBOOKS) bookRoutes(deps, book);
}
