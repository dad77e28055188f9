import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import type { RolePreview, RolePreviewInput } from 'shared/contract/access/role-preview';
import { countRows } from '../../lists/list-reader';
import { parseListQuery } from '../../lists/list-query';
import { listContext } from '../../lists/lists.service';
import { registersReadBy } from '../../lists/register-catalogue';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { requireRecord } from '../../records/record-change.service';
import { get as getRole } from '../../roles/roles.service';
import { userSource } from '../user-source';
import type { UserRecord } from '../users.repository';
import { findReach, type Reach } from './reach.repository';

/** Nobody: a holder without an employee takes part in nothing. */
const NOBODY = 0;

function holderOf(user: UserRecord | null, reach: Reach): Actor {
  return {
    id: user?.id ?? NOBODY,
    name: user?.full_name ?? '',
    permissions: new Set(reach.permissions),
    dataScope: reach.dataScope,
    departmentId: user?.department_id ?? null,
    departmentIds: reach.departmentIds,
    sessionId: 0,
  };
}

async function countRegisters(deps: Deps, holder: Actor): Promise<RolePreview['registers']> {
  const context = listContext(deps, holder);
  const counted: RolePreview['registers'] = [];
  for (const { title, list } of registersReadBy(deps.app, holder)) {
    const request = parseListQuery(list, '', context);
    const { total, isCapped } = await countRows(deps.db, { resource: list, request, context });
    counted.push({ resource: list.name, title, total, total_is_capped: isCapped });
  }
  return counted;
}

/**
 * What a holder would find, computed and not entered: nobody acts under another's name. The look itself is put down in
 * the journal. Refuses with 404 a role or an employee that is not there.
 */
export async function previewRole(
  deps: Deps,
  input: RolePreviewInput,
  { actor, origin }: { actor: Actor; origin: RequestOrigin },
): Promise<RolePreview> {
  const user =
    input.user_id === null
      ? null
      : await requireRecord(userSource, deps.db, { viewer: actor, id: input.user_id });
  const role = input.role_id === null ? null : await getRole(deps.db, actor, input.role_id);
  const subject = role ?? user;
  if (subject === null) throw new NotFound();
  const roleIds = role === null ? (user?.roles.map(({ id }) => id) ?? []) : [role.id];
  const reach = await findReach(deps.db, { roleIds, departmentId: user?.department_id ?? null });
  const registers = await countRegisters(deps, holderOf(user, reach));
  await deps.transact((trx) =>
    deps.activity.record(trx, {
      actor,
      origin,
      action: 'role.previewed',
      entityType: role === null ? 'user' : 'role',
      entityId: subject.id,
      entityLabel: role?.name ?? user?.full_name ?? '',
    }),
  );
  const held = new Set<string>(reach.permissions);
  return {
    roles: reach.roles,
    user: user && { id: user.id, full_name: user.full_name, department_name: user.department_name },
    data_scope: reach.dataScope,
    permissions: ALL_PERMISSIONS.filter(({ name }) => held.has(name)).map((right) => right.name_translate),
    registers,
  };
}
