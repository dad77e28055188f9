import type { Carrier } from '../outbox/outbox-dispatcher';
import { claimAndTell } from '../outbox/outbox.repository';
import type { ChannelHub } from './channel-hub';

/** Our own broadcaster: this node's browsers at once, those of other nodes by a notification. */
export function clusterCarrier(nodeId: string, hub: ChannelHub | null): Carrier {
  return {
    async carry(db, limit) {
      const events = await claimAndTell(db, nodeId, limit);
      hub?.deliver(events);
      return events.length;
    },
  };
}
