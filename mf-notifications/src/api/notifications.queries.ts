import type { Notification, NotificationList } from 'shared/contract/notification';
import { infiniteQueryOptions, listKey, useInfiniteQuery } from 'shared/query';

import { findNotifications, type NotificationFilter } from './notifications.api';

/** The list page by page: what is shown accumulates, eight at a time. */
export function notificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: listKey('notifications', filter),
    queryFn: ({ pageParam, signal }) => findNotifications({ page: pageParam, filter, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }: NotificationList) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    retry: false,
  });
}

/** What is shown of the pages: a notification that moved to the next page meanwhile is shown once. */
export function shownOf(pages: readonly NotificationList[]): Notification[] {
  const byId = new Map(
    pages.flatMap((page) => page.data).map((notification) => [notification.id, notification]),
  );
  return [...byId.values()];
}

/** The reader's notifications under a filter, as far as they were asked for. */
export function useNotifications(filter: NotificationFilter) {
  const query = useInfiniteQuery(notificationsQuery(filter));
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    notifications: shownOf(pages),
    unread: pages[0]?.unread ?? 0,
    total: pages[0]?.total ?? 0,
  };
}
