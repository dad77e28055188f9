import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import { votingRoles } from './people.repository';
import { type Staff, staffOf, type StaffRows } from './staff';

/**
 * The company as it stands on the day, in one question to the database; without a day nobody is away. `yyyy-mm-dd`.
 */
export async function findStaff(db: Db, day: string | null): Promise<Staff> {
  const { rows } = await sql<StaffRows>`select
    (select coalesce(json_agg(json_build_object('id', u.id, 'full_name', u.full_name,
        'is_active', u.status = 'active' and u.deleted_at is null, 'head_id', u.head_id,
        'department_id', u.department_id, 'job_title_id', u.job_title_id, 'role_ids', coalesce(r.ids, '[]'::json),
        'may_vote', coalesce(r.may_vote, false))
        order by u.full_name, u.id), '[]')
      from users u left join (
        select user_id, json_agg(role_id) as ids, bool_or(role_id in (${votingRoles})) as may_vote
        from user_roles group by user_id) r on r.user_id = u.id) as employees,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'parent_id', parent_id, 'head_id', head_id)),
      '[]') from departments) as departments,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from job_titles) as job_titles,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from roles) as roles,
    (select coalesce(json_agg(json_build_object('user_id', user_id, 'deputy_id', deputy_id,
        'allow_self', allow_self, 'document_kinds', document_kinds) order by date_from desc, id desc), '[]')
      from absences where is_active and date_from <= ${day}::date and date_to > ${day}::date) as stand_ins`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The company was not read');
  return staffOf(row);
}
