import { sql } from 'kysely';
import type { UserStatus } from 'shared/contract/user';
import type { Db, Trx } from '../platform/database/database';
import type { Registration } from './schema';

export interface Credentials {
  id: number;
  full_name: string;
  email: string;
  password_hash: string | null;
  email_confirmed_at: string | null;
  status: UserStatus;
}

const columns = ['id', 'full_name', 'email', 'password_hash', 'email_confirmed_at', 'status'] as const;

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

/** Adds an account that waits for its address to be confirmed; null when the address is taken. */
export async function createUnconfirmed(
  trx: Trx,
  email: string,
  registration: Registration,
): Promise<Credentials | null> {
  const row = await trx
    .insertInto('users')
    .values({ ...registration, email, status: 'invited' })
    .onConflict((conflict) => conflict.column('email').where('deleted_at', 'is', null).doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** The address is the employee's own: what was registered with it takes effect and the account opens. */
export async function confirm(
  trx: Trx,
  userId: number,
  change: { registration: Registration | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      ...change.registration,
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
