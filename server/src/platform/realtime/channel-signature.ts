import { createHmac, timingSafeEqual } from 'node:crypto';

/** An application of the Pusher protocol: browsers know the key, only the servers know the secret. */
export interface RealtimeCredentials {
  key: string;
  secret: string;
}

/** The permission for one connection to listen to one private channel, as the Pusher protocol writes it. */
export function signChannel({ key, secret }: RealtimeCredentials, socketId: string, channel: string): string {
  return `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`;
}

/** The proof of who is behind a connection, for a broadcaster outside: it can then end all connections of the employee. */
export function signUser(
  { key, secret }: RealtimeCredentials,
  socketId: string,
  userId: number,
): { auth: string; user_data: string } {
  const user_data = JSON.stringify({ id: String(userId) });
  const signature = createHmac('sha256', secret).update(`${socketId}::user::${user_data}`).digest('hex');
  return { auth: `${key}:${signature}`, user_data };
}

/** True when the permission is for this very connection and channel. */
export function isSignedFor(
  credentials: RealtimeCredentials,
  given: { auth: unknown; socketId: string; channel: string },
): boolean {
  if (typeof given.auth !== 'string') return false;
  const expected = Buffer.from(signChannel(credentials, given.socketId, given.channel));
  const received = Buffer.from(given.auth);
  return expected.length === received.length && timingSafeEqual(expected, received);
}
