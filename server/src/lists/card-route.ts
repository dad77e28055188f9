import type { z } from 'zod';
import type { EmployeeAccess } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { readRows } from './list-reader';
import type { ListResource } from './list-resource';
import { listContext } from './lists.service';

/** One row of a list by its id, under the list's own visibility; refuses with 404. */
export async function getRow<Row extends object>(
  deps: Pick<Deps, 'db' | 'now'>,
  resource: ListResource<Row>,
  { actor, id }: { actor: Actor; id: number },
): Promise<Row> {
  const [row] = await readRows(deps.db, { resource, ids: [id], context: listContext(deps, actor) });
  if (row === undefined) throw new NotFound();
  return row;
}

/** Adds `GET /api/{resource}/{id}` for a resource whose card says no more than its row. */
export function cardRoute<Row extends object, Wire extends z.ZodType>(
  deps: Deps,
  card: {
    url: string;
    access: EmployeeAccess;
    summary: string;
    resource: ListResource<Row>;
    row: Wire;
    view: (row: Row, actor: Actor) => z.input<Wire>;
  },
): void {
  const response: z.ZodType = card.row;
  route(deps.app, {
    method: 'GET',
    url: `${card.url}/:id`,
    access: card.access,
    summary: `${card.summary}: карточка`,
    params: idParams,
    response,
    handler: async ({ actor, params }) => {
      return card.view(await getRow(deps, card.resource, { actor, id: params.id }), actor);
    },
  });
}
