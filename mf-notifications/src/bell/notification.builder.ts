import type { Notification } from 'shared/contract/notification/notification';

/** An unread notification of a changed agreement, as the server sends it; what a test is about is given. */
export const aNotification = (id: number, change: Partial<Notification> = {}): Notification => ({
  id,
  type: 'document_changed',
  title: `Уведомление ${String(id)}`,
  body: '',
  subject_type: 'agreement',
  subject_id: id,
  url: `/agreements/${String(id)}`,
  actor_name: null,
  is_read: false,
  priority: 'normal',
  group_key: null,
  repeats: 1,
  // An older one would be told by its date, whose digits follow the title.
  created_at: new Date().toISOString(),
  ...change,
});
