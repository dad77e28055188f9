import { sql, type Updateable } from 'kysely';
import type { Reference } from 'shared/contract/list/reference';
import type { User, UserRow } from 'shared/contract/user/user';
import { counterpartyJson } from '../lists/columns/reference-json';
import type { Db, Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { SeenRow } from '../records/versioned-row';
import type { Viewer } from '../records/viewer';
import type { UsersTable } from './schema';
import { keepsAccounts } from './users.policy';

type Shown = 'can' | 'declined' | 'open_groups' | 'job_title' | 'job_title_id';

/** An account before what depends on the reader; what it refers to stands as records. */
export type UserRecord = Omit<User, Shown> & {
  self_registered: boolean;
  job_title: Reference | null;
  department: Reference | null;
};

/** A row of the list as the database gives it: the wire's row before `can`, and what `can` depends on. */
export type ListedUser = Omit<UserRow, 'can'> & { self_registered: boolean };

/** Where the picture is read; null without one. Each picture has an address of its own, so that it may be kept. */
export const avatarAddress = sql<string | null>`'/api/users/' || u.id || '/avatar?v=' || u.avatar_file_id`;

/** What a row of the list shows, over `users u` and the joins below. */
export const userColumns = sql<ListedUser>`
  u.id, u.full_name, u.email, u.phone, j.name as job_title, u.department_id, d.name as department_name, u.status,
  u.lock_version, u.self_registered, ${avatarAddress} as avatar,
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

/** How an account is found under a viewer's eyes. */
export const seenUser: SeenRow = {
  from: sql`users u`,
  id: sql<number>`u.id`,
  alias: 'u',
  staysReferable: true,
  seen: (viewer) => (viewer === 'everything' ? sql<boolean>`u.deleted_at is null` : visibleUsers(viewer)),
};

const personJson = (alias: string, department: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then json_build_object('id', ${sql.ref(`${alias}.id`)},
    'full_name', ${sql.ref(`${alias}.full_name`)}, 'department_name', ${sql.ref(`${department}.name`)}) end`;

/** One account with everything its card shows; null when it is gone or the viewer does not know of it. */
export async function findUser(db: Db, viewer: Viewer, id: number): Promise<UserRecord | null> {
  const { rows } = await sql<UserRecord>`
    select ${userColumns}, u.last_name, u.first_name, u.middle_name, u.gender, u.full_name_genitive,
      u.full_name_dative, u.personnel_number, u.hired_at, u.dismissed_at, u.timezone, u.signature_limit, u.name_is_guess,
      u.last_login_at, u.email_confirmed_at, u.locale, u.created_at, u.updated_at, u.created_by_id, u.updated_by_id,
      case when j.id is not null then json_build_object('id', j.id, 'name', j.name) end as job_title,
      case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as department,
      case when o.id is not null then ${counterpartyJson('o')} end as organization,
      ${personJson('h', 'hd')} as head, ${personJson('dh', 'dhd')} as department_head
    from users u ${userJoins}
    left join counterparties o on o.id = u.organization_id
    left join users h on h.id = u.head_id
    left join departments hd on hd.id = h.department_id
    left join users dh on dh.id = d.head_id
    left join departments dhd on dhd.id = dh.department_id
    where u.id = ${id} and ${seenUser.seen(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** How the dismissed employee with the address is called; null when there is none. */
export async function findDismissedName(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('full_name')
    .where('email', '=', email)
    .where('status', '=', 'dismissed')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.full_name ?? null;
}

/** Employees who are logged in somewhere: those to whom a change of a colleague is announced. */
export async function findPresent(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.status = 'active' and u.deleted_at is null
      and exists (select from tokens s where s.user_id = u.id and s.kind = 'session' and s.revoked_at is null
        and s.expires_at > now())`.execute(db);
  return rows.map(({ id }) => id);
}

export interface UserReferences {
  jobTitleId: number | null;
  departmentId: number | null;
  organizationId: number | null;
  headId: number | null;
}

/** Which of the records an account refers to may be chosen, and whether the head stands under the employee. */
export async function findChosen(db: Db, id: number, chosen: UserReferences) {
  const { rows } = await sql<{
    hasJobTitle: boolean;
    hasDepartment: boolean;
    hasOrganization: boolean;
    hasHead: boolean;
    isHeadBelow: boolean;
  }>`
    with recursive above (id, head_id) as (
      select u.id, u.head_id from users u where u.id = ${chosen.headId}::bigint
      union
      select u.id, u.head_id from above join users u on u.id = above.head_id
    )
    select
      exists (select from job_titles where id = ${chosen.jobTitleId}::bigint and archived_at is null) as "hasJobTitle",
      exists (select from departments where id = ${chosen.departmentId}::bigint and archived_at is null)
        as "hasDepartment",
      exists (select from counterparties where id = ${chosen.organizationId}::bigint and is_own
        and deleted_at is null) as "hasOrganization",
      exists (select from users where id = ${chosen.headId}::bigint and deleted_at is null
        and status in ('active', 'invited')) as "hasHead",
      exists (select from above where id = ${id}) as "isHeadBelow"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A query of constants answered nothing');
  return row;
}

export type UserColumns = Updateable<UsersTable>;

/** Writes the given columns and moves the version on. */
export async function updateUser(
  trx: Trx,
  id: number,
  { columns, actorId, now }: { columns: UserColumns; actorId: number | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      ...columns,
      updated_by_id: actorId,
      updated_at: now,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', id)
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
      avatar_file_id: null,
      updated_by_id: by.actorId,
      updated_at: by.now,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
