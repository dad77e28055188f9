import { ALL_PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { role, type Role } from 'shared/contract/access/role';

const idOf = new Map<PermissionName, number>(ALL_PERMISSIONS.map(({ name, id }) => [name, id]));

/** A role of a test, as the contract has it. */
export function aRole(given: Partial<Role> & { rights?: readonly PermissionName[] } = {}): Role {
  const { rights = ['agreements.read'], ...rest } = given;
  const permission_ids = rights.map((name) => idOf.get(name) ?? 0);
  return role.parse({
    id: 7,
    name: 'Юрист',
    description: 'Ведение договоров',
    is_system: false,
    data_scope: 'all',
    users_count: 0,
    permissions_count: permission_ids.length,
    lock_version: 3,
    permission_ids,
    created_at: '2026-11-20T08:00:00Z',
    updated_at: '2026-11-21T08:00:00Z',
    can: { edit: true, delete: true },
    ...rest,
  });
}
