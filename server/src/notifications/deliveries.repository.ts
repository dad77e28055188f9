import { sql } from 'kysely';
import type { Notification } from 'shared/contract/notification/notification';
import type { Db, Trx } from '../platform/database/database';
import type { Planned } from './delivery-plan.policy';
import { wireColumns } from './notifications.repository';

export interface NewDelivery extends Planned {
  notificationId: number;
  userId: number;
}

/** A delivery that has been claimed, with what it is about and where it goes. */
export interface ClaimedDelivery {
  id: number;
  user_id: number;
  attempts: number;
  email: string;
  timezone: string;
  /** False when the employee can no longer log in or has read it meanwhile. */
  is_wanted: boolean;
  notification: Notification;
}

const AT_ONCE = 10_000;

/** Keeps what is to leave later; a repeat of an event begins its delivery anew. */
export async function addDeliveries(trx: Trx, deliveries: readonly NewDelivery[]): Promise<void> {
  for (let start = 0; start < deliveries.length; start += AT_ONCE) {
    await trx
      .insertInto('notification_deliveries')
      .values(
        deliveries.slice(start, start + AT_ONCE).map(({ notificationId, userId, channel, due }) => ({
          notification_id: notificationId,
          user_id: userId,
          channel,
          due_at: due,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['notification_id', 'channel']).doUpdateSet({
          due_at: (row) => row.ref('excluded.due_at'),
          state: 'waiting',
          attempts: 0,
          claimed_at: null,
        }),
      )
      .execute();
  }
}

// Moments leave JSON as the rest of the server reads them.
const asClaimed = <T extends ClaimedDelivery>(row: T): T => ({
  ...row,
  notification: { ...row.notification, created_at: new Date(row.notification.created_at).toISOString() },
});

const claimed = sql<ClaimedDelivery>`
  select d.id, d.user_id, d.attempts, u.email, u.timezone,
    (u.status = 'active' and u.deleted_at is null and not n.is_read) as is_wanted,
    to_jsonb(w.*) - 'user_id' as notification
  from claimed d
  join users u on u.id = d.user_id
  join notifications n on n.id = d.notification_id
  left join users a on a.id = n.actor_id
  cross join lateral (select ${wireColumns}) w
  order by d.id`;

/** Takes the next letter that is due; no other node and no later run takes the same one. Null when none is due. */
export async function claimLetter(db: Db, now: Date): Promise<ClaimedDelivery | null> {
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update notification_deliveries set state = 'leaving', claimed_at = ${now}, attempts = attempts + 1
      where id = (select id from notification_deliveries
        where state = 'waiting' and channel = 'letter' and due_at <= ${now}
        order by due_at, id limit 1 for update skip locked)
      returning *
    ) ${claimed}`.execute(db);
  return rows.map(asClaimed)[0] ?? null;
}

/** Employees whose digest is due. */
export async function findDigestReaders(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('notification_deliveries')
    .select('user_id')
    .distinct()
    .where('state', '=', 'waiting')
    .where('channel', '=', 'digest')
    .where('due_at', '<=', now.toISOString())
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Takes every line of an employee's digest that is due; none when another node has taken them. */
export async function claimDigest(db: Db, userId: number, now: Date): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update notification_deliveries set state = 'leaving', claimed_at = ${now}, attempts = attempts + 1
      where user_id = ${userId} and channel = 'digest' and state = 'waiting' and due_at <= ${now}
      returning *
    ) ${claimed}`.execute(db);
  return rows.map(asClaimed);
}

/** Takes the live ones whose quiet hours have ended, with what each employee has unread; done with the transaction. */
export async function takeLive(
  trx: Trx,
  { now, limit }: { now: Date; limit: number },
): Promise<(ClaimedDelivery & { unread: number })[]> {
  const { rows } = await sql<ClaimedDelivery & { unread: number }>`
    with claimed as (
      update notification_deliveries set state = 'done', claimed_at = ${now}, attempts = attempts + 1
      where id in (select id from notification_deliveries
        where state = 'waiting' and channel = 'live' and due_at <= ${now}
        order by due_at, id limit ${limit} for update skip locked)
      returning *
    )
    select taken.*, (select count(*) from notifications o
      where o.user_id = taken.user_id and not o.is_read)::int as unread
    from (${claimed}) taken order by taken.id`.execute(trx);
  return rows.map(asClaimed);
}

/** The claimed ones have left, were dropped, or have failed for good. */
export async function endDeliveries(
  db: Db,
  ids: readonly number[],
  state: 'done' | 'dropped' | 'failed',
): Promise<void> {
  await db
    .updateTable('notification_deliveries')
    .set({ state })
    .where('id', 'in', ids)
    .where('state', '=', 'leaving')
    .execute();
}

/** The claimed ones wait again, until the moment. */
export async function putOff(db: Db, ids: readonly number[], until: Date): Promise<void> {
  await db
    .updateTable('notification_deliveries')
    .set({ state: 'waiting', due_at: until })
    .where('id', 'in', ids)
    .where('state', '=', 'leaving')
    .execute();
}

/**
 * Deliveries whose node died while they left are over: nobody knows whether the letter went out, and no event may make
 * two. Answers how many there were.
 */
export async function endLost(db: Db, claimedBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification_deliveries')
    .set({ state: 'failed' })
    .where('state', '=', 'leaving')
    .where('claimed_at', '<', claimedBefore.toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends what waits for an employee by a channel that was switched off since. */
export async function dropWaiting(
  trx: Trx,
  { userId, channel, types }: { userId: number; channel: NewDelivery['channel']; types: readonly string[] },
): Promise<void> {
  if (types.length === 0) return;
  await sql`
    update notification_deliveries d set state = 'dropped' from notifications n
    where n.id = d.notification_id and d.user_id = ${userId} and d.channel = ${channel} and d.state = 'waiting'
      and n.type = any(${[...types]}::text[])`.execute(trx);
}
