import type { Db } from '../platform/database/database';
import { TooManyRequests } from '../platform/http/errors';
import { calendarLimits } from './attempts/attempts.policy';
import { countAttempt } from './attempts/attempts.repository';
import { newToken, type SecretToken, tokenHash } from './secret-token';

/** A new address that nobody can guess, and the digest under which it is kept. */
export function newCalendarToken(): SecretToken {
  return newToken();
}

/** The digest under which the token of an address is kept. */
export function calendarTokenHash(token: string): Buffer {
  return tokenHash(token);
}

/** Counts a reading of a calendar by its address; refuses with 429 when the network has read too many. */
export async function admitCalendar(db: Db, ip: string | null, now: Date): Promise<void> {
  const { wait } = await countAttempt(db, calendarLimits(ip), now);
  if (wait > 0) throw new TooManyRequests(wait);
}
