import type { Notification, NotificationList } from 'shared/contract/notification';
import type { QueryClient } from 'shared/query';

import type { NotificationFilter } from './notifications.api';
import { notificationsQuery } from './notifications.queries';

const FILTERS: readonly NotificationFilter[] = ['all', 'unread'];

type Change = (page: NotificationList, index: number) => NotificationList;

function changePages(queryClient: QueryClient, change: Change): void {
  for (const filter of FILTERS) {
    queryClient.setQueryData(notificationsQuery(filter).queryKey, (list) =>
      list === undefined ? undefined : { ...list, pages: list.pages.map(change) },
    );
  }
}

/** Puts a notification that has just come at the top of every list that is there. */
export function putOnTop(queryClient: QueryClient, notification: Notification, unread: number): void {
  changePages(queryClient, (page, index) => {
    const isKnown = page.data.some(({ id }) => id === notification.id);
    const data = index === 0 && !isKnown ? [notification, ...page.data] : page.data;
    return { ...page, data, unread, total: page.total + (isKnown ? 0 : 1) };
  });
}

/** Shows the named notifications as read where they stand. */
export function showRead(queryClient: QueryClient, ids: ReadonlySet<number>, unread: number): void {
  changePages(queryClient, (page) => ({
    ...page,
    unread,
    data: page.data.map((notification) =>
      ids.has(notification.id) ? { ...notification, is_read: true } : notification,
    ),
  }));
}
