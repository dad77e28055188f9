import type { Actor } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
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
