import { sql } from 'kysely';
import type { Watcher } from 'shared/contract/list/subscription';
import type { KeptRecord } from '../lists/kept-hits';
import type { ActivityRow } from '../platform/activity/activity-log.repository';
import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';

/** Who watches is no news of the record: whoever is put on the list is told in a word of its own. */
const NO_NEWS = ['watcher.added', 'watcher.removed'];

export interface RecordSubscription extends KeptRecord {
  user_id: number;
  kind: string;
  seen_seq: number;
}

/** What the person has subscribed to, the latest first, whether or not they still see it. */
export function findSubscribed(db: Db, userId: number): Promise<KeptRecord[]> {
  return db
    .selectFrom('record_subscriptions')
    .select(['resource', 'record_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('record_id', 'desc')
    .execute();
}

/** The person hears of the record from the newest line of the journal on; false when they did already. */
export async function subscribe(
  trx: Trx,
  row: KeptRecord & { user_id: number; kind: string; created_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('record_subscriptions')
    .values({ ...row, seen_seq: sql<number>`(select seq from activity_head)` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The person hears of the record no longer. */
export async function unsubscribe(trx: Trx, userId: number, record: KeptRecord): Promise<void> {
  await trx
    .deleteFrom('record_subscriptions')
    .where('user_id', '=', userId)
    .where('resource', '=', record.resource)
    .where('record_id', '=', record.record_id)
    .execute();
}

/** Employees who work here and hear of the record, the first to begin first. */
export async function findWatchers(db: Db, of: { resource: string; id: number }): Promise<Watcher[]> {
  const { rows } = await sql<Watcher>`${prepared()}
    select u.id, u.full_name from record_subscriptions s join users u on u.id = s.user_id
    where s.resource = ${of.resource} and s.record_id = ${of.id} and u.status = 'active' and u.deleted_at is null
    order by s.created_at, u.id`.execute(db);
  return rows;
}

/** How many records the person has subscribed to. */
export async function countSubscribed(trx: Trx, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('record_subscriptions')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Looks through a portion of the journal's new lines: whoever has subscribed to what somebody else has changed waits
 * for a word. The journal's lock makes lines appear in the order of their numbers, so none is missed. Answers whether
 * more lines are left; false too while another node looks through them.
 */
export async function markChanged(trx: Trx, portion: number): Promise<boolean> {
  const progress = await trx
    .selectFrom('subscription_progress')
    .select('seq')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (progress === undefined) return false;
  const { seq: head } = await trx.selectFrom('activity_head').select('seq').executeTakeFirstOrThrow();
  const seen = Math.min(progress.seq + portion, head);
  if (seen <= progress.seq) return false;
  // One that waits already is locked as well: its word may be on the way without this line.
  await sql`update record_subscriptions s set is_waiting = true from activity_logs l
    where l.seq > ${progress.seq} and l.seq <= ${seen} and l.seq > s.seen_seq
      and s.kind = l.entity_type and s.record_id = l.entity_id and l.action <> all(${NO_NEWS})
      and l.actor_id is distinct from s.user_id`.execute(trx);
  await trx.updateTable('subscription_progress').set({ seq: seen }).execute();
  return seen < head;
}

/** The subscription whose turn it is, held until the transaction ends; null when nobody waits for a word. */
export async function takeWaiting(trx: Trx, toldBefore: Date): Promise<RecordSubscription | null> {
  const row = await trx
    .selectFrom('record_subscriptions')
    .select(['user_id', 'resource', 'record_id', 'kind', 'seen_seq'])
    .where('is_waiting', '=', true)
    .where((or) => or.or([or('told_at', 'is', null), or('told_at', '<=', toldBefore.toISOString())]))
    .orderBy('told_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

/** Everything up to the given line of the journal is no news any more; whoever was told rests from that moment. */
export async function settle(
  trx: Trx,
  row: RecordSubscription,
  done: { seq: number; toldAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('record_subscriptions')
    .set({ is_waiting: false, seen_seq: done.seq, ...(done.toldAt !== null && { told_at: done.toldAt }) })
    .where('user_id', '=', row.user_id)
    .where('resource', '=', row.resource)
    .where('record_id', '=', row.record_id)
    .execute();
}

export interface ToldLine {
  seq: number;
  action: string;
  entity_type: string;
  changes: ActivityRow['changes'];
  actor_id: number | null;
}

/** The newest lines of the journal about the record beyond the given one, whoever wrote them, the newest first. */
export function findLines(trx: Trx, row: RecordSubscription, most: number): Promise<ToldLine[]> {
  return trx
    .selectFrom('activity_logs')
    .select(['seq', 'action', 'entity_type', 'changes', 'actor_id'])
    .where('entity_type', '=', row.kind)
    .where('entity_id', '=', row.record_id)
    .where('seq', '>', row.seen_seq)
    .where('action', 'not in', NO_NEWS)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
}
