import type Pusher from 'pusher';
import type { BroadcastConfig } from '../config/config';
import type { Carrier } from '../outbox/outbox-dispatcher';
import { EXPEL } from '../outbox/outbox.service';

/** Channels one call of the Pusher HTTP API may name. */
const CHANNELS_AT_ONCE = 100;

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
  return {
    async hand(_, events) {
      const pusher = await (client ??= connect());
      for (const { channels, event, payload } of events) {
        if (event === EXPEL) continue;
        for (let start = 0; start < channels.length; start += CHANNELS_AT_ONCE) {
          await pusher.trigger(channels.slice(start, start + CHANNELS_AT_ONCE), event, JSON.parse(payload));
        }
      }
    },
  };
}
