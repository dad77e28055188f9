import { sql } from 'kysely';
import { PERMISSIONS } from 'shared/contract/access/permissions';
import type { SessionUser } from 'shared/contract/session/session';
import type { Db } from '../../platform/database/database';
import { prepared } from '../../platform/database/prepared';
import { NotFound } from '../../platform/http/errors';

interface Row {
  id: number;
  email: string;
  full_name: string;
  job_title: string | null;
  department_id: number | null;
  department_name: string | null;
  roles: string[];
  permissions: string[];
}

/** The employee as the browser keeps it, rights in the order of the catalogue; refuses when the account is gone. */
export async function getSessionUser(db: Db, userId: number): Promise<SessionUser> {
  const { rows } = await sql<Row>`${prepared()}
    select u.id, u.email, u.full_name, j.name as job_title, u.department_id, d.name as department_name,
      array(
        select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = u.id order by r.name collate "und-x-icu"
      ) as roles,
      array(
        select distinct p.name from user_roles ur
        join role_permissions rp on rp.role_id = ur.role_id
        join permissions p on p.id = rp.permission_id
        where ur.user_id = u.id
      ) as permissions
    from users u
    left join job_titles j on j.id = u.job_title_id
    left join departments d on d.id = u.department_id
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new NotFound();
  const held = new Set(row.permissions);
  const permissions = PERMISSIONS.filter(({ name }) => held.has(name)).map(
    ({ id, name, name_translate }) => ({
      id,
      name,
      name_translate,
    }),
  );
  return { ...row, permissions };
}
