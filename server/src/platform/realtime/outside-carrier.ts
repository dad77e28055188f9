import type Pusher from 'pusher';
import { userChannel } from 'shared/contract/realtime/realtime';
import type { BroadcastConfig } from '../config/config';
import type { Carrier } from '../outbox/outbox-dispatcher';
import { claimEvents, type OutgoingEvent, returnEvents } from '../outbox/outbox.repository';
import { EXPEL, type Expelled, isOfSession, privateChannel } from '../outbox/outbox.service';

/** Channels one call of the Pusher HTTP API may name. */
const CHANNELS_AT_ONCE = 100;
/** Events a transaction waits for. */
const EVENTS_AT_ONCE = 20;

interface Left {
  channels: string[];
  error: unknown;
}

const HOPELESS = [400, 413];

/** A broadcaster that cannot end connections says 404 for ever; of an event that would be a wrong setting. */
function isHopeless(error: unknown, event: string): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && (HOPELESS.includes(status) || (event === EXPEL && status === 404));
}

/** The employee whose channel it is, as browsers sign in to the broadcaster. */
const userOf = (channel: string) => channel.slice(privateChannel(userChannel(0)).length - 1);

/** Where the event goes: of sessions, which a broadcaster outside does not know, to those whose sessions they were. */
function targetsOf({ channels, event, payload }: OutgoingEvent): string[] {
  if (event !== EXPEL || !channels.some(isOfSession)) return channels;
  const { channels: theirs = [] } = JSON.parse(payload) as Expelled;
  return [...new Set(theirs)];
}

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
  /** Sends the event to its channels; answers those that it did not reach, and why. */
  const send = async (outgoing: OutgoingEvent): Promise<Left> => {
    const { event, payload } = outgoing;
    const channels = targetsOf(outgoing);
    const pusher = await (client ??= connect());
    const atOnce = event === EXPEL ? 1 : CHANNELS_AT_ONCE;
    for (let start = 0; start < channels.length; start += atOnce) {
      const part = channels.slice(start, start + atOnce);
      try {
        if (event === EXPEL) await pusher.terminateUserConnections(userOf(part[0] ?? ''));
        else await pusher.trigger(part, event, JSON.parse(payload));
      } catch (error) {
        // What is refused for what it is would be refused for ever, and keep all others waiting.
        return { channels: isHopeless(error, event) ? [] : channels.slice(start), error };
      }
    }
    return { channels: [], error: null };
  };
  return {
    // The events stay locked while they travel. After a refusal those that have left stay sent; the rest waits again.
    async carry(db, limit) {
      const { count, error } = await db.transaction().execute(async (trx) => {
        const events = await claimEvents(trx, Math.min(limit, EVENTS_AT_ONCE));
        for (const [at, event] of events.entries()) {
          const left = await send(event);
          if (left.error === null) continue;
          const waiting = left.channels.length === 0 ? [] : [{ id: event.id, channels: left.channels }];
          await returnEvents(trx, [...waiting, ...events.slice(at + 1)]);
          return { count: at, error: left.error };
        }
        return { count: events.length, error: null };
      });
      if (error !== null)
        throw error instanceof Error ? error : new Error('The broadcaster refused', { cause: error });
      return count < EVENTS_AT_ONCE ? count : limit;
    },
  };
}
