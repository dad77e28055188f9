import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { privateChannel } from '../platform/outbox/outbox.service';
import {
  type Notice,
  type NotificationQuery,
  addNotice,
  countUnread,
  findNotifications,
  markRead,
} from './notifications.repository';

export type { Notice } from './notifications.repository';

/**
 * Tells employees something: a row of their list and a live event, both if and only if the transaction commits.
 * Whoever caused it and whoever cannot log in is left out.
 */
export async function notify(deps: Pick<Deps, 'outbox'>, trx: Trx, notice: Notice): Promise<void> {
  for (const { userId, notification, unread } of await addNotice(trx, notice)) {
    const payload: UserEvent = { kind: 'notification', notification, unread };
    await deps.outbox.publish(trx, {
      channels: [privateChannel(userChannel(userId))],
      event: USER_EVENT,
      payload,
    });
  }
}

/** A page of the employee's own notifications, newest first, and how many there are. */
export function find(deps: Pick<Deps, 'db'>, query: NotificationQuery) {
  return findNotifications(deps.db, query);
}

/** The employee's own notifications among the ids are read; answers how many stay unread. */
export async function read(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  ids: readonly number[],
): Promise<number> {
  await markRead(deps.db, { userId, ids, now: deps.now() });
  return countUnread(deps.db, userId);
}
