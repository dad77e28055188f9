import { sql } from 'kysely';
import type { Db } from '../platform/database/database';

/**
 * Employees with a live session who may read agreements and whose scope shows this one: those to whom its change is
 * announced.
 */
export async function findAudience(db: Db, agreementId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive record as (
      select participant_ids, confidentiality, department_id from agreements where id = ${agreementId}
    ), line as (
      select d.id, d.parent_id from departments d join record on d.id = record.department_id
      union
      select d.id, d.parent_id from departments d join line on d.id = line.parent_id
    ), readers as (
      select u.id, u.department_id,
        bool_or(r.data_scope = 'all') as sees_all,
        bool_or(r.data_scope = 'department') as sees_department,
        bool_or(r.data_scope = 'department_tree') as sees_tree
      from users u
      join user_roles ur on ur.user_id = u.id
      join roles r on r.id = ur.role_id
      where u.status = 'active' and u.deleted_at is null
        and exists (
          select from user_roles held join role_permissions rp on rp.role_id = held.role_id
            join permissions p on p.id = rp.permission_id
          where held.user_id = u.id and p.name = 'agreements.read')
        and exists (
          select from tokens s where s.user_id = u.id and s.kind = 'session' and s.revoked_at is null
            and s.expires_at > now())
      group by u.id
    )
    select readers.id from readers, record
    where sees_all or readers.id = any(record.participant_ids)
      or (record.confidentiality = 'normal' and (
        (sees_department and readers.department_id = record.department_id)
        or (sees_tree and readers.department_id in (select id from line))))`.execute(db);
  return rows.map((row) => row.id);
}
