import {
  NOTIFICATIONS_PER_PAGE,
  notification,
  notificationList,
  notificationsRead,
  notificationsReadInput,
} from 'shared/contract/notification/notification';
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  typesOfGroup,
} from 'shared/contract/notification/notification-kinds';
import { MAX_PER_PAGE } from 'shared/contract/list/paging';
import { z } from 'zod';
import { soleValues } from '../lists/unwrapped-filter';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { find, get, read, unread } from './notifications.service';

const LAST_PAGE = 100_000;

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Укажите целое число больше нуля')
    .transform(Number)
    .refine((value) => value <= most, `Не больше ${String(most)}`);

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const filter = z
  .strictObject({
    unread: flag.optional(),
    is_read: flag.optional(),
    type: z
      .union([z.string().min(1).max(64), z.array(z.string().min(1).max(64)).max(50)])
      .transform((value) => (typeof value === 'string' ? [value] : value))
      .optional(),
    group: z.enum(Object.keys(NOTIFICATION_GROUPS) as NotificationGroup[], 'Такой группы нет').optional(),
  })
  .refine(({ unread, is_read }) => unread === undefined || is_read === undefined, {
    path: ['is_read'],
    error: 'Укажите что-то одно: unread или is_read',
  })
  .refine(({ type, group }) => type === undefined || group === undefined, {
    path: ['group'],
    error: 'Укажите либо вид, либо группу',
  });

const listQuery = z.strictObject({
  page: wholeNumber(LAST_PAGE).optional(),
  per_page: wholeNumber(MAX_PER_PAGE).optional(),
  filter: z.preprocess(soleValues, filter).optional(),
});

/** What `unread` asks for, or the opposite of `is_read`; undefined without either. */
function unreadOf(filter: { unread?: boolean; is_read?: boolean } | undefined): boolean | undefined {
  return filter?.is_read === undefined ? filter?.unread : !filter.is_read;
}

const metaOf = (total: number, page: number, perPage: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});

/** An employee's own notifications; there is no way to another one's. */
export function notificationsRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/notifications',
    access: 'authenticated',
    summary: 'Свои уведомления, новые сначала',
    query: listQuery,
    response: notificationList,
    handler: async ({ actor, query }) => {
      const page = query.page ?? 1;
      const perPage = query.per_page ?? NOTIFICATIONS_PER_PAGE;
      const found = await find(deps, actor, {
        unread: unreadOf(query.filter),
        types: query.filter?.group === undefined ? query.filter?.type : typesOfGroup(query.filter.group),
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      return { ...found, meta: metaOf(found.total, page, perPage) };
    },
  });

  route(deps.app, {
    method: 'GET',
    url: '/api/notifications/:id',
    access: 'authenticated',
    summary: 'Своё уведомление',
    params: idParams,
    response: notification,
    handler: ({ actor, params }) => get(deps, actor, params.id),
  });

  route(deps.app, {
    method: 'PATCH',
    url: '/api/notifications/read',
    access: 'authenticated',
    summary: 'Отметить свои уведомления прочитанными',
    body: notificationsReadInput,
    response: notificationsRead,
    handler: async ({ actor, body }) => ({ unread: await read(deps, actor.id, body.ids) }),
  });

  route(deps.app, {
    method: 'PATCH',
    url: '/api/notifications/unread',
    access: 'authenticated',
    summary: 'Снять со своих уведомлений отметку о прочтении',
    body: notificationsReadInput,
    response: notificationsRead,
    handler: async ({ actor, body }) => ({ unread: await unread(deps, actor.id, body.ids) }),
  });
}
