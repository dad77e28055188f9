import type Pusher from 'pusher';
import type { BroadcastConfig } from '../config/config';
import type { Carrier } from '../outbox/outbox-dispatcher';
import { claimEvents, type OutgoingEvent } from '../outbox/outbox.repository';
import { EXPEL } from '../outbox/outbox.service';

/** Channels one call of the Pusher HTTP API may name. */
const CHANNELS_AT_ONCE = 100;
/** Events a transaction waits for. */
const EVENTS_AT_ONCE = 20;

/** A broadcaster outside (Pusher, Reverb, soketi): a refusal of it leaves the events waiting. */
export function outsideCarrier({ url, appId, key, secret }: BroadcastConfig): Carrier {
  let client: Promise<Pusher> | undefined;
  const connect = async () => {
    const { default: Client } = await import('pusher');
    const port = url.port === '' ? {} : { port: url.port };
    return new Client({
      appId,
      key,
      secret,
      host: url.hostname,
      ...port,
      useTLS: url.protocol === 'https:',
      timeout: 10_000,
    });
  };
  const send = async ({ channels, event, payload }: OutgoingEvent) => {
    if (event === EXPEL) return;
    const pusher = await (client ??= connect());
    for (let start = 0; start < channels.length; start += CHANNELS_AT_ONCE) {
      await pusher.trigger(channels.slice(start, start + CHANNELS_AT_ONCE), event, JSON.parse(payload));
    }
  };
  return {
    // The events stay locked while they travel, and go back to waiting when the broadcaster refuses one of them.
    carry: (db, limit) =>
      db.transaction().execute(async (trx) => {
        const events = await claimEvents(trx, Math.min(limit, EVENTS_AT_ONCE));
        for (const event of events) await send(event);
        return events.length < EVENTS_AT_ONCE ? events.length : limit;
      }),
  };
}
