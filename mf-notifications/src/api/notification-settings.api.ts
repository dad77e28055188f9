import type {
  NotificationSettings,
  NotificationSettingsInput,
  NotificationSettingsPatch,
} from 'shared/contract/notification/notification-settings';
import { http } from 'shared/http';

const ADDRESS = '/api/notification-settings';

/** How the reader's own notifications come. */
export async function getSettings(signal?: AbortSignal): Promise<NotificationSettings> {
  return (await http.get<NotificationSettings>(ADDRESS, { signal })).data;
}

/** Changes what is named and answers all of it. */
export async function changeSettings(change: NotificationSettingsPatch): Promise<NotificationSettings> {
  return (await http.patch<NotificationSettings>(ADDRESS, change)).data;
}

/** Replaces everything: a kind that is not named comes by default again. */
export async function replaceSettings(settings: NotificationSettingsInput): Promise<NotificationSettings> {
  return (await http.put<NotificationSettings>(ADDRESS, settings)).data;
}
