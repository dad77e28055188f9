import { ownAddress } from '../platform/config/own-address';
import { presentEmployee } from '../accounts/employee.service';
import type { Db } from '../platform/database/database';
import type { Deps } from '../platform/module';
import {
  type ClaimedDelivery,
  claimDigest,
  claimLetter,
  endDeliveries,
  endLost,
  findDigestReaders,
  putOff,
  takeLive,
} from './deliveries.repository';
import { digestLetter, eventLetter, type Reader } from './notification-letters.labels';
import { findUnseen } from './notifications.repository';
import { liveEvent } from './notifications.service';
import { seesTold, withoutRecord } from './told-records';
import type { Letter } from '../platform/mail/mailer';

const MINUTE = 60_000;
/** Pauses before the next attempts; the list itself has the notification whatever becomes of its letter. */
const PAUSES = [1, 5, 30, 120, 480].map((minutes) => minutes * MINUTE);
/** A letter takes seconds: whoever has claimed it so long ago is dead. */
const LOST_AFTER = 15 * MINUTE;
const LIVE_AT_ONCE = 500;

type Tools = Pick<
  Deps,
  'app' | 'activity' | 'config' | 'db' | 'log' | 'mailer' | 'now' | 'outbox' | 'transact'
>;

const readerOf = ({ config }: Tools, { email, timezone }: ClaimedDelivery): Reader => ({
  to: email,
  timezone,
  base: ownAddress(config, config.port),
});

/** Those of one employee's claimed notifications that tell of records this employee no longer sees. */
async function unseenOf(
  deps: Tools,
  db: Db,
  claimed: readonly ClaimedDelivery[],
): Promise<ReadonlySet<number>> {
  const [first] = claimed;
  const reader = first === undefined ? null : await presentEmployee(db, first.user_id);
  const ids = claimed.map(({ notification }) => notification.id);
  return reader === null ? new Set(ids) : findUnseen(db, ids, seesTold(deps, reader));
}

/** The server has refused this very letter; another one may pass, and this one never will. */
function isRefused(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** True when the letter has left or will never leave; false when the mail server is not there, and others must wait. */
async function send(deps: Tools, claimed: readonly ClaimedDelivery[], letter: Letter): Promise<boolean> {
  const ids = claimed.map(({ id }) => id);
  try {
    await deps.mailer.send(letter);
  } catch (error) {
    const attempts = Math.max(...claimed.map((one) => one.attempts));
    const pause = isRefused(error) ? undefined : PAUSES[attempts - 1];
    deps.log.warn({ err: error, deliveries: ids, attempts }, 'a letter about notifications has not left');
    if (pause === undefined) await endDeliveries(deps.db, ids, 'failed');
    else await putOff(deps.db, ids, new Date(deps.now().getTime() + pause));
    return pause === undefined;
  }
  await endDeliveries(deps.db, ids, 'done');
  return true;
}

/** Lets the letters that are due leave, one by one; answers whether the mail server takes them. */
async function sendLetters(deps: Tools): Promise<boolean> {
  for (;;) {
    const claimed = await claimLetter(deps.db, deps.now());
    if (claimed === null) return true;
    if (!claimed.is_wanted || (await unseenOf(deps, deps.db, [claimed])).size > 0) {
      await endDeliveries(deps.db, [claimed.id], 'dropped');
      continue;
    }
    const letter = eventLetter(claimed.notification, readerOf(deps, claimed));
    if (!(await send(deps, [claimed], letter))) return false;
  }
}

async function sendDigest(deps: Tools, userId: number): Promise<boolean> {
  const now = deps.now();
  const claimed = await claimDigest(deps.db, userId, now);
  const unread = claimed.filter(({ is_wanted }) => is_wanted);
  const unseen = await unseenOf(deps, deps.db, unread);
  const wanted = unread.filter(({ notification }) => !unseen.has(notification.id));
  const left = claimed.filter((one) => !wanted.includes(one)).map(({ id }) => id);
  if (left.length > 0) await endDeliveries(deps.db, left, 'dropped');
  const [first] = wanted;
  if (first === undefined) return true;
  const notifications = wanted.map(({ notification }) => notification);
  return send(deps, wanted, digestLetter(notifications, readerOf(deps, first), now));
}

async function sendLive(deps: Tools): Promise<void> {
  for (let taken = LIVE_AT_ONCE; taken === LIVE_AT_ONCE;) {
    taken = await deps.transact(async (trx) => {
      const waited = await takeLive(trx, { now: deps.now(), limit: LIVE_AT_ONCE });
      const wanted = waited.filter(({ is_wanted }) => is_wanted);
      const unseen = new Set<number>();
      for (const reader of new Set(wanted.map(({ user_id }) => user_id))) {
        const own = wanted.filter(({ user_id }) => user_id === reader);
        for (const id of await unseenOf(deps, trx, own)) unseen.add(id);
      }
      const events = wanted.map(({ user_id, notification, unread }) => {
        const told = unseen.has(notification.id) ? withoutRecord(notification) : notification;
        return liveEvent({ userId: user_id, notification: told, unread });
      });
      await deps.outbox.publishAll(trx, events);
      return waited.length;
    });
  }
}

/**
 * Everything that is due has left afterwards, or waits for its next attempt: live ones whose quiet hours are over,
 * letters, and one digest for each employee. What was due while no node ran is due still; several nodes share the work.
 */
export async function deliver(deps: Tools): Promise<void> {
  const lost = await endLost(deps.db, new Date(deps.now().getTime() - LOST_AFTER));
  if (lost > 0) deps.log.error({ lost }, 'letters were lost with the node that was sending them');
  await sendLive(deps);
  if (!(await sendLetters(deps))) return;
  for (const userId of await findDigestReaders(deps.db, deps.now())) {
    if (!(await sendDigest(deps, userId))) return;
  }
}
