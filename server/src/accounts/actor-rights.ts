import { type RawBuilder, sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { DataScope } from 'shared/contract/access/roles';
import { prepared } from '../platform/database/prepared';

export interface RightsRow {
  id: number;
  name: string;
  department_id: number | null;
  permissions: PermissionName[];
  data_scope: DataScope;
  department_ids: number[];
}

/**
 * Employees with all rights they hold at this moment, in one query: of the rows of `users u` in the source, with what
 * else is wanted of it.
 */
export function rightsQuery<Row extends RightsRow>(
  source: RawBuilder<unknown>,
  also: RawBuilder<unknown> = sql``,
): RawBuilder<Row> {
  return sql<Row>`${prepared()}
    with recursive held as materialized (
      select ${also} u.id, u.full_name as name, u.department_id,
        coalesce(
          (select (array['own', 'department', 'department_tree', 'all'])[
              max(array_position(array['own', 'department', 'department_tree', 'all'], r.data_scope))]
            from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id),
          'own') as data_scope
      from ${source}
    ),
    branch (id) as (
      select department_id from held
      where department_id is not null and data_scope in ('department', 'department_tree')
      union
      select d.id from branch join departments d on d.parent_id = branch.id
      where (select data_scope from held) = 'department_tree'
    )
    select held.*,
      array(select id from branch) as department_ids,
      array(
        select distinct p.name from user_roles ur
        join role_permissions rp on rp.role_id = ur.role_id
        join permissions p on p.id = rp.permission_id
        where ur.user_id = held.id
      ) as permissions
    from held`;
}
