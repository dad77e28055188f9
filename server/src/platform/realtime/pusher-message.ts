import type { PresentPerson } from 'shared/contract/realtime/user-channel';
import { z } from 'zod';

/** Seconds of silence after which either side asks whether the other is still there. */
export const ACTIVITY_TIMEOUT = 120;

/** Close codes of the Pusher protocol: 4000–4099 do not come back, 4200–4299 come back at once. */
export const CLOSE = {
  unknownApplication: 4001,
  unauthorised: 4009,
  tooSlow: 4100,
  restart: 4200,
  silent: 4201,
  idle: 4202,
  tooManyMessages: 4301,
} as const;

export const clientMessage = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('pusher:subscribe'),
    data: z.object({
      channel: z.string().max(200),
      auth: z.string().max(200).optional(),
      /** Of a presence channel: who listens, under the same signature. */
      channel_data: z.string().max(1000).optional(),
    }),
  }),
  z.object({ event: z.literal('pusher:unsubscribe'), data: z.object({ channel: z.string().max(200) }) }),
  z.object({ event: z.literal('pusher:ping') }),
  z.object({ event: z.literal('pusher:pong') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** The message of a client; null when it is none of those that this server knows. */
export function parseClientMessage(text: string): ClientMessage | null {
  try {
    const result = clientMessage.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The protocol's code for events of clients, which this server takes from nobody. */
export const CLIENT_EVENT_REFUSED = 4301;

const clientEvent = z.object({ event: z.string().startsWith('client-') });

/** True for an event that a client wants to send to other clients. */
export function isClientEvent(text: string): boolean {
  try {
    return clientEvent.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

export const PING = Buffer.from('{"event":"pusher:ping","data":"{}"}');
export const PONG = Buffer.from('{"event":"pusher:pong","data":"{}"}');

export function established(socketId: string): string {
  const data = JSON.stringify({ socket_id: socketId, activity_timeout: ACTIVITY_TIMEOUT });
  return JSON.stringify({ event: 'pusher:connection_established', data });
}

export function subscribed(channel: string): string {
  return JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data: '{}', channel });
}

/** Who is present in a channel, by the protocol's own shape. */
export function present(channel: string, members: readonly PresentPerson[]): string {
  const ids = members.map(({ id }) => String(id));
  const hash = Object.fromEntries(members.map((member) => [String(member.id), member]));
  const data = JSON.stringify({ presence: { count: ids.length, ids, hash } });
  return JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data, channel });
}

/** That a person is no longer present in a channel. */
export function gone(channel: string, userId: number): Buffer {
  return eventFor('pusher_internal:member_removed', JSON.stringify({ user_id: String(userId) }))(channel);
}

export function subscriptionRefused(channel: string, error: string): string {
  const data = JSON.stringify({ type: 'AuthError', error, status: 403 });
  return JSON.stringify({ event: 'pusher:subscription_error', data, channel });
}

export function failure(code: number | null, message: string): string {
  return JSON.stringify({ event: 'pusher:error', data: { code, message } });
}

/** Makes the text of an event for each of its channels; the payload is encoded once however many there are. */
export function eventFor(event: string, payload: string): (channel: string) => Buffer {
  const head = `{"event":${JSON.stringify(event)},"data":${JSON.stringify(payload)},"channel":`;
  return (channel) => Buffer.from(`${head}${JSON.stringify(channel)}}`);
}
