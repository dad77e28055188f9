import { includes } from 'shared/contract/access/held-permissions';
import { ALL_PERMISSIONS } from 'shared/contract/access/permissions';
import { DATA_SCOPES, type DataScope } from 'shared/contract/access/roles';
import type { Actor } from '../platform/http/actor';

/** What the employee may do with a role; one that comes with the product is never deleted. */
export function roleCan(actor: Actor, role: { is_system: boolean }): { edit: boolean; delete: boolean } {
  return {
    edit: actor.permissions.has('roles.edit'),
    delete: actor.permissions.has('roles.delete') && !role.is_system,
  };
}

interface Reach {
  data_scope: DataScope;
  permission_ids?: readonly number[];
}

/** True when a holder of the role would get more than before by a change they may not make for themselves. */
export function raises(actor: Actor, before: Required<Reach>, wanted: Reach): boolean {
  if (actor.permissions.has('users.change_roles')) return false;
  if (DATA_SCOPES.indexOf(wanted.data_scope) > DATA_SCOPES.indexOf(before.data_scope)) return true;
  const added = new Set((wanted.permission_ids ?? []).filter((id) => !before.permission_ids.includes(id)));
  return ALL_PERMISSIONS.some(({ id, name }) => added.has(id) && !includes(actor.permissions, name));
}
