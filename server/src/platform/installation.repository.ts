import type { Db, Trx } from './database/database';

/** Whose keys the database was opened with last; given ones where it is opened for the first time. */
export async function claimedBy(db: Db, fingerprint: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ key_fingerprint: fingerprint })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('installation').select('key_fingerprint').executeTakeFirstOrThrow();
  return row.key_fingerprint;
}

/** The same, held until the transaction ends: of several nodes that start with new keys one takes over. */
export async function lockClaim(trx: Trx): Promise<string> {
  const row = await trx
    .selectFrom('installation')
    .select('key_fingerprint')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.key_fingerprint;
}

/** The database belongs to these keys; the next line of the journal is written with them, and with no others. */
export async function moveClaim(trx: Trx, fingerprint: string): Promise<void> {
  await trx.updateTable('installation').set({ key_fingerprint: fingerprint }).execute();
  await trx.updateTable('activity_head').set({ key_fingerprint: fingerprint }).execute();
}
