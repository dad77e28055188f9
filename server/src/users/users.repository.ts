import { sql } from 'kysely';
import type { User, UserRow } from 'shared/contract/user';
import type { Db, Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import { keepsAccounts } from './users.policy';

export type UserRecord = Omit<User, 'can'> & { self_registered: boolean };

/** What a row of the list shows, over `users u` and the joins below. */
export const userColumns = sql<UserRow>`
  u.id, u.full_name, u.email, u.phone, j.name as job_title, u.department_id, d.name as department_name, u.status,
  u.lock_version,
  coalesce(
    (select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name collate "und-x-icu")
      from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id),
    '[]'
  ) as roles`;

/** Names of the job title and the department. */
export const userJoins = sql`
  left join job_titles j on j.id = u.job_title_id
  left join departments d on d.id = u.department_id`;

/**
 * Which accounts the reader knows of. One that somebody opened for themselves and did not confirm yet is anybody's text
 * under anybody's address: it is shown to those alone who look after accounts.
 */
export function visibleUsers(reader: Actor) {
  const confirmed = sql<boolean>`u.deleted_at is null and not (u.self_registered and u.status = 'invited')`;
  return keepsAccounts(reader) ? sql<boolean>`u.deleted_at is null` : confirmed;
}

/** One account with everything its card shows; null when it is gone or the reader does not know of it. */
export async function findUser(db: Db, id: number, reader: Actor): Promise<UserRecord | null> {
  const { rows } = await sql<UserRecord>`
    select ${userColumns}, u.last_name, u.first_name, u.middle_name, u.personnel_number, u.hired_at, u.last_login_at,
      u.created_at, u.self_registered
    from users u ${userJoins} where u.id = ${id} and ${visibleUsers(reader)}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps others from changing the account until the transaction ends. */
export async function lockUser(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Writes the given fields and moves the version on. */
export async function updateUser(
  trx: Trx,
  id: number,
  fields: { phone?: string | null; status?: 'active' | 'blocked'; actorId: number },
): Promise<void> {
  const { actorId, ...changed } = fields;
  await trx
    .updateTable('users')
    .set({
      ...changed,
      updated_by_id: actorId,
      updated_at: sql`now()`,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The employee has exactly these roles. */
export async function replaceRoles(trx: Trx, userId: number, roleIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  if (roleIds.length === 0) return;
  await trx
    .insertInto('user_roles')
    .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
    .execute();
}

/** The account is gone for everybody; its row stays, because documents name it. */
export async function markDeleted(trx: Trx, id: number, by: { actorId: number; now: Date }): Promise<void> {
  await trx.deleteFrom('user_roles').where('user_id', '=', id).execute();
  await trx
    .updateTable('users')
    .set({
      deleted_at: by.now,
      status: 'dismissed',
      password_hash: null,
      updated_by_id: by.actorId,
      updated_at: by.now,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
