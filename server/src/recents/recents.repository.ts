import { sql } from 'kysely';
import type { KeptRecord } from '../lists/kept-hits';
import type { Db, Trx } from '../platform/database/database';

/** The cards the person has opened last, the latest first, whether or not they still see them. */
export function findOpened(db: Db, userId: number): Promise<KeptRecord[]> {
  return db
    .selectFrom('recent_records')
    .select(['resource', 'record_id'])
    .where('user_id', '=', userId)
    .orderBy('opened_at', 'desc')
    .orderBy('record_id', 'desc')
    .execute();
}

/** The card is the one the person has opened last; beyond `most` the earliest ones are forgotten. */
export async function noteOpened(
  trx: Trx,
  opened: KeptRecord & { user_id: number; opened_at: Date },
  most: number,
): Promise<void> {
  await trx
    .insertInto('recent_records')
    .values(opened)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'resource', 'record_id']).doUpdateSet({ opened_at: opened.opened_at }),
    )
    .execute();
  await sql`delete from recent_records where user_id = ${opened.user_id} and (resource, record_id) in (
    select resource, record_id from recent_records where user_id = ${opened.user_id}
    order by opened_at desc, record_id desc offset ${most})`.execute(trx);
}
