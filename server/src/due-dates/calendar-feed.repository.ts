import { sql } from 'kysely';
import type { CalendarFeedState } from 'shared/contract/due-date/due-date';
import type { Db, Trx } from '../platform/database/database';

/** The employee's link; null when there is none. */
export async function findFeed(db: Db, userId: number): Promise<CalendarFeedState['feed']> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The employee has this link and no other. */
export async function replaceFeed(
  trx: Trx,
  feed: { userId: number; hash: Buffer; now: Date },
): Promise<void> {
  const values = { user_id: feed.userId, token_hash: feed.hash, created_at: feed.now, last_read_at: null };
  await trx
    .insertInto('calendar_feeds')
    .values(values)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The employee has no link; false when there was none. */
export async function deleteFeed(trx: Trx, userId: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Whose link bears the digest; null when nobody's. Puts down that it was read, no oftener than once a minute. */
export async function readFeed(db: Db, hash: Buffer, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  await sql`update calendar_feeds set last_read_at = ${now}
    where user_id = ${row.user_id} and (last_read_at is null or last_read_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  );
  return row.user_id;
}
