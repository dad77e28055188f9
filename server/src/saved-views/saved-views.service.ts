import type {
  SavedViewList,
  savedView,
  savedViewInput,
  savedViewUpdate,
} from 'shared/contract/list/saved-view';
import type { z } from 'zod';
import { getRow } from '../lists/listed-row';
import { findPage } from '../lists/lists.service';
import { requireColumns } from '../lists/register-catalogue';
import { presentColumns, requireViewed, viewedRegistersFor } from '../lists/viewed-registers';
import type { Trx } from '../platform/database/database';
import { faultCode } from '../platform/fault-code';
import { permits } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type ListedView, savedViewResource } from './saved-view-list';
import {
  countViews,
  deleteView,
  findDefaults,
  insertView,
  makeRoom,
  lockView,
  setDefault,
  updateView,
} from './saved-views.repository';
import { countOf, requireQuery, UNCOUNTED } from './view-count.service';
import { endAlong } from './view-deletion.service';
import { partsOf, queryOf, type ViewParts } from './view-query';

export type SavedView = z.infer<typeof savedView>;
type ReadDeps = Pick<Deps, 'app' | 'db' | 'now' | 'log'>;

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

/** Milliseconds after which the rest of a menu of views is shown without numbers. */
const COUNTING_MS = 5000;

/** Views of one register a person keeps: each of them is counted whenever the menu opens. */
const MOST_VIEWS = 50;

const GONE = 'Вид не найден';
const NOT_SHARED = 'Показать вид всем может тот, кто ведёт этот реестр';
const UNSAID = 'Укажите отбор: query или filters и sort';
const NOT_OWNER = 'Изменить вид может только его владелец';

async function viewOf(
  deps: ReadDeps,
  { actor, defaults, until }: { actor: Actor; defaults: ReadonlySet<number>; until: number },
  view: ListedView,
): Promise<SavedView> {
  const { columns, ...shown } = view;
  const isOwn = view.owner_id === actor.id;
  return {
    ...shown,
    ...partsOf(view.query),
    // A view outlives a column: what the register no longer has is left out of it.
    columns: columns && presentColumns(deps.app, { resource: view.resource, columns }),
    is_own: isOwn,
    created_by_id: view.owner_id,
    updated_by_id: view.owner_id,
    can: { edit: isOwn, delete: isOwn },
    available_actions: [],
    is_default: defaults.has(view.id),
    ...(Date.now() < until ? await countOf(deps, actor, view) : UNCOUNTED),
  };
}

/** The registers whose views the employee may show to everybody. */
function shareableFor(deps: ReadDeps, actor: Actor): string[] {
  return viewedRegistersFor(deps.app, actor)
    .filter(({ sharing }) => permits(actor, sharing))
    .map(({ list }) => list.name);
}

/** The reader's own views and the shared ones, each with the number of rows it finds for the reader. */
export async function find(deps: ReadDeps, actor: Actor, url: string): Promise<SavedViewList> {
  const page = await findPage(deps, { resource: savedViewResource(deps.app), actor, url });
  const defaults = await findDefaults(deps.db, actor.id);
  const until = Date.now() + COUNTING_MS;
  const data: SavedView[] = [];
  // One after another: a menu of views is not worth all connections of the pool.
  for (const view of page.data) data.push(await viewOf(deps, { actor, defaults, until }, view));
  return { data, meta: page.meta, shareable: shareableFor(deps, actor) };
}

/** One view; refuses with 404 somebody else's that is not shared. */
export async function get(deps: ReadDeps, actor: Actor, id: number): Promise<SavedView> {
  const view = await getRow(deps, savedViewResource(deps.app), { actor, id });
  const defaults = await findDefaults(deps.db, actor.id);
  return viewOf(deps, { actor, defaults, until: Infinity }, view);
}

