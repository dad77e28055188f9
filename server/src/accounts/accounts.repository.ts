import { sql } from 'kysely';
import type { UserStatus } from 'shared/contract/user/user';
import type { Db, Trx } from '../platform/database/database';

export interface Credentials {
  id: number;
  full_name: string;
  last_name: string;
  first_name: string;
  email: string;
  password_hash: string | null;
  email_confirmed_at: string | null;
  status: UserStatus;
  /** Opened by whoever wrote the address down, not by an administrator. */
  self_registered: boolean;
}

export interface PersonName {
  last_name: string;
  first_name: string;
  middle_name: string | null;
}

const columns = [
  'id',
  'full_name',
  'last_name',
  'first_name',
  'email',
  'password_hash',
  'email_confirmed_at',
  'status',
  'self_registered',
] as const;

/** The account with the address (lower case), whatever its state; null when there is none. */
export async function findByEmail(db: Db, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The account; null when it is gone. */
export async function findAccount(db: Db, userId: number): Promise<Credentials | null> {
  const row = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The account, locked until the transaction ends; null when it is gone. */
export async function findForChange(trx: Trx, userId: number): Promise<Credentials | null> {
  const row = await trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Adds an account without a password that waits for its address to be confirmed; null when the address is taken. */
export async function createUnconfirmed(
  trx: Trx,
  account: PersonName & { email: string; created_by_id: number | null },
): Promise<Credentials | null> {
  const row = await trx
    .insertInto('users')
    .values({
      ...account,
      updated_by_id: account.created_by_id,
      status: 'invited',
      self_registered: account.created_by_id === null,
    })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** An administrator makes the unconfirmed account of a stranger that of the person they mean; null when there is none. */
export async function takeUnconfirmedOver(
  trx: Trx,
  account: PersonName & { email: string; created_by_id: number },
): Promise<Credentials | null> {
  const { email, ...person } = account;
  const row = await trx
    .updateTable('users')
    .set({
      ...person,
      updated_by_id: account.created_by_id,
      self_registered: false,
      password_hash: null,
      lock_version: sql`lock_version + 1`,
    })
    .where('email', '=', email)
    .where('status', '=', 'invited')
    .where('self_registered', '=', true)
    .where('deleted_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** The address is the employee's own: the account opens with the password, and with the name they registered under. */
export async function confirm(
  trx: Trx,
  userId: number,
  change: { name: PersonName | null; passwordHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      ...change.name,
      password_hash: change.passwordHash,
      email_confirmed_at: change.now,
      status: 'active',
      updated_at: change.now,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', userId)
    .execute();
}

/** A new password; the address counts as confirmed, since the link came to it. */
export async function changePassword(
  trx: Trx,
  userId: number,
  change: { passwordHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      password_hash: change.passwordHash,
      email_confirmed_at: sql`coalesce(email_confirmed_at, ${change.now})`,
      status: sql`case when status = 'invited' then 'active' else status end`,
      updated_at: change.now,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', userId)
    .execute();
}

/** Notes that somebody has just logged in. */
export async function noteLogin(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx.updateTable('users').set({ last_login_at: now }).where('id', '=', userId).execute();
}

/** Some of the accounts that somebody opened, that nobody confirmed and that no link can confirm any more. */
export async function findUnconfirmed(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.self_registered and u.status = 'invited' and u.deleted_at is null
      and not exists (
        select from tokens t where t.user_id = u.id and t.kind in ('confirm', 'reset')
          and t.revoked_at is null and t.expires_at > ${now})
      and not exists (select from registrations r where r.email = u.email and r.expires_at > ${now})
    order by u.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The unconfirmed account and all that was known of its bearer are gone, and the address is free again. */
export async function deleteUnconfirmed(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('status', '=', 'invited')
    .where('self_registered', '=', true)
    .execute();
}
