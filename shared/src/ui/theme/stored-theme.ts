export type ThemeScheme = 'auto' | 'light' | 'dark';

const storageKey = 'contracts.theme';
const darkQuery = '(prefers-color-scheme: dark)';

/** The scheme the person chose on this device; «auto» when nothing was chosen or the storage is closed. */
export function readStoredTheme(): ThemeScheme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    // A browser that forbids storage still gets a working product in the colours of its system.
    return 'auto';
  }
}

/** Keeps the choice on this device; a closed storage keeps it for this page only. */
export function writeStoredTheme(scheme: ThemeScheme): void {
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Private mode: the choice lives as long as the page.
    return;
  }
}

/** Puts the colours on the document; «auto» follows the system. */
export function applyTheme(scheme: ThemeScheme): void {
  const dark = scheme === 'dark' || (scheme === 'auto' && window.matchMedia(darkQuery).matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Puts the stored colours on the document; the entry calls it before anything is drawn, so nothing flashes. */
export function applyStoredTheme(): void {
  applyTheme(readStoredTheme());
}

/** Calls back when the theme may have changed outside this component: the system's colours or another tab. */
export function onThemeChange(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  query.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
