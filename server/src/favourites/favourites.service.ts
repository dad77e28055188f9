import { MOST_FAVOURITES, type Favourites } from 'shared/contract/list/favourite';
import { readHits, requireHit } from '../lists/kept-hits';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { countKept, findKept, forget, keep } from './favourites.repository';

interface Wanted {
  actor: Actor;
  resource: string;
  id: number;
}

/** What the employee keeps and still sees, the latest first: rights and visibility are asked anew each time. */
export async function find(deps: Pick<Deps, 'app' | 'db' | 'now'>, actor: Actor): Promise<Favourites> {
  return readHits(deps, actor, await findKept(deps.db, actor.id));
}

/**
 * The employee keeps the record afterwards. Refuses with 422 an unknown kind and one too many, with 403 a register that
 * is closed to them, with 404 what they do not see.
 */
export async function add(deps: Deps, { actor, resource, id }: Wanted): Promise<void> {
  await requireHit(deps, { actor, resource, id });
  await deps.transact(async (trx) => {
    await keep(trx, actor.id, { resource, record_id: id, created_at: deps.now() });
    if ((await countKept(trx, actor.id)) <= MOST_FAVOURITES) return;
    const text = `В избранном уже ${String(MOST_FAVOURITES)} записей: уберите те, что больше не нужны`;
    throw new ValidationFailed({ base: [text] }, text);
  });
}

/** The employee keeps the record no longer, whether or not they still see it. */
export async function remove(deps: Pick<Deps, 'transact'>, { actor, resource, id }: Wanted): Promise<void> {
  await deps.transact((trx) => forget(trx, actor.id, { resource, record_id: id }));
}
