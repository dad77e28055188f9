import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import type { RegistrationsTable } from '../schema';

export type Registration = Selectable<RegistrationsTable>;

/** Keeps what somebody registered with and answers its number. */
export async function addRegistration(
  trx: Trx,
  registration: Omit<Registration, 'id' | 'created_at' | 'expires_at'> & {
    created_at: Date;
    expires_at: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('registrations')
    .values(registration)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The registration while it can be confirmed; null afterwards. */
export async function findRegistration(db: Db, id: number, now: Date): Promise<Registration | null> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** The newest registration of the address, whether or not somebody has an account with it; null when there is none. */
export async function findNewestRegistration(db: Db, email: string, now: Date): Promise<Registration | null> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets a registration that was confirmed, and the links made for it. */
export async function deleteRegistration(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('registrations').where('id', '=', id).execute();
}

/** Drops what can be confirmed no longer. */
export async function deleteOldRegistrations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<=', now.toISOString()).execute();
}
