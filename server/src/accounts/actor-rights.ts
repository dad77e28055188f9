import { type RawBuilder, sql } from 'kysely';
import type { DataScope } from 'shared/contract/access/roles';
import { prepared } from '../platform/database/prepared';

export interface RightsRow {
  id: number;
  name: string;
  department_id: number | null;
  /** Of each role the numbers of its rights, `{1,2}{2,7}`; null without a role. */
  rights: string | null;
  /** How far each role sees; null without a role. */
  scopes: DataScope[] | null;
  /** The own department and those below it; null for whom no role opens the branch. */
  branch: number[] | null;
}

export interface Whose {
  /** Tables with `users u` among them. */
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  /** What else is wanted of the rows, each column with its comma. */
  also?: RawBuilder<unknown>;
}

/**
 * Employees with all rights they hold at this moment, in one query. Every call of everybody begins with it, so it hands over what the rows say and leaves adding it
 * up to `rightsOf` and `reachOf`.
 */
export function rightsQuery<Row extends RightsRow>({ from, where, also = sql`` }: Whose): RawBuilder<Row> {
  return sql<Row>`${prepared()}
    select ${also} u.id, u.full_name as name, u.department_id, held.rights, held.scopes,
      case when 'department_tree' = any(held.scopes) then array(
        with recursive branch (id) as (
          select u.department_id where u.department_id is not null
          union
          select d.id from branch join departments d on d.parent_id = branch.id
        )
        select id from branch
      ) end as branch
    from ${from}
    cross join lateral (
      select array_agg(r.data_scope) as scopes, string_agg(
        array(select rp.permission_id from role_permissions rp where rp.role_id = r.id)::text, ''
      ) as rights
      from user_roles ur join roles r on r.id = ur.role_id
      where ur.user_id = u.id
    ) held
    where ${where}`;
}
