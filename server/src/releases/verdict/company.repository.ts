import type { Db } from '../../platform/database/database';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** How many employees work with the suite: they may log in, and did within the last thirty days. */
export async function countActivePeople(db: Db, now: Date): Promise<number> {
  const { people } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('people'))
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('last_login_at', '>', new Date(now.getTime() - MONTH_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(people);
}
