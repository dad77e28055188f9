import Bowser from 'bowser';

/** «Chrome, Windows» of what a browser says of itself; null when it says nothing that is known. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
