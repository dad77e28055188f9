import { createHmac, timingSafeEqual } from 'node:crypto';

/** An application of the Pusher protocol: browsers know the key, only the servers know the secret. */
export interface RealtimeCredentials {
  key: string;
  secret: string;
  /** Keys that pages opened before a change of the root still know; nothing is signed with them. */
  formerKeys?: readonly string[];
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

/** Hex digits of a session's number: enough for every safe integer. */
const SESSION_DIGITS = 14;
/** Hex digits of the signature: with the session's it is as long as the protocol's own. */
const SIGNATURE_DIGITS = 64 - SESSION_DIGITS;

function signSession({ secret }: RealtimeCredentials, socketId: string, rest: string): string {
  const signature = createHmac('sha256', secret).update(`session:${socketId}:${rest}`).digest('hex');
  return signature.slice(0, SIGNATURE_DIGITS);
}

/**
 * The permission for one connection as our own broadcaster takes it: besides the channel it names the session it was
 * given to, so that the connection ends with the session.
 */
export function signForSession(
  credentials: RealtimeCredentials,
  given: { socketId: string; channel: string; sessionId: number },
): string {
  const session = given.sessionId.toString(16).padStart(SESSION_DIGITS, '0');
  return `${credentials.key}:${signSession(credentials, given.socketId, given.channel + session)}${session}`;
}

/** The session a permission was given to; null when it is not for this very connection and channel. */
export function sessionOf(
  credentials: RealtimeCredentials,
  given: { auth: unknown; socketId: string; channel: string },
): number | null {
  if (typeof given.auth !== 'string') return null;
  const sessionId = Number.parseInt(given.auth.slice(-SESSION_DIGITS), 16);
  if (!Number.isSafeInteger(sessionId) || sessionId < 0) return null;
  const expected = Buffer.from(signForSession(credentials, { ...given, sessionId }));
  const received = Buffer.from(given.auth);
  return expected.length === received.length && timingSafeEqual(expected, received) ? sessionId : null;
}
