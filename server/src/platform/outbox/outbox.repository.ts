import { sql } from 'kysely';
import type { Db, Trx } from '../database/database';

/** An event on its way: the payload is already the text that browsers get. */
export interface OutgoingEvent {
  id: number;
  channels: string[];
  event: string;
  payload: string;
}

const columns = sql<OutgoingEvent>`id, channels, event, payload::text as payload`;

/** Marks waiting events as sent and answers them; two nodes never take the same one. */
export async function claimEvents(trx: Trx, limit: number): Promise<OutgoingEvent[]> {
  const { rows } = await sql<OutgoingEvent>`
    update outbox set sent_at = now()
    where id in (select id from outbox where sent_at is null order by id limit ${limit} for update skip locked)
    returning ${columns}`.execute(trx);
  return rows.sort((a, b) => a.id - b.id);
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
    select ${columns} from outbox where sent_at > ${since.toISOString()}::timestamptz order by id limit 10000`.execute(
    db,
  );
  return rows;
}

/** Removes events that left more than an hour ago. */
export async function sweepEvents(db: Db): Promise<void> {
  await sql`delete from outbox where sent_at < now() - interval '1 hour'`.execute(db);
}
