import { sql } from 'kysely';
import type { PermissionName } from 'shared/contract/permissions';
import type { DataScope } from 'shared/contract/roles';
import type { Db } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import type { Actor } from '../platform/http/actor';
import { tokenHash } from './secret-token';
import { SESSION_IDLE, SESSION_TOUCH } from './session.policy';

interface ActorRow {
  session_id: number;
  last_used_at: string;
  id: number;
  name: string;
  department_id: number | null;
  permissions: PermissionName[];
  data_scope: DataScope;
  department_ids: number[];
}

/**
 * The employee behind a session's token with all rights, in one query and never from a cache, so that a
 * revocation on any node counts at once; null when the session or the account has ended.
 */
export async function findActor(db: Db, token: string, now: Date): Promise<Actor | null> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE * 1000);
  const { rows } = await sql<ActorRow>`${prepared()}
    with recursive held as materialized (
      select t.id as session_id, t.last_used_at, u.id, u.full_name as name, u.department_id,
        coalesce(
          (select (array['own', 'department', 'department_tree', 'all'])[
              max(array_position(array['own', 'department', 'department_tree', 'all'], r.data_scope))]
            from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id),
          'own') as data_scope
      from tokens t join users u on u.id = t.user_id
      where t.hash = ${tokenHash(token)} and t.kind = 'session' and t.revoked_at is null
        and t.expires_at > ${now} and t.last_used_at > ${idleSince}
        and u.status = 'active' and u.deleted_at is null
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
    from held`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  if (now.getTime() - new Date(row.last_used_at).getTime() > SESSION_TOUCH * 1000) {
    await db.updateTable('tokens').set({ last_used_at: now }).where('id', '=', row.session_id).execute();
  }
  return {
    id: row.id,
    name: row.name,
    permissions: new Set(row.permissions),
    dataScope: row.data_scope,
    departmentId: row.department_id,
    departmentIds: row.department_ids.map(Number),
    sessionId: row.session_id,
  };
}
