import { sql } from 'kysely';
import type { Db, Trx } from '../database/database';

/** An event on its way: the payload is already the text that browsers get. */
export interface OutgoingEvent {
  id: number;
  channels: string[];
  event: string;
  payload: string;
}

/** The name under which nodes tell each other that events have left. */
export const NODE_CHANNEL = 'register_events';

// A notification holds at most 8000 bytes, so it names events by number; the longest number has 16 digits.
const NUMBERS_AT_ONCE = 400;

const columns = sql<OutgoingEvent>`id, channels, event, payload::text as payload`;

const marking = (limit: number) => sql<OutgoingEvent>`
  update outbox set sent_at = now()
  where id in (select id from outbox where sent_at is null order by id limit ${limit} for update skip locked)
  returning ${columns}`;

const inOrder = (events: OutgoingEvent[]) => events.sort((a, b) => a.id - b.id);

/** Marks waiting events as sent and answers them in order; two nodes never take the same one. */
export async function claimEvents(trx: Trx, limit: number): Promise<OutgoingEvent[]> {
  const { rows } = await marking(limit).execute(trx);
  return inOrder(rows);
}

/**
 * Marks waiting events as sent, tells the other nodes their numbers, and answers them in order: one statement, so
 * that the two happen together or not at all. It does not wait for the disk, because a crash of the database may
 * send an event twice but loses none.
 */
export async function claimAndTell(db: Db, nodeId: string, limit: number): Promise<OutgoingEvent[]> {
  const { rows } = await sql<OutgoingEvent>`
    with claimed as (${marking(limit)}),
    told as (
      select pg_notify(${NODE_CHANNEL}, ${`${nodeId} `} || string_agg(id::text, ','))::text as done
      from (select id, row_number() over () / ${NUMBERS_AT_ONCE} as part from claimed) as numbered
      group by part
    ),
    hurried as (select set_config('synchronous_commit', 'off', true) as done)
    select claimed.* from claimed
    where (select count(done) from told) > 0 and (select count(done) from hurried) > 0`.execute(db);
  return inOrder(rows);
}

/** The events with these numbers, in order; those already swept away are left out. */
export async function findEvents(db: Db, ids: readonly number[]): Promise<OutgoingEvent[]> {
  const { rows } = await sql<OutgoingEvent>`
    select ${columns} from outbox where id = any(${[...ids]}::bigint[]) order by id`.execute(db);
  return rows;
}

/** What left since the moment: for a node that could not listen for a while. */
export async function findEventsSince(db: Db, since: Date): Promise<OutgoingEvent[]> {
  const { rows } = await sql<OutgoingEvent>`
    select ${columns} from outbox where sent_at > ${since.toISOString()}::timestamptz
    order by id limit 10000`.execute(db);
  return rows;
}

/** Removes events that left more than an hour ago. */
export async function sweepEvents(db: Db): Promise<void> {
  await sql`delete from outbox where sent_at < now() - interval '1 hour'`.execute(db);
}

/** Lets events wait again that did not leave; each keeps the channels that are given, those it did not reach. */
export async function returnEvents(
  trx: Trx,
  events: readonly Pick<OutgoingEvent, 'id' | 'channels'>[],
): Promise<void> {
  for (const { id, channels } of events) {
    await trx
      .updateTable('outbox')
      .set({ sent_at: null, channels: [...channels] })
      .where('id', '=', id)
      .execute();
  }
}
