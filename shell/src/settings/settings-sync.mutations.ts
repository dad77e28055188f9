import { readLocalSettings, readSetting, writeLocalSettings, type LocalSettings } from 'shared/session';

import { getUserSettings, updateUserSettings } from './user-settings.api';

type ServerSettings = Awaited<ReturnType<typeof getUserSettings>>;

/**
 * The server's settings over this browser's copy. What was changed here and not yet taken by the server stays as it is
 * here; another person's copy is dropped whole, and a copy that was nobody's yet becomes this person's.
 */
export function mergedSettings(copy: LocalSettings, server: ServerSettings, owner: number): LocalSettings {
  const values: Record<string, unknown> = Object.fromEntries(server.map(({ key, value }) => [key, value]));
  if (copy.owner !== null && copy.owner !== owner) return { owner, values, unsent: [], local: [] };
  const isNew = copy.owner === null;
  const own = new Set([...copy.unsent, ...copy.local]);
  for (const key of own) delete values[key];
  for (const [key, value] of Object.entries(copy.values)) {
    if (own.has(key) || (isNew && !(key in values))) values[key] = value;
  }
  return { owner, values, unsent: copy.unsent, local: copy.local };
}

/** Brings the person's settings into this browser; without an answer of the server the copy stays what it was. */
export async function bringSettings({ owner, token }: { owner: number; token?: string }): Promise<void> {
  const server = await getUserSettings(token).catch(() => null);
  const copy = readLocalSettings();
  if (server !== null) {
    const merged = mergedSettings(copy, server, owner);
    if (JSON.stringify(merged) !== JSON.stringify(copy)) writeLocalSettings(merged);
    // Another person's arrangement is nobody else's, even while the server is silent.
  } else if (copy.owner !== null && copy.owner !== owner) {
    writeLocalSettings({ owner: null, values: {}, unsent: [], local: [] });
  }
}

const without = (keys: readonly string[], gone: readonly string[]) =>
  keys.filter((key) => !gone.includes(key));

/**
 * Sends what was changed here; false when the server did not take it. Such changes hold in this browser alone and are not
 * sent by themselves later: meanwhile the person may have chosen otherwise in another browser.
 */
export async function sendSettings(): Promise<boolean> {
  const { unsent: keys } = readLocalSettings();
  if (keys.length === 0) return true;
  const sent = keys.map((key) => ({ key, value: readSetting(key) ?? null }));
  const isTaken = await updateUserSettings(sent).then(
    () => true,
    // The transport has logged it; the caller says what it means.
    () => false,
  );
  const now = readLocalSettings();
  // What was changed again while this was under way is still to be sent.
  const told = sent
    .filter(({ key, value }) => JSON.stringify(now.values[key] ?? null) === JSON.stringify(value))
    .map(({ key }) => key);
  const others = without(now.local, told);
  writeLocalSettings({
    ...now,
    unsent: without(now.unsent, told),
    local: isTaken ? others : [...others, ...told],
  });
  return isTaken;
}
