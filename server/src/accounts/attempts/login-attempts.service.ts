import type { Db } from '../../platform/database/database';
import {
  accountFromLimit,
  accountLimit,
  accountsOfAddressLimits,
  addressLimits,
  knownBrowserLimit,
  slowedAccountLimit,
} from './attempts.policy';
import { type AttemptLimit, countAttempt, findWait, forgiveAttempt } from './attempts.repository';

export interface Attempt {
  /** Lower case. */
  email: string;
  ip: string | null;
  /** The browser's own mark when it has logged in to this account before. */
  knownBrowser: string | null;
}

export interface Admission {
  /** Seconds to wait; zero when the password may be tried. */
  wait: number;
  /** The attempt turned out well: it comes off every count it was put on. */
  forgive: () => Promise<void>;
}

async function fromAddress(
  db: Db,
  { email, ip }: Attempt,
  now: Date,
): Promise<{ wait: number; counted: AttemptLimit[] }> {
  const counted = [accountFromLimit(email, ip), ...addressLimits(ip)];
  const { wait, isFirst } = await countAttempt(db, counted, now);
  if (wait > 0) return { wait, counted };
  const accounts = accountsOfAddressLimits(ip);
  if (!isFirst) return { wait: await findWait(db, accounts, now), counted };
  const { wait: tooMany } = await countAttempt(db, accounts, now);
  return { wait: tooMany, counted: [...counted, ...accounts] };
}

async function ofAccount(
  db: Db,
  email: string,
  now: Date,
): Promise<{ wait: number; counted: AttemptLimit[] }> {
  const account = accountLimit(email);
  const { wait } = await countAttempt(db, [account], now);
  if (wait === 0) return { wait, counted: [account] };
  const slowed = slowedAccountLimit(email);
  return { wait: (await countAttempt(db, [slowed], now)).wait, counted: [account, slowed] };
}

/**
 * Counts an attempt to log in before it is made and says whether it may be. What the address of the network is refused
 * for is never put on the account; a browser that has logged in before answers for itself alone, so nobody else can
 * shut its owner out.
 */
export async function admitLogin(db: Db, attempt: Attempt, now: Date): Promise<Admission> {
  const counted: AttemptLimit[] = [];
  const forgive = () => forgiveAttempt(db, counted);
  if (attempt.knownBrowser !== null) {
    counted.push(knownBrowserLimit(attempt.knownBrowser));
    return { wait: (await countAttempt(db, counted, now)).wait, forgive };
  }
  const address = await fromAddress(db, attempt, now);
  counted.push(...address.counted);
  if (address.wait > 0) return { wait: address.wait, forgive };
  const account = await ofAccount(db, attempt.email, now);
  counted.push(...account.counted);
  return { wait: account.wait, forgive };
}
