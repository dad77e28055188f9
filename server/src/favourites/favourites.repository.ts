import type { KeptRecord } from '../lists/kept-hits';
import type { Db, Trx } from '../platform/database/database';

/** What the person keeps, the latest first, whether or not they still see it. */
export function findKept(db: Db, userId: number): Promise<KeptRecord[]> {
  return db
    .selectFrom('favourites')
    .select(['resource', 'record_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('record_id', 'desc')
    .execute();
}

/** The person keeps the record from now on; one that is kept already stays where it was. */
export async function keep(
  trx: Trx,
  userId: number,
  record: KeptRecord & { created_at: Date },
): Promise<void> {
  await trx
    .insertInto('favourites')
    .values({ user_id: userId, ...record })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The person keeps the record no longer. */
export async function forget(trx: Trx, userId: number, { resource, record_id }: KeptRecord): Promise<void> {
  await trx
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .execute();
}

/** How many records the person keeps. */
export async function countKept(trx: Trx, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('favourites')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
