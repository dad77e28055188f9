/** The one key of the browser's storage that holds what the person has arranged for themselves. */
const KEY = 'contracts.settings';

/** This browser's copy of the person's settings: what the first paint takes before the server answers. */
export interface LocalSettings {
  /** Whose they are; null before anybody's were brought here. */
  owner: number | null;
  values: Readonly<Record<string, unknown>>;
  /** Keys changed here and not yet told to the server. */
  unsent: readonly string[];
  /** Keys the server did not take: they hold in this browser alone. */
  local: readonly string[];
}

const EMPTY: LocalSettings = { owner: null, values: {}, unsent: [], local: [] };
const listeners = new Set<() => void>();
/** What a full or closed storage did not take: it holds as long as the page. */
let unkept: string | null = null;

let known: { text: string; settings: LocalSettings } = { text: '', settings: EMPTY };

function keptText(): string {
  try {
    return unkept ?? localStorage.getItem(KEY) ?? '';
  } catch {
    // A browser that forbids storage: the product's own arrangement.
    return '';
  }
}

function parse(text: string): LocalSettings {
  try {
    const { values, unsent, local, owner } = JSON.parse(text) as LocalSettings;
    if (typeof values !== 'object' || !Array.isArray(unsent) || !Array.isArray(local)) return EMPTY;
    return { owner, values, unsent, local };
  } catch {
    // Nothing is there yet, or what is there was cut off.
    return EMPTY;
  }
}

/** This browser's copy, the same object until it changes; an empty one when nothing was kept or it is not ours. */
export function readLocalSettings(): LocalSettings {
  const text = keptText();
  if (text !== known.text) known = { text, settings: parse(text) };
  return known.settings;
}

/** Keeps the copy and tells whoever shows it. */
export function writeLocalSettings(settings: LocalSettings): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    // It holds as long as the page.
    unkept = text;
  }
  for (const listener of listeners) listener();
}

/** The value chosen for the key; undefined when none was. Whoever reads it checks its shape. */
export function readSetting(key: string, settings = readLocalSettings()): unknown {
  return settings.values[key];
}

/** The value holds here at once and goes to the server as soon as somebody sends it; null forgets the choice. */
export function keepSetting(key: string, value: unknown): void {
  const { owner, values, unsent, local } = readLocalSettings();
  const { [key]: _, ...others } = values;
  writeLocalSettings({
    owner,
    values: value === null ? others : { ...others, [key]: value },
    unsent: [...unsent.filter((other) => other !== key), key],
    local,
  });
}

/** Calls back when a setting may have changed, here or in another tab; answers how to stop. */
export function onLocalSettings(listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', listen);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listen);
  };
}

/** Rows on a page of the list as the person has chosen, over what the list takes by default. */
export function withPageSize(
  resource: string,
  defaults: Readonly<Record<string, string>> = {},
  settings = readLocalSettings(),
): Readonly<Record<string, string>> {
  const size = readSetting(`page-size:${resource}`, settings);
  return typeof size === 'number' ? { ...defaults, per_page: String(size) } : defaults;
}
