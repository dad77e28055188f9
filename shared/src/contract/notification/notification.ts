import { z } from 'zod';

import { id, moment } from '../record/field';
export { NOTIFICATIONS_PER_PAGE } from './notification-page';

export const notification = z.object({
  id,
  /** Whose it is. */
  user_id: id.optional(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  subject_type: z.string().nullable(),
  subject_id: id.nullable(),
  /** Address of the subject's page inside the suite. */
  url: z.string().nullable(),
  actor_id: id.nullable().optional(),
  actor_name: z.string().nullable(),
  is_read: z.boolean(),
  read_at: moment.nullable().optional(),
  priority: z.enum(['normal', 'urgent']),
  /** Repeats share it: an unread one gives its place to the next. */
  group_key: z.string().nullable(),
  /** How many events of one thing stand behind this one, of whatever kinds, itself included. */
  repeats: z.int().positive(),
  created_at: moment,
});
export type Notification = z.infer<typeof notification>;

/** The answer of GET /api/notifications; `total` and `unread` stand beside `meta`. */
export const notificationList = z.object({
  data: z.array(notification),
  meta: z.object({ current_page: z.int(), last_page: z.int(), per_page: z.int(), total: z.int() }),
  total: z.int(),
  unread: z.int(),
});
export type NotificationList = z.infer<typeof notificationList>;

export const notificationsReadInput = z.strictObject({ ids: z.array(id).max(1000) });
/** The answer of PATCH /api/notifications/read. */
export const notificationsRead = z.object({ unread: z.int() });
