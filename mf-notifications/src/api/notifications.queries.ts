import type { Notification, NotificationList } from 'shared/contract/notification/notification';
import { NOTIFICATIONS_PER_PAGE } from 'shared/contract/notification/notification-page';
import { infiniteQueryOptions, listKey, useInfiniteQuery, useQueryClient } from 'shared/query';

import { filterText, fits, type NotificationFilter } from './notification-filter';
import { findNotifications } from './notifications.api';

/** What is shown of the pages: a notification that moved to the next page meanwhile is shown once. */
export function shownOf(pages: readonly NotificationList[]): Notification[] {
  const byId = new Map(
    pages.flatMap((page) => page.data).map((notification) => [notification.id, notification]),
  );
  return [...byId.values()];
}

/**
 * The page to ask for next. It is counted by what is held and still belongs to the list: what came live or was read
 * since moves the server's pages, and a row between two of them would never be shown.
 */
function nextPage(filter: NotificationFilter, pages: readonly NotificationList[]): number | undefined {
  const held = shownOf(pages).filter((notification) => fits(filter, notification)).length;
  const total = pages.at(-1)?.total ?? 0;
  return held < total ? Math.floor(held / NOTIFICATIONS_PER_PAGE) + 1 : undefined;
}

/** The list page by page: what is shown accumulates, eight at a time. */
export function notificationsQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: listKey('notifications', filterText(filter)),
    queryFn: ({ pageParam, signal }) => findNotifications({ page: pageParam, filter, signal }),
    initialPageParam: 1,
    getNextPageParam: (_: NotificationList, pages) => nextPage(filter, pages),
    retry: false,
  });
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

/** Empties the list under the filter: whoever shows it begins with its first page, as the server has it now. */
export function useFreshList(): (filter: NotificationFilter) => void {
  const queryClient = useQueryClient();
  return (filter) => {
    // A failure stays with the query, where the list shows it.
    void queryClient.resetQueries({ queryKey: notificationsQuery(filter).queryKey, exact: true });
  };
}
