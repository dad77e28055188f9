import { sql } from 'kysely';
import type { Carrier } from '../outbox/outbox-dispatcher';
import type { ChannelHub } from './channel-hub';

/** The name under which nodes tell each other that events have left. */
export const NODE_CHANNEL = 'register_events';

// A notification holds at most 8000 bytes, so it names events by number; the longest number has 16 digits.
const NUMBERS_AT_ONCE = 400;

/** Our own broadcaster: this node's browsers at once, those of other nodes by a notification. */
export function clusterCarrier(nodeId: string, hub: ChannelHub | null): Carrier {
  return {
    async hand(trx, events) {
      for (let start = 0; start < events.length; start += NUMBERS_AT_ONCE) {
        const ids = events.slice(start, start + NUMBERS_AT_ONCE).map((event) => event.id);
        await sql`select pg_notify(${NODE_CHANNEL}, ${`${nodeId} ${ids.join(',')}`})`.execute(trx);
      }
    },
    handed: (events) => hub?.deliver(events),
  };
}
