import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import type { Notification } from 'shared/contract/notification/notification';
import type { Trx } from '../platform/database/database';
import { faultCode } from '../platform/fault-code';
import type { Actor } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type OutboxEvent, privateChannel } from '../platform/outbox/outbox.service';
import { addDeliveries } from './deliveries.repository';
import { addNotice } from './notices.repository';
import { type Planned, planDelivery } from './delivery-plan.policy';
import {
  type Delivered,
  type Notice,
  type NotificationQuery,
  countUnread,
  findNotification,
  findNotifications,
  markRead,
  markToldRead,
  markUnread,
  type ToldOf,
} from './notifications.repository';
import { type Asked, seesTold, toldTo } from './told-records';

/** The code of PostgreSQL for a second row where one alone may stand. */
const REPEATED = '23505';
/** As many repeats may come one after another while one request is answered. */
const ATTEMPTS = 10;

export { forgetView } from './notifications.repository';
export type { Notice } from './notifications.repository';

export type LiveNotification = Pick<Delivered, 'userId' | 'notification' | 'unread'>;

/** The live event of a notification, with the number of unread ones of the one it is sent to. */
export function liveEvent({ userId, notification, unread }: LiveNotification): OutboxEvent {
  const payload: UserEvent = { kind: 'notification', notification, unread };
  return { channels: [privateChannel(userChannel(userId))], event: USER_EVENT, payload };
}

/**
 * Tells employees something, however many, by the ways each of them has chosen: a row of their list, a live event, a
 * letter or a line of the digest; all of it if and only if the transaction commits. Whoever caused it and whoever cannot
 * log in is left out.
 */
export async function notify(deps: Pick<Deps, 'outbox'>, trx: Trx, notice: Notice): Promise<void> {
  const added = await addNotice(trx, notice);
  const plans = added.map(({ notification, wishes, now, ...rest }) => ({
    ...rest,
    notification,
    now,
    ways: planDelivery({ type: notice.type, priority: notification.priority, now }, wishes),
  }));
  const isNow = (way: Planned, now: Date) => way.channel === 'live' && way.due.getTime() <= now.getTime();
  await deps.outbox.publishAll(
    trx,
    plans.filter(({ ways, now }) => ways.some((way) => isNow(way, now))).map(liveEvent),
  );
  await addDeliveries(
    trx,
    plans.flatMap(({ userId, notification, ways, now }) =>
      ways
        .filter((way) => !isNow(way, now))
        .map(({ channel, due }) => ({ notificationId: notification.id, userId, channel, due })),
    ),
  );
}

/** What the employees were told of one thing no longer holds: it is read, and their open bells learn of it. */
export async function withdraw(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  told: ToldOf & { userIds: readonly number[]; now: Date },
): Promise<void> {
  const read = await markToldRead(trx, told);
  await deps.outbox.publishAll(
    trx,
    read.map(({ id, user_id: userId }) => markEvent(userId, { id, actorId: null })),
  );
}

/** The event that tells the open bells of an employee to count anew. */
function markEvent(userId: number, { id, actorId }: { id: number; actorId: number | null }): OutboxEvent {
  const payload: UserEvent = {
    kind: 'entity',
    entity: 'notification',
    resource: 'notifications',
    id,
    lock_version: 1,
    actor_id: actorId,
  };
  return { channels: [privateChannel(userChannel(userId))], event: USER_EVENT, payload };
}

/** One event for all of them, by the first: the window that marked them knows its own by that. */
async function tellOtherWindows(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  { userId, ids: [first] }: Marked,
): Promise<void> {
  if (first === undefined) return;
  await deps.outbox.publishAll(trx, [markEvent(userId, { id: first, actorId: userId })]);
}

interface Marked {
  userId: number;
  ids: readonly number[];
}

/**
 * A page of the employee's own notifications, newest first, and how many there are. One about a record the employee no
 * longer sees stays in its place and in the numbers, and names nothing.
 */
export async function find(
  deps: Asked & Pick<Deps, 'db'>,
  reader: Actor,
  query: Omit<NotificationQuery, 'userId' | 'seen'>,
) {
  const seen = seesTold(deps, reader);
  const { data, ...numbers } = await findNotifications(deps.db, { ...query, userId: reader.id, seen });
  return { ...numbers, data: data.map(toldTo) };
}

/** The employee's own notification; refuses with 404, another one's too. */
export async function get(deps: Asked & Pick<Deps, 'db'>, reader: Actor, id: number): Promise<Notification> {
  const seen = seesTold(deps, reader);
  const found = await findNotification(deps.db, { userId: reader.id, id, seen });
  if (found === null) throw new NotFound('Уведомление не найдено');
  return toldTo(found);
}

/**
 * The employee's own notifications among the ids are unread again; of repeats the newest alone. Answers how many are
 * unread afterwards.
 */
export async function unread(
  deps: Pick<Deps, 'db' | 'transact' | 'outbox'>,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  await markUnreadBesideRepeats(deps, { userId, ids });
  return countUnread(deps.db, userId);
}

/** A repeat may come between the look at the list and the change: once it stands, the next look leaves its forerunner read. */
async function markUnreadBesideRepeats(
  deps: Pick<Deps, 'transact' | 'outbox'>,
  marked: Marked,
): Promise<void> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      await deps.transact(async (trx) => {
        await markUnread(trx, marked);
        await tellOtherWindows(deps, trx, marked);
      });
      return;
    } catch (error) {
      if (left === 1 || faultCode(error) !== REPEATED) throw error;
    }
  }
}

/** The employee's own notifications among the ids are read; answers how many stay unread. */
export async function read(
  deps: Pick<Deps, 'db' | 'transact' | 'outbox' | 'now'>,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  await deps.transact(async (trx) => {
    await markRead(trx, { userId, ids, now: deps.now() });
    await tellOtherWindows(deps, trx, { userId, ids });
  });
  return countUnread(deps.db, userId);
}
