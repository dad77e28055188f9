import { useAlerts } from 'shared/alerts';
import { listKey, useMutation, useQueryClient } from 'shared/query';

import { showRead } from './notifications-cache';
import { findNotifications, readNotifications } from './notifications.api';

/** As many as the server gives on a page. */
const MOST_PER_PAGE = 100;

/** Ids of everything unread, including what was never scrolled to. */
async function findUnreadIds(): Promise<number[]> {
  const ids: number[] = [];
  let page = 1;
  let last = 1;
  do {
    const { data, meta } = await findNotifications({ page, filter: 'unread', perPage: MOST_PER_PAGE });
    ids.push(...data.map(({ id }) => id));
    last = meta.last_page;
    page += 1;
  } while (page <= last);
  return ids;
}

interface ShownUnread {
  /** Ids of the unread ones on the screen. */
  shown: readonly number[];
  unread: number;
}

/** Marks everything unread read, empties the list and begins again with its first page. */
export function useReadAll() {
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  return useMutation({
    mutationFn: async ({ shown, unread }: ShownUnread) =>
      readNotifications(shown.length >= unread ? shown : await findUnreadIds()),
    onSuccess: () => queryClient.resetQueries({ queryKey: listKey('notifications') }),
    onError: alerts.failure,
  });
}

/** Marks one notification read where it stands: following it must not move the list. */
export function useReadOne() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => readNotifications([id]),
    onSuccess: ({ unread }, id) => {
      showRead(queryClient, new Set([id]), unread);
    },
  });
}
