import type { Notification, NotificationList } from 'shared/contract/notification/notification';
import { listKey, type QueryClient } from 'shared/query';

import { filterOf, fits, type NotificationFilter } from './notification-filter';
import { notificationsQuery } from './notifications.queries';

type Change = (pages: NotificationList[], filter: NotificationFilter) => NotificationList[];

/**
 * What is on its way to a list was asked for before the change and would put the list back to what it was: it is asked
 * for anew.
 */
function askAnew(queryClient: QueryClient, filter: NotificationFilter): void {
  const place = { queryKey: notificationsQuery(filter).queryKey, exact: true };
  const isEmpty = queryClient.getQueryData(place.queryKey) === undefined;
  // A failure stays with the query, where the list shows it.
  void (isEmpty ? queryClient.resetQueries(place) : queryClient.invalidateQueries(place));
}

/** Changes every list that is held, whatever it is narrowed by. */
function changeLists(queryClient: QueryClient, change: Change): void {
  for (const [key] of queryClient.getQueriesData({ queryKey: listKey('notifications') })) {
    const filter = filterOf(String(key[2]));
    const { queryKey } = notificationsQuery(filter);
    const isOnItsWay = queryClient.isFetching({ queryKey, exact: true }) > 0;
    queryClient.setQueryData(queryKey, (list) =>
      list === undefined ? undefined : { ...list, pages: change(list.pages, filter) },
    );
    if (isOnItsWay) askAnew(queryClient, filter);
  }
}

/** The unread one about the same thing gives its place to the new one, as on the server. */
const makesRoom = (old: Notification, fresh: Notification) =>
  old.group_key !== null && old.group_key === fresh.group_key && !old.is_read;

/** Puts a notification that has just come at the top of every list it belongs to, once. */
export function putOnTop(queryClient: QueryClient, fresh: Notification, unread: number): void {
  changeLists(queryClient, (pages, filter) => {
    const isKnown = fresh.repeats > 1 || pages.some(({ data }) => data.some(({ id }) => id === fresh.id));
    const isShown = fits(filter, fresh);
    return pages.map((page, index) => {
      const rest = page.data.filter((old) => old.id !== fresh.id && !makesRoom(old, fresh));
      return {
        ...page,
        data: isShown && index === 0 ? [fresh, ...rest] : rest,
        unread,
        total: page.total + (isShown && !isKnown ? 1 : 0),
      };
    });
  });
}

/** Shows a notification as read where it stands; a list of unread ones it belonged to has one less from then on. */
export function showRead(queryClient: QueryClient, read: Notification, unread: number): void {
  changeLists(queryClient, (pages, filter) =>
    pages.map((page) => ({
      ...page,
      unread,
      total: page.total - (filter.unread && fits(filter, read) ? 1 : 0),
      data: page.data.map((notification) =>
        notification.id === read.id ? { ...notification, is_read: true } : notification,
      ),
    })),
  );
}
