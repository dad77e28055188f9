import { useAlerts } from 'shared/alerts';
import type { Notification } from 'shared/contract/notification/notification';
import { listKey, useMutation, useQueryClient } from 'shared/query';

import { showRead } from './notifications-cache';
import { findNotifications, readNotifications, unreadNotifications } from './notifications.api';
import { asOwn } from './own-marks';

/** As many as the server gives on a page. */
const MOST_PER_PAGE = 100;

/** As many as the server marks at once. */
const MOST_AT_ONCE = 1000;

/** Ids of everything unread, including what was never scrolled to; what comes meanwhile stays unread. */
async function findUnreadIds(): Promise<number[]> {
  const ids = new Set<number>();
  let newest = Infinity;
  let page = 1;
  let last = 1;
  do {
    const { data, meta } = await findNotifications({
      page,
      filter: { group: null, unread: true },
      perPage: MOST_PER_PAGE,
    });
    if (page === 1) newest = Math.max(...data.map(({ id }) => id));
    for (const { id } of data) if (id <= newest) ids.add(id);
    last = meta.last_page;
    page += 1;
  } while (page <= last);
  return [...ids];
}

/** Sends the ids, so many at once as the server takes. */
async function inParts(ids: readonly number[], send: (part: readonly number[]) => Promise<unknown>) {
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    await asOwn(ids.slice(from, from + MOST_AT_ONCE), send);
  }
}

interface ShownUnread {
  /** Ids of the unread ones on the screen. */
  shown: readonly number[];
  unread: number;
}

/** Marks everything unread read, empties the list and begins again with its first page; answers what was marked. */
export function useReadAll() {
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  return useMutation({
    mutationFn: async ({ shown, unread }: ShownUnread) => {
      const ids = shown.length >= unread ? shown : await findUnreadIds();
      await inParts(ids, readNotifications);
      return ids;
    },
    onSuccess: () => queryClient.resetQueries({ queryKey: listKey('notifications') }),
    onError: alerts.failure,
  });
}

/** Takes the mark off again and begins with the first page. */
export function useTakeReadingBack() {
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  return useMutation({
    mutationFn: (ids: readonly number[]) => inParts(ids, unreadNotifications),
    onSuccess: () => queryClient.resetQueries({ queryKey: listKey('notifications') }),
    onError: alerts.failure,
  });
}

/** Marks one notification read where it stands: following it must not move the list. */
export function useReadOne() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Notification) => asOwn([id], readNotifications),
    onSuccess: ({ unread }, notification) => {
      showRead(queryClient, notification, unread);
    },
  });
}
