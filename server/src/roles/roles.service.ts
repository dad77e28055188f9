import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import type { Role, RoleInput, RoleUpdate } from 'shared/contract/access/role';
import type { DataScope } from 'shared/contract/access/roles';
import { quoted } from 'shared/contract/quotation';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { roleChanges } from './role-changes';
import { announceRole } from './role-news.service';
import { raises, roleCan } from './roles.policy';
import {
  type RoleFields,
  type RoleRecord,
  createRole,
  deleteRole,
  findHolders,
  findRole,
  findRoleNames,
  findTemplatesAsking,
  hasRoleEditor,
  isHeldBy,
  isNameTaken,
  lockRoles,
  replacePermissions,
  updateRole,
} from './roles.repository';

export { findRoleEditors, hasRoleEditor, lockRoles } from './roles.repository';

const LAST_EDITOR = 'Кто-то должен сохранить право «Редактирование ролей»: иначе вернуть права будет некому';
const SYSTEM_ROLE = 'Эта роль поставляется с программой: её название, права и охват данных не меняются';
const SYSTEM_KEPT = 'Эта роль поставляется с программой: удалить её нельзя';

/** The wire form of a role for this reader. */
export function roleView(actor: Actor, role: RoleRecord): Role {
  return { ...role, can: roleCan(actor, role), available_actions: [] };
}

/** Refuses with 422 when nobody who can log in may edit roles any more; call it after the change. */
export async function requireRoleEditor(trx: Trx, field: string): Promise<void> {
  if (!(await hasRoleEditor(trx))) throw new ValidationFailed({ [field]: [LAST_EDITOR] }, LAST_EDITOR);
}

/** Refuses with 422 when one of the roles does not exist. */
export async function requireKnownRoles(trx: Trx, ids: readonly number[]): Promise<void> {
  const known = await findRoleNames(trx, ids);
  if (ids.some((id) => !known.has(id))) throw new ValidationFailed({ role_ids: ['Такой роли нет'] });
}

function requireKnownPermissions(ids: readonly number[]): void {
  const known = new Set<number>(ALL_PERMISSIONS.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) {
    throw new ValidationFailed({ permission_ids: ['Такого права нет'] });
  }
}

async function requireFreeName(trx: Trx, name: string, exceptId: number | null): Promise<void> {
  if (await isNameTaken(trx, name, exceptId)) {
    throw new ValidationFailed({ name: ['Роль с таким названием уже есть'] });
  }
}

/** One role; refuses with 404 when there is none. */
export async function get(db: Db, actor: Actor, id: number): Promise<Role> {
  const role = await findRole(db, id);
  if (role === null) throw new NotFound('Роль не найдена');
  return roleView(actor, role);
}

interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

/** A new role with its rights; refuses a taken name and an unknown right with 422. */
export async function create(deps: Deps, input: RoleInput, { actor, origin }: Change): Promise<Role> {
  requireKnownPermissions(input.permission_ids);
  return deps.transact(async (trx) => {
    await lockRoles(trx);
    await requireFreeName(trx, input.name, null);
    const fields = { name: input.name, description: input.description ?? null, data_scope: input.data_scope };
    const id = await createRole(trx, fields, actor.id);
    await replacePermissions(trx, id, [...new Set(input.permission_ids)]);
    const role = await required(trx, id);
    await deps.activity.record(trx, {
      actor,
      action: 'role.created',
      entityType: 'role',
      entityId: id,
      entityLabel: role.name,
      changes: roleChanges(null, role),
      origin,
    });
    await announceRole(deps, trx, { role, actor });
    return roleView(actor, role);
  });
}

async function required(trx: Trx, id: number): Promise<RoleRecord> {
  const role = await findRole(trx, id);
  if (role === null) throw new NotFound('Роль не найдена');
  return role;
}

function mergedFields(before: RoleRecord, input: RoleUpdate): RoleFields {
  return {
    name: input.name ?? before.name,
    description: input.description === undefined ? before.description : input.description,
    data_scope: input.data_scope ?? before.data_scope,
  };
}

