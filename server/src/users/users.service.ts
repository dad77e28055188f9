import type { z } from 'zod';
import { USER_STATUS_LABELS, type User, type userUpdate } from 'shared/contract/user';
import type { ActivityChange } from 'shared/contract/activity-log';
import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime';
import { endSessions } from '../accounts/session.service';
import { endSessionsOf } from '../accounts/sessions.service';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';
import { lockRoles, requireKnownRoles, requireRoleEditor } from '../roles/roles.service';
import { userCan } from './users.policy';
import { userView } from './users.view';
import {
  type UserRecord,
  findUser,
  lockUser,
  markDeleted,
  replaceRoles,
  updateUser,
} from './users.repository';

type Input = z.output<typeof userUpdate>;

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

/** One account; refuses with 404 when it is gone. Any employee may read it. */
export async function get(db: Db, actor: Actor, id: number): Promise<User> {
  const user = await findUser(db, id, actor);
  if (user === null) throw new NotFound('Сотрудник не найден');
  return userView(actor, user);
}

function authorise(actor: Actor, user: UserRecord, input: Input): void {
  const can = userCan(actor, user);
  if (input.role_ids !== undefined && !can.change_roles) throw new Forbidden();
  if (input.phone !== undefined && !can.edit) throw new Forbidden();
  if (input.status === undefined) return;
  if (actor.id === user.id) throw new Forbidden('Свою учётную запись заблокировать нельзя');
  if (!can.block) throw new Forbidden();
}

function refuseWrongState(user: UserRecord, input: Input): void {
  if (input.status === undefined || input.status === user.status) return;
  if (user.status === 'active' || user.status === 'blocked') return;
  const text =
    user.status === 'invited'
      ? 'Сотрудник ещё не подтвердил адрес почты'
      : 'Сотрудник уволен, его учётную запись открыть нельзя';
  throw new ValidationFailed({ status: [text] });
}

/** Whoever wrote an address down is not yet the person of that address: rights given now might be a stranger's. */
function refuseRolesOfUnconfirmed(user: UserRecord, input: Input): void {
  if (!user.self_registered || user.status !== 'invited' || input.role_ids === undefined) return;
  const text = 'Адрес почты ещё не подтверждён. Роли можно дать, когда сотрудник откроет ссылку из письма';
  throw new ValidationFailed({ role_ids: [text] }, text);
}

function changesBetween(before: UserRecord, after: UserRecord): ActivityChange[] {
  const names = (user: UserRecord) => user.roles.map((role) => role.name).join(', ') || null;
  return [
    { field: 'role_ids', label: 'Роли', old: names(before), new: names(after) },
    {
      field: 'status',
      label: 'Состояние',
      old: USER_STATUS_LABELS[before.status],
      new: USER_STATUS_LABELS[after.status],
    },
    { field: 'phone', label: 'Телефон', old: before.phone, new: after.phone },
  ].filter((change) => change.old !== change.new);
}

async function required(trx: Trx, id: number, actor: Actor): Promise<UserRecord> {
  const user = await findUser(trx, id, actor);
  if (user === null) throw new NotFound('Сотрудник не найден');
  return user;
}

/** Tells the employee's own browsers that their rights are no longer what they were. */
async function announce(
  deps: Deps,
  trx: Trx,
  { user, actor }: { user: UserRecord; actor: Actor },
): Promise<void> {
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'user',
    resource: 'users',
    id: user.id,
    lock_version: user.lock_version,
    actor_id: actor.id,
  };
  await deps.outbox.publish(trx, {
    channels: [privateChannel(userChannel(user.id))],
    event: USER_EVENT,
    payload,
  });
}

/**
 * The account with the given fields changed; a blocked one is logged out everywhere. Refuses with 403 what the
 * policy does not allow, with 409 a stale version, with 422 an unknown role and taking the right to edit roles from
 * its last holder.
 */
export async function update(
  deps: Deps,
  { id, input, actor, origin }: Change & { id: number; input: Input },
): Promise<User> {
  return deps.transact(async (trx) => {
    await lockRoles(trx);
    await lockUser(trx, id);
    const before = await required(trx, id, actor);
    authorise(actor, before, input);
    if (before.lock_version !== input.lock_version) throw new Conflict(userView(actor, before));
    refuseWrongState(before, input);
    refuseRolesOfUnconfirmed(before, input);
    await updateUser(trx, id, {
      ...(input.phone === undefined ? {} : { phone: input.phone === '' ? null : input.phone }),
      ...(input.status === undefined ? {} : { status: input.status }),
      actorId: actor.id,
    });
    if (input.role_ids !== undefined) {
      const roleIds = [...new Set(input.role_ids)];
      await requireKnownRoles(trx, roleIds);
      await replaceRoles(trx, id, roleIds);
    }
    if (input.status === 'blocked') await endSessions(deps, trx, id);
    if (input.role_ids !== undefined || input.status === 'blocked') {
      await requireRoleEditor(trx, input.role_ids === undefined ? 'status' : 'role_ids');
    }
    const after = await required(trx, id, actor);
    await deps.activity.record(trx, {
      actor,
      action: 'user.updated',
      entityType: 'user',
      entityId: id,
      entityLabel: after.full_name,
      changes: changesBetween(before, after),
      origin,
    });
    await announce(deps, trx, { user: after, actor });
    return userView(actor, after);
  });
}

/** The account is gone and logged out everywhere; refuses one's own with 403 and the last holder of roles with 422. */
export async function remove(deps: Deps, id: number, { actor, origin }: Change): Promise<void> {
  await deps.transact(async (trx) => {
    await lockRoles(trx);
    await lockUser(trx, id);
    const user = await required(trx, id, actor);
    if (actor.id === id) throw new Forbidden('Свою учётную запись удалить нельзя');
    await markDeleted(trx, id, { actorId: actor.id, now: deps.now() });
    await endSessions(deps, trx, id);
    await requireRoleEditor(trx, 'base');
    await deps.activity.record(trx, {
      actor,
      action: 'user.deleted',
      entityType: 'user',
      entityId: id,
      entityLabel: user.full_name,
      origin,
    });
  });
}

/** The employee is logged out everywhere; refuses with 404 an account that is gone. */
export async function logOutEverywhere(deps: Deps, id: number, { actor, origin }: Change): Promise<void> {
  await deps.transact(async (trx) => {
    const user = await required(trx, id, actor);
    await endSessionsOf(deps, trx, { userId: id });
    await deps.activity.record(trx, {
      actor,
      action: 'user.sessions_ended',
      entityType: 'user',
      entityId: id,
      entityLabel: user.full_name,
      origin,
    });
  });
}
