import { MOST_RECORD_SUBSCRIPTIONS, type Watcher, type Watchers } from 'shared/contract/list/subscription';
import { missingText, recordPath } from 'shared/contract/record/record-kind';
import { notify } from '../notifications/notifications.service';
import type { Db, Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { announceRecord } from '../records/record-settling.service';
import { isRowVisible } from '../records/versioned-row';
import { countSubscribed, findWatchers, subscribe, unsubscribe } from './record-subscriptions.repository';
import { type WatchedKind, watchedKinds } from './watched-kinds.service';

interface Place {
  resource: string;
  id: number;
}

type Call = Place & { actor: Actor; origin: RequestOrigin; userId: number };

/** The kind, when the employee sees the record; refuses with 422 an unknown one, with 403 and 404. */
async function requireWatched(
  deps: Pick<Deps, 'app'>,
  db: Db,
  { actor, resource, id }: Place & { actor: Actor },
): Promise<WatchedKind> {
  const kind = watchedKinds(deps.app).get(resource);
  if (kind === undefined) throw new ValidationFailed({ resource: ['За такими записями не наблюдают'] });
  if (!holds(actor, kind.read)) throw new Forbidden();
  if (!(await isRowVisible(db, kind.seen, { viewer: actor, id }))) throw new NotFound(missingText(kind.kind));
  return kind;
}

/** Who watches the record, the first to begin first; whether the caller may see it is asked before. */
export function watchersOf(deps: Pick<Deps, 'db'>, place: Place): Promise<Watcher[]> {
  return findWatchers(deps.db, place);
}

/** Who watches a record the employee sees, and whether they may put others on the list; refuses with 403, 404, 422. */
export async function getWatchers(
  deps: Pick<Deps, 'app' | 'db'>,
  call: Place & { actor: Actor },
): Promise<Watchers> {
  const { kind, edit } = await requireWatched(deps, deps.db, call);
  return {
    data: await watchersOf(deps, call),
    can: { edit: holds(call.actor, edit) },
    document: { type: kind.name, id: call.id },
  };
}

interface Told {
  kind: WatchedKind;
  record: { label: string; lockVersion: number };
  call: Call;
}

async function putDown(
  deps: Deps,
  trx: Trx,
  { kind, record, call, ...what }: Told & { action: string; old: string | null; now: string | null },
): Promise<void> {
  const { actor, origin, id } = call;
  await deps.activity.record(trx, {
    actor,
    origin,
    action: what.action,
    entityType: kind.kind.name,
    entityId: id,
    entityLabel: record.label,
    changes: [{ field: 'watchers', label: 'Наблюдатели', old: what.old, new: what.now }],
  });
  await announceRecord(deps, kind, { trx, id, lockVersion: record.lockVersion, actorId: actor.id });
}

function tellWatcher(deps: Deps, trx: Trx, { kind: { kind }, record, call }: Told): Promise<void> {
  const { actor, id, userId } = call;
  const url = recordPath(kind, id);
  return notify(deps, trx, {
    userIds: [userId],
    type: 'record_changed',
    title: `Вас добавили в наблюдатели: ${kind.noun.forms[0]}`,
    body: record.label,
    subject: { type: kind.name, id },
    ...(url !== null && { url }),
    actorId: actor.id,
    groupKey: `watching:${kind.name}:${String(id)}`,
  });
}

/**
 * The colleague watches the record and is told so; who did already is left alone. Refuses with 403 whoever may not
 * change the record, with 404, and with 422 a colleague who does not see it or has too many subscriptions.
 */
export async function addWatcher(deps: Deps, call: Call): Promise<void> {
  await deps.transact(async (trx) => {
    const kind = await requireWatched(deps, trx, call);
    const { actor, id, resource, userId } = call;
    if (!holds(actor, kind.edit)) throw new Forbidden();
    const record = await kind.find(trx, id);
    if (record === null) throw new NotFound(missingText(kind.kind));
    const refuse = (text: string) => new ValidationFailed({ user_id: [text] });
    if (!(await kind.readers(trx, id)).includes(userId)) throw refuse('Сотрудник не видит эту запись');
    const row = { user_id: userId, resource, record_id: id, kind: kind.kind.name, created_at: deps.now() };
    if (!(await subscribe(trx, row))) return;
    if ((await countSubscribed(trx, userId)) > MOST_RECORD_SUBSCRIPTIONS) {
      throw refuse(`У сотрудника уже ${String(MOST_RECORD_SUBSCRIPTIONS)} подписок`);
    }
    const name = (await findWatchers(trx, call)).find((person) => person.id === userId)?.full_name ?? '';
    const told = { kind, record, call };
    await putDown(deps, trx, { ...told, action: 'watcher.added', old: null, now: name });
    await tellWatcher(deps, trx, told);
  });
}

/**
 * The colleague watches the record no longer; oneself may always go, others are taken off by whoever may change the
 * record. Refuses with 403 and 404.
 */
export async function removeWatcher(deps: Deps, call: Call): Promise<void> {
  const { actor, id, resource, userId } = call;
  const gone = { resource, record_id: id };
  await deps.transact(async (trx) => {
    if (userId === actor.id) return unsubscribe(trx, userId, gone);
    const kind = await requireWatched(deps, trx, call);
    if (!holds(actor, kind.edit)) throw new Forbidden();
    const person = (await findWatchers(trx, call)).find((one) => one.id === userId);
    const record = await kind.find(trx, id);
    if (person === undefined || record === null) throw new NotFound('Такого наблюдателя нет');
    await unsubscribe(trx, userId, gone);
    const said = { action: 'watcher.removed', old: person.full_name, now: null };
    await putDown(deps, trx, { kind, record, call, ...said });
  });
}
