import { z } from 'zod';

import { MAIL_CHANNELS, NOTIFICATION_TYPES, type MailChannel } from './notification-kinds';

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Укажите время в виде ЧЧ:ММ');

/** From and to, «22:00» and «08:00» in the employee's own zone; past midnight when `to` is the earlier one. */
export const quietHours = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: 'Начало и конец тихих часов совпадают' });
export type QuietHours = z.infer<typeof quietHours>;

/** How notifications of one type come to the employee. */
export const notificationSetting = z.strictObject({
  type: z.enum(NOTIFICATION_TYPES, 'Такого вида уведомлений нет'),
  live: z.boolean(),
  mail: z.enum(Object.keys(MAIL_CHANNELS) as MailChannel[], 'Укажите, как присылать письма'),
});
export type NotificationSetting = z.infer<typeof notificationSetting>;

const distinct = (kinds: readonly NotificationSetting[]) =>
  new Set(kinds.map(({ type }) => type)).size === kinds.length;
const kinds = z.array(notificationSetting).max(100).refine(distinct, 'Вид уведомлений назван дважды');

/** The answer of GET /api/notification-settings: every kind, chosen or by default. */
export const notificationSettings = z.object({
  kinds: z.array(notificationSetting),
  quiet_hours: quietHours.nullable(),
  /** Where letters go. */
  email: z.string(),
  /** IANA name of the zone in which the quiet hours run. */
  timezone: z.string(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

/** PUT: everything at once; what is not named comes by default again. */
export const notificationSettingsInput = z.strictObject({ kinds, quiet_hours: quietHours.nullable() });
export type NotificationSettingsInput = z.infer<typeof notificationSettingsInput>;
/** PATCH: what is named changes. */
export const notificationSettingsPatch = notificationSettingsInput.partial();
export type NotificationSettingsPatch = z.infer<typeof notificationSettingsPatch>;
