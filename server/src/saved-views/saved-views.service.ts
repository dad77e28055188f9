import type { savedView, savedViewInput, savedViewUpdate } from 'shared/contract/saved-view';
import type { ListOf } from 'shared/contract/paging';
import type { z } from 'zod';
import { getRow } from '../lists/card-route';
import { parseListQuery } from '../lists/list-query';
import { countRows } from '../lists/list-reader';
import { findPage, listContext } from '../lists/lists.service';
import { faultCode } from '../platform/fault-code';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, HttpError, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { requireRegister } from '../lists/register-catalogue';
import { type ListedView, savedViewResource } from './saved-view-list';
import {
  countViews,
  deleteView,
  findDefaults,
  insertView,
  lockView,
  setDefault,
  updateView,
} from './saved-views.repository';

export type SavedView = z.infer<typeof savedView>;
type ReadDeps = Pick<Deps, 'app' | 'db' | 'now'>;

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

/** Beyond this a view's badge says «больше тысячи». */
const COUNT_CAP = 1000;

/** Views of one register a person keeps: each of them is counted whenever the menu opens. */
const MOST_VIEWS = 50;

const GONE = 'Вид не найден';

/** The view's rows as this reader would find them; null when the register no longer understands the view. */
async function countOf(deps: ReadDeps, actor: Actor, view: ListedView) {
  try {
    const { list } = requireRegister(deps.app, view.resource, actor);
    const context = listContext(deps, actor);
    const request = parseListQuery(list, view.query, context);
    const { total, isCapped } = await countRows(deps.db, {
      resource: list,
      request,
      context,
      cap: COUNT_CAP,
    });
    return { count: Math.min(total, COUNT_CAP), count_is_capped: isCapped || total > COUNT_CAP };
  } catch (error) {
    if (error instanceof HttpError) return { count: null, count_is_capped: false };
    throw error;
  }
}

async function viewOf(
  deps: ReadDeps,
  { actor, defaults }: { actor: Actor; defaults: ReadonlySet<number> },
  view: ListedView,
): Promise<SavedView> {
  const { owner_id, ...shown } = view;
  return {
    ...shown,
    is_own: owner_id === actor.id,
    is_default: defaults.has(view.id),
    ...(await countOf(deps, actor, view)),
  };
}

/** The reader's own views and the shared ones, each with the number of rows it finds for the reader. */
export async function find(deps: ReadDeps, actor: Actor, url: string): Promise<ListOf<SavedView>> {
  const page = await findPage(deps, { resource: savedViewResource, actor, url });
  const defaults = await findDefaults(deps.db, actor.id);
  const data: SavedView[] = [];
  // One after another: a menu of views is not worth all connections of the pool.
  for (const view of page.data) data.push(await viewOf(deps, { actor, defaults }, view));
  return { data, meta: page.meta };
}

/** One view; refuses with 404 somebody else's that is not shared. */
export async function get(deps: ReadDeps, actor: Actor, id: number): Promise<SavedView> {
  const view = await getRow(deps, savedViewResource, { actor, id });
  return viewOf(deps, { actor, defaults: await findDefaults(deps.db, actor.id) }, view);
}

function checkQuery(deps: ReadDeps, actor: Actor, view: { resource: string; query: string }): void {
  const { list } = requireRegister(deps.app, view.resource, actor);
  try {
    parseListQuery(list, view.query, listContext(deps, actor));
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    const [sentence = 'Такого отбора у реестра нет'] = Object.values(error.errors).flat();
    throw new ValidationFailed({ query: [sentence] });
  }
}

function mayShare(actor: Actor): boolean {
  return holds(actor, 'agreements.edit');
}

async function withUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (faultCode(error) !== '23505') throw error;
    throw new ValidationFailed({ name: ['Вид с таким названием у вас уже есть'] });
  }
}

async function requireRoom(trx: Trx, owned: { owner_id: number; resource: string }): Promise<void> {
  if ((await countViews(trx, owned)) < MOST_VIEWS) return;
  const text = `Видов уже ${String(MOST_VIEWS)}: удалите те, которыми не пользуетесь`;
  throw new ValidationFailed({ base: [text] }, text);
}

/** A new view of the employee; refuses with 422 what the register does not understand, with 403 sharing without right. */
export async function create(
  deps: Deps,
  { actor, input }: Change & { input: z.output<typeof savedViewInput> },
): Promise<SavedView> {
  checkQuery(deps, actor, input);
  if (input.is_shared && !mayShare(actor))
    throw new Forbidden('Делиться видами может тот, кто изменяет договоры');
  const id = await withUniqueName(() =>
    deps.transact(async (trx) => {
      const { is_default: isDefault, ...values } = input;
      await requireRoom(trx, { owner_id: actor.id, resource: input.resource });
      const added = await insertView(trx, { ...values, owner_id: actor.id });
      if (isDefault)
        await setDefault(trx, { userId: actor.id, resource: input.resource, viewId: added, isDefault });
      return added;
    }),
  );
  return get(deps, actor, id);
}

/**
 * The view holds the given values afterwards. Everybody may make a shared view their own start; everything else is
 * its owner's: refuses with 403, with 404 what the employee does not see, with 409 when it has changed.
 */
export async function update(
  deps: Deps,
  { actor, id, input }: Change & { id: number; input: z.output<typeof savedViewUpdate> },
): Promise<SavedView> {
  const { lock_version, is_default, ...values } = input;
  await withUniqueName(() =>
    deps.transact(async (trx) => {
      const view = await lockView(trx, id);
      if (view === null || (view.owner_id !== actor.id && !view.is_shared)) throw new NotFound(GONE);
      if (view.lock_version !== lock_version) throw new Conflict(await get(deps, actor, id));
      const isChanged = Object.values(values).some((value) => value !== undefined);
      if (isChanged && view.owner_id !== actor.id)
        throw new Forbidden('Изменить вид может только его владелец');
      if (values.is_shared && !view.is_shared && !mayShare(actor)) {
        throw new Forbidden('Делиться видами может тот, кто изменяет договоры');
      }
      if (values.query !== undefined)
        checkQuery(deps, actor, { resource: view.resource, query: values.query });
      if (isChanged) await updateView(trx, id, { ...values, updated_at: deps.now() });
      if (is_default !== undefined) {
        await setDefault(trx, {
          userId: actor.id,
          resource: view.resource,
          viewId: id,
          isDefault: is_default,
        });
      }
    }),
  );
  return get(deps, actor, id);
}

/** The view is gone for everybody; refuses with 404 and with 403 somebody else's. */
export async function remove(deps: Deps, { actor, id }: Change & { id: number }): Promise<void> {
  await deps.transact(async (trx) => {
    const view = await lockView(trx, id);
    if (view === null || (view.owner_id !== actor.id && !view.is_shared)) throw new NotFound(GONE);
    if (view.owner_id !== actor.id) throw new Forbidden('Удалить вид может только его владелец');
    await deleteView(trx, id);
  });
}
