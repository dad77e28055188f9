import { changedFields } from 'shared/contract/record/difference';
import { fieldsOfGroups } from 'shared/contract/record/field-table';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { KeptChange } from 'shared/contract/record/kept-change';
import type { User } from 'shared/contract/user/user';
import type { UserChange, UserValues } from 'shared/contract/user/user-input';
import { USER_FIELDS } from 'shared/contract/user/user.fields';
import { tellAccessEnded } from '../accounts/session/ended-access.service';
import { endSessions } from '../accounts/session/session.service';
import { endSessionsOf } from '../accounts/session/sessions.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { changeRecord, removeRecord, requireRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { replaceRoles } from '../roles/held-roles.service';
import { underRoles } from '../roles/role-turns.service';
import { requireKnownRoles, requireRoleEditor } from '../roles/roles.service';
import { tellGone } from './dismissal/gone-followers.service';
import { requireNothingOpen } from './dismissal/open-work.service';
import { checkUser } from './user-rules.service';
import { rolesOf } from './user-roles.labels';
import { userSource } from './user-source';
import { groupsFor, userCan } from './users.policy';
import { findUser, markDeleted, type UserRecord, updateUser } from './users.repository';

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

type Input = Omit<UserChange, 'lock_version'>;

function authorise(
  actor: Actor,
  user: UserRecord,
  { input, fields }: { input: Input; fields: readonly string[] },
): void {
  const can = userCan(actor, user);
  if (input.role_ids !== undefined && !can.change_roles) throw new Forbidden();
  const open: ReadonlySet<string> = fieldsOfGroups(USER_FIELDS, groupsFor(actor, user));
  if (fields.some((field) => !open.has(field))) throw new Forbidden();
  if (input.status === undefined) return;
  if (actor.id === user.id) throw new Forbidden('Свою учётную запись заблокировать нельзя');
  if (!actor.permissions.has('users.update_other')) throw new Forbidden();
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
  if (input.role_ids === undefined) return;
  if (user.status === 'dismissed') {
    throw new ValidationFailed({ role_ids: ['Сотрудник уволен, роли ему не назначают'] });
  }
  if (!user.self_registered || user.status !== 'invited') return;
  const text = 'Адрес почты ещё не подтверждён. Роли можно дать, когда сотрудник откроет ссылку из письма';
  throw new ValidationFailed({ role_ids: [text] }, text);
}

async function giveRoles(trx: Trx, user: UserRecord, given: readonly number[]): Promise<KeptChange[]> {
  const roleIds = [...new Set(given)];
  await requireKnownRoles(trx, roleIds);
  await replaceRoles(trx, user.id, roleIds);
  const after = await findUser(trx, 'everything', user.id);
  const now = after === null ? null : rolesOf(after);
  return now === rolesOf(user) ? [] : [{ field: 'role_ids', old: rolesOf(user), new: now }];
}

const STATUS_ACTIONS = { active: 'user.unblocked', blocked: 'user.blocked' } as const;

function actionOf(input: Input, fields: readonly string[]): string {
  if (fields.length > 0) return 'user.updated';
  if (input.status !== undefined) return STATUS_ACTIONS[input.status];
  return 'user.roles_changed';
}

async function decide(
  deps: Deps,
  deciding: Deciding<UserRecord>,
  { actor, input }: { actor: Actor; input: Input },
) {
  const { trx, row, now } = deciding;
  const { role_ids: roleIds, status, ...said } = input;
  const before = valuesOfRecord(USER_FIELDS, row);
  const values: UserValues = { ...before, ...said };
  if (typeof said.email === 'string') values.email = said.email.toLowerCase();
  const fields = changedFields(USER_FIELDS, before, values);
  authorise(actor, row, { input, fields });
  refuseWrongState(row, input);
  refuseRolesOfUnconfirmed(row, input);
  if (fields.length === 0 && status === undefined && roleIds === undefined) return null;
  await checkUser(trx, { id: row.id, values, fields, actor });
  const changed = Object.fromEntries(fields.map((field) => [field, values[field]]));
  const isNamed = fields.includes('last_name') || fields.includes('first_name');
  const columns = {
    ...changed,
    ...(isNamed && { name_is_guess: false }),
    ...(status !== undefined && { status }),
  };
  await updateUser(trx, row.id, { columns, actorId: actor.id, now });
  const told = roleIds === undefined ? [] : await giveRoles(trx, row, roleIds);
  if (status === 'blocked') {
    await endSessions(deps, trx, row.id);
    await tellGone(deps, trx, row.id);
  }
  if (roleIds !== undefined) await requireRoleEditor(trx, 'role_ids');
  else if (status === 'blocked') await requireRoleEditor(trx, 'status');
  return { action: actionOf(input, fields), said: told };
}

/**
 * The account with the given fields changed; a blocked one is logged out everywhere. Refuses with 409 a stale version,
 * with 403 what the policy does not allow, with 422 what breaks a rule, an unknown role, and taking the right to edit
 * roles from its last holder.
 */
export function update(
  deps: Deps,
  { id, input, actor, origin }: Change & { id: number; input: UserChange },
): Promise<User> {
  const { lock_version: lockVersion, ...rest } = input;
  const change = (inner: Deps) =>
    changeRecord(inner, userSource, {
      actor,
      origin,
      id,
      lockVersion,
      decide: (deciding) => decide(inner, deciding, { actor, input: rest }),
    });
  const isOfRoles = rest.role_ids !== undefined || rest.status !== undefined;
  return isOfRoles ? underRoles(deps, change) : change(deps);
}

/**
 * The account is gone and logged out everywhere. Refuses one's own with 403, and with 422 the last holder of roles and an
 * employee who leaves something open: a deletion hands nothing on, a dismissal does.
 */
export function remove(
  deps: Deps,
  { id, lockVersion, actor, origin }: Change & { id: number; lockVersion: number | null },
): Promise<void> {
  return underRoles(deps, (inner) =>
    removeRecord(inner, userSource, {
      actor,
      origin,
      id,
      lockVersion,
      action: 'user.deleted',
      remove: async ({ trx, row, now }) => {
        if (actor.id === id) throw new Forbidden('Свою учётную запись удалить нельзя');
        await requireNothingOpen(inner, trx, row);
        await markDeleted(trx, id, { actorId: actor.id, now });
        await endSessions(inner, trx, id);
        await tellGone(inner, trx, id);
        await requireRoleEditor(trx, 'base');
      },
    }),
  );
}

/** The employee is logged out everywhere; refuses with 404 an account that is gone. */
export async function logOutEverywhere(deps: Deps, id: number, { actor, origin }: Change): Promise<void> {
  await deps.transact(async (trx) => {
    const user = await requireRecord(userSource, trx, { viewer: actor, id });
    await endSessionsOf(deps, trx, { userId: id });
    await tellAccessEnded(deps, trx, id);
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
