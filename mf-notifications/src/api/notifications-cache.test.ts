import type { Notification, NotificationList } from 'shared/contract/notification/notification';
import { createQueryClient } from 'shared/query';

import { ALL, type NotificationFilter } from './notification-filter';
import { showRead } from './notifications-cache';
import { notificationsQuery } from './notifications.queries';

const aNotification = (id: number, type: Notification['type']): Notification => ({
  id,
  type,
  title: '',
  body: '',
  subject_type: null,
  subject_id: null,
  url: null,
  actor_name: null,
  is_read: false,
  priority: 'normal',
  group_key: null,
  repeats: 1,
  created_at: '2026-11-24T09:00:00Z',
});

const comment = aNotification(1, 'comment_added');
const request = aNotification(2, 'approval_requested');

function held(lists: readonly [NotificationFilter, readonly Notification[]][]) {
  const client = createQueryClient();
  for (const [filter, data] of lists) {
    const meta = { current_page: 1, last_page: 2, per_page: 8, total: 9 };
    const page: NotificationList = { data: [...data], meta, total: 9, unread: 9 };
    client.setQueryData(notificationsQuery(filter).queryKey, { pages: [page], pageParams: [1] });
  }
  const pageOf = (filter: NotificationFilter) =>
    client.getQueryData(notificationsQuery(filter).queryKey)?.pages[0];
  return { client, pageOf };
}

it('takes what was read off the size of those lists of unread ones alone that it belonged to', () => {
  const approvals: NotificationFilter = { group: 'approval', unread: true };
  const everything: NotificationFilter = { group: null, unread: true };
  const { client, pageOf } = held([
    [ALL, [comment, request]],
    [everything, [comment, request]],
    [approvals, [request]],
  ]);
  showRead(client, comment, 8);
  expect([ALL, everything, approvals].map((filter) => pageOf(filter)?.total)).toEqual([9, 8, 9]);
  expect(pageOf(approvals)?.unread).toBe(8);
  expect(pageOf(everything)?.data.map(({ is_read }) => is_read)).toEqual([true, false]);
});
