import type { NotificationList } from 'shared/contract/notification/notification';
import { NOTIFICATIONS_PER_PAGE } from 'shared/contract/notification/notification-page';
import { http } from 'shared/http';

import type { NotificationFilter } from './notification-filter';

interface PageRequest {
  page: number;
  filter: NotificationFilter;
  perPage?: number;
  signal?: AbortSignal;
}

/** A page of the reader's own notifications, the newest first. */
export async function findNotifications(request: PageRequest): Promise<NotificationList> {
  const { page, filter, perPage = NOTIFICATIONS_PER_PAGE, signal } = request;
  const params = {
    page,
    per_page: perPage,
    ...(filter.unread && { 'filter[unread]': 'true' }),
    ...(filter.group !== null && { 'filter[group]': filter.group }),
  };
  return (await http.get<NotificationList>('/api/notifications', { params, signal })).data;
}

/** Takes the mark of reading off the named notifications. */
export async function unreadNotifications(ids: readonly number[]): Promise<void> {
  await http.patch('/api/notifications/unread', { ids });
}

/** Marks the named notifications read; answers how many are still unread. */
export async function readNotifications(ids: readonly number[]): Promise<{ unread: number }> {
  return (await http.patch<{ unread: number }>('/api/notifications/read', { ids })).data;
}
