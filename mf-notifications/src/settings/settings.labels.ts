import {
  MAIL_CHANNELS,
  NOTIFICATION_KINDS,
  type MailChannel,
} from 'shared/contract/notification/notification-kinds';
import type { NotificationSetting, QuietHours } from 'shared/contract/notification/notification-settings';

/** Short words for the three ways of letters, in the order they are offered. */
export const MAIL_OPTIONS: readonly { value: MailChannel; label: string }[] = [
  { value: 'letter', label: 'Письмо' },
  { value: 'digest', label: 'Сводка' },
  { value: 'none', label: 'Нет' },
];

/** Heads of the two columns of ways. */
export const COLUMNS = { live: 'На экране', mail: 'Почта' } as const;

/** What an alert says of a kind that was set up anew: «Упоминание: письмом сразу». */
export function saidOfKind(before: NotificationSetting, after: NotificationSetting): string {
  const { title } = NOTIFICATION_KINDS[after.type];
  if (before.mail !== after.mail) return `${title}: ${MAIL_CHANNELS[after.mail].toLowerCase()}`;
  if (after.live) return `${title}: сразу на экране`;
  // Letters come all the same: the list alone is left where there are none.
  return `${title}: ${after.mail === 'none' ? 'только в списке' : 'без показа на экране'}`;
}

/** What an alert says of quiet hours: «Тихие часы с 22:00 до 08:00». */
export function saidOfQuiet(quiet: QuietHours | null): string {
  return quiet === null ? 'Тихих часов нет' : `Тихие часы с ${quiet.from} до ${quiet.to}`;
}
