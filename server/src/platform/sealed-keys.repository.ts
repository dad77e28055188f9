import type { Db, Trx } from './database/database';

/** Sealed keys under one root, those of the oldest root first. */
export async function findSealed(db: Db, sealedFor: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sealed_keys')
    .select('sealed')
    .where('sealed_for', '=', sealedFor)
    .orderBy('id')
    .execute();
  return rows.map(({ sealed }) => sealed);
}

/** Keeps the keys of a root that is no longer used. */
export async function addSealed(
  trx: Trx,
  kept: { fingerprint: string; sealed_for: string; sealed: Buffer },
): Promise<void> {
  await trx.insertInto('sealed_keys').values(kept).execute();
}
