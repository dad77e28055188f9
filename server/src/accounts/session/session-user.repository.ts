import { sql } from 'kysely';
import { ALL_PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import type { SessionUser } from 'shared/contract/session/session';
import type { Db } from '../../platform/database/database';
import { prepared } from '../../platform/database/prepared';
import { NotFound } from '../../platform/http/errors';

const alphabet = new Intl.Collator('ru');

type Person = Omit<SessionUser, 'permissions'>;

/** The employee as the browser keeps it, with the rights that were found; refuses when the account is gone. */
export async function getSessionUser(
  db: Db,
  userId: number,
  held: ReadonlySet<PermissionName>,
): Promise<SessionUser> {
  const { rows } = await sql<Person>`${prepared()}
    select u.id, u.email, u.full_name, j.name as job_title, u.department_id, d.name as department_name,
      array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles
    from users u
    left join job_titles j on j.id = u.job_title_id
    left join departments d on d.id = u.department_id
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new NotFound();
  // In the order of the catalogue.
  const permissions = ALL_PERMISSIONS.filter(({ name }) => held.has(name)).map(
    ({ id, name, name_translate }) => ({ id, name, name_translate }),
  );
  return { ...row, roles: row.roles.toSorted(alphabet.compare), permissions };
}
