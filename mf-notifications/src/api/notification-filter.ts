import type { Notification } from 'shared/contract/notification/notification';
import {
  groupOfType,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from 'shared/contract/notification/notification-kinds';

/** What the list is narrowed by; null is every group. */
export interface NotificationFilter {
  group: NotificationGroup | null;
  unread: boolean;
}

export const ALL: NotificationFilter = { group: null, unread: false };

const isGroup = (text: string | null): text is NotificationGroup =>
  text !== null && Object.hasOwn(NOTIFICATION_GROUPS, text);

/** The filter as an address carries it: `group=approval&unread=1`; empty when nothing is left out. */
export function filterText({ group, unread }: NotificationFilter): string {
  return new URLSearchParams({ ...(group !== null && { group }), ...(unread && { unread: '1' }) }).toString();
}

/** The filter an address carries; what it does not know is left out. */
export function filterOf(text: string): NotificationFilter {
  const params = new URLSearchParams(text);
  const group = params.get('group');
  return { group: isGroup(group) ? group : null, unread: params.get('unread') === '1' };
}

/** Whether the notification belongs to a list under the filter as it is now. */
export function fits({ group, unread }: NotificationFilter, { type, is_read }: Notification): boolean {
  return (group === null || groupOfType(type) === group) && !(unread && is_read);
}
