import { sql } from 'kysely';
import type { PresentPerson } from 'shared/contract/realtime/user-channel';
import type { Trx } from '../database/database';

/** Seconds without a beat after which the node of a card counts as dead. */
const FORGOTTEN_AFTER = 100;

export interface Seat {
  channel: string;
  socketId: string;
}

/** Nobody else enters or leaves the channel until the transaction ends, so that what is told keeps its order. */
export async function lockChannel(trx: Trx, channel: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`presence ${channel}`}, 0))`.execute(trx);
}

/** The people of a channel, each once however many cards they have open. */
export async function findPresent(trx: Trx, channel: string): Promise<PresentPerson[]> {
  const { rows } = await sql<PresentPerson>`
    select user_id as id, min(name) as name from presence
    where channel = ${channel} and seen_at > now() - make_interval(secs => ${FORGOTTEN_AFTER})
    group by user_id order by min(seen_at), user_id`.execute(trx);
  return rows;
}

/** Those of the channels in which somebody sees the name of somebody else. */
export async function findShared(trx: Trx, channels: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ channel: string }>`
    select channel from presence where channel = any(${channels}::text[])
    group by channel having count(distinct user_id) > 1`.execute(trx);
  return new Set(rows.map(({ channel }) => channel));
}

/** The card stands open from now on. */
export async function takeSeat(trx: Trx, { channel, socketId }: Seat, person: PresentPerson): Promise<void> {
  await trx
    .insertInto('presence')
    .values({ channel, socket_id: socketId, user_id: person.id, name: person.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The card is closed; answers whose it was, null when it was closed already. */
export async function freeSeat(trx: Trx, { channel, socketId }: Seat): Promise<number | null> {
  const row = await trx
    .deleteFrom('presence')
    .where('channel', '=', channel)
    .where('socket_id', '=', socketId)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Says that the cards of these connections are open still. */
export async function renewSeats(trx: Trx, socketIds: readonly string[]): Promise<void> {
  if (socketIds.length === 0) return;
  await sql`update presence set seen_at = now() where socket_id = any(${socketIds}::text[])`.execute(trx);
}

/** Cards that no node has renewed for a while: theirs has died. */
export async function findForgotten(trx: Trx): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select channel, socket_id as "socketId" from presence
    where seen_at < now() - make_interval(secs => ${FORGOTTEN_AFTER}) order by channel limit 200`.execute(
    trx,
  );
  return rows;
}
