import type { Db } from '../../platform/database/database';

/** Employees with a session that has not ended: whoever may have the suite open. */
export async function findLivePeople(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('tokens')
    .select('user_id')
    .distinct()
    .where('kind', '=', 'session')
    .where('user_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
  return rows.map((row) => row.user_id).filter((id) => id !== null);
}
