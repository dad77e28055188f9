import { type RawBuilder, sql } from 'kysely';
import { rightsFor } from 'shared/contract/access/held-permissions';
import type { PermissionName } from 'shared/contract/access/permissions';

/** True of the employees `u` who hold any of the rights by any role, or what gives it anyway. */
export function heldRight(...rights: readonly PermissionName[]): RawBuilder<boolean> {
  const names = [...new Set(rights.flatMap(rightsFor))];
  return sql<boolean>`exists (
    select from user_roles held join role_permissions rp on rp.role_id = held.role_id
      join permissions p on p.id = rp.permission_id
    where held.user_id = u.id and p.name = any(${names}::text[]))`;
}