function requireSharing(deps: ReadDeps, actor: Actor, resource: string): void {
  if (!shareableFor(deps, actor).includes(resource)) throw new Forbidden(NOT_SHARED);
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
  const { is_default: isDefault, filters, sort, ...values } = input;
  const register = requireViewed(deps.app, input.resource, actor);
  const query = queryOf('', input, register.list.filters);
  if (query === null) throw new ValidationFailed({ query: [UNSAID] });
  await requireQuery(deps, actor, { resource: input.resource, query, parts: { filters, sort } });
  requireColumns(register, input.columns ?? []);
  if (input.is_shared) requireSharing(deps, actor, input.resource);
  const id = await withUniqueName(() =>
    deps.transact(async (trx) => {
      await requireRoom(trx, { owner_id: actor.id, resource: input.resource });
      if (values.position !== undefined)
        await makeRoom(trx, { resource: input.resource, owner_id: actor.id }, values.position);
      const added = await insertView(trx, { ...values, query, owner_id: actor.id });
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
  const { query: whole, filters, sort, resource, ...rest } = input;
  const view = await getRow(deps, savedViewResource(deps.app), { actor, id });
  if (resource !== undefined && resource !== view.resource) {
    throw new ValidationFailed({ resource: ['Вид остаётся в своём реестре: в другом создайте новый'] });
  }
  const parts = { filters, sort };
  const values: ViewChange = rest;
  if ([whole, filters, sort, rest.columns].some((value) => value !== undefined)) {
    if (view.owner_id !== actor.id) throw new Forbidden(NOT_OWNER);
    const register = requireViewed(deps.app, view.resource, actor);
    const query = queryOf(view.query, { query: whole, ...parts }, register.list.filters);
    if (query !== null) {
      await requireQuery(deps, actor, { resource: view.resource, query, parts });
      values.query = query;
    }
    requireColumns(register, rest.columns ?? []);
  }
  const isFresh = await withUniqueName(() =>
    deps.transact((trx) => change(deps, trx, { actor, id, input: values })),
  );
  const after = await get(deps, actor, id);
  if (!isFresh) throw new Conflict(after);
  return after;
}

/** What a change says once filters and order are a part of the address. */
type ViewChange = Omit<z.output<typeof savedViewUpdate>, keyof ViewParts | 'resource'>;

/** False when the view has changed since it was read, and nothing was written. */
async function change(
  deps: Deps,
  trx: Trx,
  { actor, id, input }: { actor: Actor; id: number; input: ViewChange },
): Promise<boolean> {
  const { lock_version, is_default, ...values } = input;
  const view = await lockView(trx, id);
  if (view === null || (view.owner_id !== actor.id && !view.is_shared)) throw new NotFound(GONE);
  if (view.lock_version !== lock_version) return false;
  const isChanged = Object.values(values).some((value) => value !== undefined);
  if (isChanged && view.owner_id !== actor.id) throw new Forbidden(NOT_OWNER);
  if (values.is_shared && !view.is_shared) requireSharing(deps, actor, view.resource);
  if (values.position !== undefined) await makeRoom(trx, view, values.position);
  if (isChanged) await updateView(trx, id, { ...values, updated_at: deps.now() });
  if (is_default !== undefined) {
    const { resource } = view;
    await setDefault(trx, { userId: actor.id, resource, viewId: id, isDefault: is_default });
  }
  return true;
}

/**
 * The view is gone for everybody, and nobody but its owner reads its name in what it told; refuses with 404 what the
 * employee does not see, with 403 somebody else's, with 409 one that is no longer what it was decided upon.
 */
export async function remove(
  deps: Deps,
  { actor, id, lockVersion }: Change & { id: number; lockVersion: number | null },
): Promise<void> {
  const { owner_id } = await getRow(deps, savedViewResource(deps.app), { actor, id });
  if (owner_id !== actor.id) throw new Forbidden('Удалить вид может только его владелец');
  const isFresh = await deps.transact(async (trx) => {
    const view = await lockView(trx, id);
    if (view === null) throw new NotFound(GONE);
    if (lockVersion !== null && view.lock_version !== lockVersion) return false;
    await endAlong(deps.app, trx, { id, ownerId: view.owner_id });
    await deleteView(trx, id);
    return true;
  });
  if (!isFresh) throw new Conflict(await get(deps, actor, id));
}