async function refuseRaisingOneself(
  trx: Trx,
  role: RoleRecord,
  { actor, ...wanted }: { actor: Actor; data_scope: DataScope; permission_ids?: readonly number[] },
): Promise<void> {
  if (!raises(actor, role, wanted) || !(await isHeldBy(trx, role.id, actor.id))) return;
  const text = 'Расширить собственную роль можно только с правом «Изменение ролей учётных записей»';
  throw new ValidationFailed({ permission_ids: [text] }, text);
}

/**
 * The role with the given fields changed. Refuses a stale version with 409; with 422 a taken name, an unknown
 * right, a change of the product's own role, and taking the right to edit roles from its last holder.
 */
export async function update(
  deps: Deps,
  { id, input, actor, origin }: Change & { id: number; input: RoleUpdate },
): Promise<Role> {
  requireKnownPermissions(input.permission_ids ?? []);
  return deps.transact(async (trx) => {
    await lockRoles(trx);
    const before = await required(trx, id);
    if (before.lock_version !== input.lock_version) throw new Conflict(roleView(actor, before));
    const fields = mergedFields(before, input);
    await refuseRaisingOneself(trx, before, { actor, ...fields, permission_ids: input.permission_ids });
    const keepsItself = fields.name === before.name && fields.data_scope === before.data_scope;
    if (before.is_system && (!keepsItself || input.permission_ids !== undefined)) {
      throw new ValidationFailed({ name: [SYSTEM_ROLE] }, SYSTEM_ROLE);
    }
    await requireFreeName(trx, fields.name, id);
    await updateRole(trx, id, { ...fields, actorId: actor.id });
    if (input.permission_ids !== undefined) {
      await replacePermissions(trx, id, [...new Set(input.permission_ids)]);
      await requireRoleEditor(trx, 'permission_ids');
    }
    const after = await required(trx, id);
    await deps.activity.record(trx, {
      actor,
      action: 'role.updated',
      entityType: 'role',
      entityId: id,
      entityLabel: after.name,
      changes: roleChanges(before, after),
      origin,
    });
    await announceRole(deps, trx, { role: after, actor });
    return roleView(actor, after);
  });
}

const NAMED = 3;

/** «первый, второй, третий и ещё 4» */
function named(names: readonly string[]): string {
  const more = names.length > NAMED ? ` и ещё ${String(names.length - NAMED)}` : '';
  return `${names.slice(0, NAMED).join(', ')}${more}`;
}

/** Says who still has the role: «Роль назначена: Соколова М. Д., … и ещё 4. …». */
async function refuseHeld(trx: Trx, role: RoleRecord): Promise<void> {
  if (role.users_count === 0) return;
  const holders = await findHolders(trx, role.id);
  const text = `Роль назначена: ${named(holders.map((holder) => holder.full_name))}. Сначала назначьте взамен другую`;
  throw new ValidationFailed({ base: [text] }, text);
}

/** A stage whose role is gone would be passed over without anybody's word. */
async function refuseAsked(trx: Trx, role: RoleRecord): Promise<void> {
  const templates = await findTemplatesAsking(trx, role.id);
  if (templates.length === 0) return;
  const text = `Роль согласует документы по шаблонам: ${named(templates.map(quoted))}. Сначала замените её в них`;
  throw new ValidationFailed({ base: [text] }, text);
}

/** The role is gone; refuses with 422 when it comes with the product, somebody has it, or a route asks its holders. */
export async function remove(
  deps: Deps,
  { id, lockVersion, actor, origin }: Change & { id: number; lockVersion: number | null },
): Promise<void> {
  await deps.transact(async (trx) => {
    await lockRoles(trx);
    const role = await required(trx, id);
    if (lockVersion !== null && lockVersion !== role.lock_version) throw new Conflict(roleView(actor, role));
    if (role.is_system) throw new ValidationFailed({ base: [SYSTEM_KEPT] }, SYSTEM_KEPT);
    await refuseHeld(trx, role);
    await refuseAsked(trx, role);
    await announceRole(deps, trx, { role: { ...role, lock_version: role.lock_version + 1 }, actor });
    await replacePermissions(trx, id, []);
    await deleteRole(trx, id);
    await deps.activity.record(trx, {
      actor,
      action: 'role.deleted',
      entityType: 'role',
      entityId: id,
      entityLabel: role.name,
      origin,
    });
  });
}
