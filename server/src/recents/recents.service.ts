import { MOST_RECENT, MOST_RECENT_SHOWN, type RecentRecords } from 'shared/contract/list/recent-record';
import { readHits, requireHit } from '../lists/kept-hits';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { findOpened, noteOpened } from './recents.repository';

/** The cards the employee has opened last and still sees, the latest first. */
export async function find(deps: Pick<Deps, 'app' | 'db' | 'now'>, actor: Actor): Promise<RecentRecords> {
  const { data } = await readHits(deps, actor, await findOpened(deps.db, actor.id));
  return { data: data.slice(0, MOST_RECENT_SHOWN) };
}

/**
 * The card is the one the employee has opened last. Refuses with 422 an unknown kind, with 403 a register that is closed
 * to them, with 404 what they do not see.
 */
export async function open(
  deps: Deps,
  { actor, resource, id }: { actor: Actor; resource: string; id: number },
): Promise<void> {
  await requireHit(deps, { actor, resource, id });
  const opened = { user_id: actor.id, resource, record_id: id, opened_at: deps.now() };
  await deps.transact((trx) => noteOpened(trx, opened, MOST_RECENT));
}
