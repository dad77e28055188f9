import { sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import { DATA_SCOPES, type DataScope } from 'shared/contract/access/roles';
import type { Db } from '../../platform/database/database';

export interface Reach {
  roles: string[];
  permissions: PermissionName[];
  dataScope: DataScope;
  departmentIds: number[];
}

/** What the roles give together to somebody of the department: rights, the widest scope, the departments it opens. */
export async function findReach(
  db: Db,
  { roleIds, departmentId }: { roleIds: readonly number[]; departmentId: number | null },
): Promise<Reach> {
  const { rows } = await sql<{ roles: string[]; permissions: PermissionName[]; scopes: DataScope[] }>`
    select
      array(select name from roles where id = any(${roleIds}::bigint[]) order by name collate "und-x-icu") as roles,
      array(select distinct p.name from role_permissions rp join permissions p on p.id = rp.permission_id
        where rp.role_id = any(${roleIds}::bigint[])) as permissions,
      array(select distinct data_scope from roles where id = any(${roleIds}::bigint[])) as scopes`.execute(
    db,
  );
  const { roles = [], permissions = [], scopes = [] } = rows[0] ?? {};
  const widest = Math.max(0, ...scopes.map((scope) => DATA_SCOPES.indexOf(scope)));
  const dataScope = DATA_SCOPES[widest] ?? 'own';
  return { roles, permissions, dataScope, departmentIds: await findBranch(db, dataScope, departmentId) };
}

async function findBranch(db: Db, scope: DataScope, departmentId: number | null): Promise<number[]> {
  if (departmentId === null || scope === 'own' || scope === 'all') return [];
  if (scope === 'department') return [departmentId];
  const { rows } = await sql<{ id: number }>`
    with recursive branch (id) as (
      select ${departmentId}::bigint
      union
      select d.id from branch join departments d on d.parent_id = branch.id
    ) select id from branch`.execute(db);
  return rows.map(({ id }) => id);
}
