import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';

export interface ViewSubscription {
  user_id: number;
  saved_view_id: number;
  query: string;
  known: number[];
  checked_at: string;
}

/** Views the person has subscribed to, the latest first, whether or not they may still open them. */
export async function findSubscribedViews(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('view_subscriptions')
    .select('saved_view_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('saved_view_id', 'desc')
    .execute();
  return rows.map((row) => row.saved_view_id);
}

/** The person hears of what enters the view beyond the rows it finds now; who did already begins anew. */
export async function subscribeToView(
  trx: Trx,
  row: Pick<ViewSubscription, 'user_id' | 'saved_view_id' | 'query' | 'known'> & { now: Date; dueAt: Date },
): Promise<void> {
  const { now, dueAt, ...values } = row;
  const set = { query: values.query, known: values.known, checked_at: now, due_at: dueAt };
  await trx
    .insertInto('view_subscriptions')
    .values({ ...values, ...set, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'saved_view_id']).doUpdateSet(set))
    .execute();
}

/** The person hears of the view no longer. */
export async function unsubscribeFromView(trx: Trx, userId: number, viewId: number): Promise<void> {
  await trx
    .deleteFrom('view_subscriptions')
    .where('user_id', '=', userId)
    .where('saved_view_id', '=', viewId)
    .execute();
}

/** How many views the person has subscribed to. */
export async function countSubscribedViews(trx: Trx, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('view_subscriptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The subscription that has waited longest for its turn, which is put off for everybody else; null when none is due. */
export async function claimDue(
  db: Db,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<ViewSubscription | null> {
  const { rows } = await sql<ViewSubscription>`
    update view_subscriptions v set due_at = ${nextAt}
    from (
      select user_id, saved_view_id from view_subscriptions where due_at <= ${now}
      order by due_at limit 1 for update skip locked
    ) turn
    where v.user_id = turn.user_id and v.saved_view_id = turn.saved_view_id
    returning v.user_id, v.saved_view_id, v.query, v.known, v.checked_at`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, known: row.known.map(Number) };
}

/** Keeps what the view finds now; false when the subscription has ended or begun anew meanwhile, and nothing is kept. */
export async function keepRows(
  trx: Trx,
  row: ViewSubscription,
  found: { query: string; known: number[]; now: Date; dueAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('view_subscriptions')
    .set({ query: found.query, known: found.known, checked_at: found.now, due_at: found.dueAt })
    .where('user_id', '=', row.user_id)
    .where('saved_view_id', '=', row.saved_view_id)
    .where('checked_at', '=', row.checked_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Those of the records that were changed last by this person, after the moment: they know of them. */
export async function findOwnDoing(
  db: Db,
  wanted: { kind: string; ids: readonly number[]; userId: number; since: string },
): Promise<Set<number>> {
  const { kind, ids, userId, since } = wanted;
  const { rows } = await sql<{ id: number }>`
    select record.id from unnest(${ids}::bigint[]) as record (id)
    join lateral (
      select actor_id, occurred_at from activity_logs
      where entity_type = ${kind} and entity_id = record.id order by seq desc limit 1
    ) last on true
    where last.actor_id = ${userId} and last.occurred_at >= ${since}`.execute(db);
  return new Set(rows.map(({ id }) => Number(id)));
}
