import type { UserSettings } from 'shared/contract/user/user-settings';
import { http } from 'shared/http';

/** The person's settings as the server keeps them; with a token when the session is not yet the browser's. */
export async function getUserSettings(token?: string): Promise<UserSettings['settings']> {
  const { data } = await http.get<UserSettings>('/api/user-settings', {
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  return data.settings;
}

/** Keeps the named settings; null forgets one. */
export async function updateUserSettings(
  settings: readonly { key: string; value: unknown }[],
): Promise<void> {
  await http.patch('/api/user-settings', { settings });
}
