import {
  MOST_RECORD_SUBSCRIPTIONS,
  MOST_VIEW_ROWS,
  MOST_VIEW_SUBSCRIPTIONS,
  type Subscriptions,
} from 'shared/contract/list/subscription';
import { readHits, requireHit } from '../lists/kept-hits';
import { faultCode } from '../platform/fault-code';
import type { Actor } from '../platform/http/actor';
import { NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { findOpenViews, findViewRows, type OpenView } from '../saved-views/view-rows.service';
import { viewAddress } from './view-address';
import { countSubscribed, findSubscribed, subscribe, unsubscribe } from './record-subscriptions.repository';
import {
  countSubscribedViews,
  findSubscribedViews,
  subscribeToView,
  unsubscribeFromView,
} from './view-subscriptions.repository';
import { firstCheck } from './view-news.job';

interface Wanted {
  actor: Actor;
  resource: string;
  id: number;
}

function refuse(text: string): never {
  throw new ValidationFailed({ base: [text] }, text);
}

/** What the employee has subscribed to and still sees: rights and visibility are asked anew each time. */
export async function find(deps: Pick<Deps, 'app' | 'db' | 'now'>, actor: Actor): Promise<Subscriptions> {
  const { data, resources } = await readHits(deps, actor, await findSubscribed(deps.db, actor.id));
  const views = await findOpenViews(deps, actor, await findSubscribedViews(deps.db, actor.id));
  return {
    records: data,
    resources,
    views: views.map((view) => {
      const { id, name, resource, section } = view;
      return { id, name, resource, section, url: viewAddress(deps.app, view) };
    }),
  };
}

/**
 * The employee hears of the record's changes afterwards. Refuses with 422 an unknown kind and one too many, with 403 a
 * register that is closed to them, with 404 what they do not see.
 */
export async function add(deps: Deps, { actor, resource, id }: Wanted): Promise<void> {
  const { kind } = await requireHit(deps, { actor, resource, id });
  await deps.transact(async (trx) => {
    await subscribe(trx, { user_id: actor.id, resource, record_id: id, kind, created_at: deps.now() });
    if ((await countSubscribed(trx, actor.id)) > MOST_RECORD_SUBSCRIPTIONS) {
      refuse(`Подписок на записи уже ${String(MOST_RECORD_SUBSCRIPTIONS)}: отмените те, что больше не нужны`);
    }
  });
}

/** The employee hears of the record no longer, whether or not they still see it. */
export async function remove(deps: Pick<Deps, 'transact'>, { actor, resource, id }: Wanted): Promise<void> {
  await deps.transact((trx) => unsubscribe(trx, actor.id, { resource, record_id: id }));
}

async function rowsOf(deps: Deps, actor: Actor, view: OpenView): Promise<number[]> {
  try {
    return await findViewRows(deps, actor, { view, most: MOST_VIEW_ROWS + 1 });
  } catch (error) {
    // Class 57014: the view takes longer than a view may.
    if (faultCode(error) === '57014') refuse('Вид ищет слишком долго: сузьте его отбор, чтобы подписаться');
    throw error;
  }
}

/**
 * The employee hears of what enters the view afterwards. Refuses with 404 a view they may not open, with 403 a register
 * that is closed to them, with 422 a view that finds too much and one too many.
 */
export async function addView(deps: Deps, { actor, id }: { actor: Actor; id: number }): Promise<void> {
  const [view] = await findOpenViews(deps, actor, [id]);
  if (view === undefined) throw new NotFound('Вид не найден');
  const known = await rowsOf(deps, actor, view);
  if (known.length > MOST_VIEW_ROWS) {
    refuse('Вид находит больше 1000 записей: сузьте его отбор, чтобы подписаться');
  }
  await deps.transact(async (trx) => {
    const now = deps.now();
    const { query } = view;
    await subscribeToView(trx, {
      user_id: actor.id,
      saved_view_id: id,
      query,
      known,
      now,
      dueAt: firstCheck(now),
    });
    if ((await countSubscribedViews(trx, actor.id)) > MOST_VIEW_SUBSCRIPTIONS) {
      refuse(`Подписок на виды уже ${String(MOST_VIEW_SUBSCRIPTIONS)}: отмените те, что больше не нужны`);
    }
  });
}

/** The employee hears of the view no longer. */
export async function removeView(
  deps: Pick<Deps, 'transact'>,
  { actor, id }: { actor: Actor; id: number },
): Promise<void> {
  await deps.transact((trx) => unsubscribeFromView(trx, actor.id, id));
}
