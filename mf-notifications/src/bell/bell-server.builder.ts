import { notificationList, type Notification } from 'shared/contract/notification/notification';
import { groupOfType } from 'shared/contract/notification/notification-kinds';
import { stubNetwork, type StubRequest } from 'shared/testing';

import { aNotification } from './notification.builder';

/** A server that holds these notifications and answers as the real one. */
export function serverWith(initial: Notification[]) {
  let all = initial;
  const unread = () => all.filter(({ is_read }) => !is_read).length;
  const network = stubNetwork({
    'GET /api/notifications': ({ query }: StubRequest) => {
      const page = Number(query.get('page'));
      const perPage = Number(query.get('per_page'));
      const group = query.get('filter[group]');
      const found = all
        .filter(({ is_read }) => query.get('filter[unread]') !== 'true' || !is_read)
        .filter(({ type }) => group === null || groupOfType(type) === group);
      const last_page = Math.max(1, Math.ceil(found.length / perPage));
      const meta = { current_page: page, last_page, per_page: perPage, total: found.length };
      const data = found.slice((page - 1) * perPage, page * perPage);
      return notificationList.parse({ data, meta, total: found.length, unread: unread() });
    },
    'PATCH /api/notifications/read': ({ body }: StubRequest) => {
      const { ids } = body as { ids: number[] };
      all = all.map((item) => (ids.includes(item.id) ? { ...item, is_read: true } : item));
      return { unread: unread() };
    },
  });
  const pagesAsked = () =>
    network.requests
      .filter(({ method }) => method === 'GET')
      .map(({ query }) =>
        [
          `${query.get('page') ?? ''}/${query.get('per_page') ?? ''}`,
          ...(query.has('filter[unread]') ? ['unread'] : []),
          ...(query.has('filter[group]') ? [query.get('filter[group]')] : []),
        ].join(' '),
      );
  /** What happened without this browser knowing. */
  const happen = (change: (all: Notification[]) => Notification[]) => {
    all = change(all);
  };
  return { network, pagesAsked, happen };
}
/** Notifications from the newest, each changed by what its number asks for. */
export const many = (count: number, change: (id: number) => Partial<Notification> = () => ({})) =>
  Array.from({ length: count }, (_, index) => aNotification(count - index, change(count - index)));
