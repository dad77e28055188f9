const NAMES = new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' });

/** Countries of the Russian classifier that ISO 3166 does not have. */
const OF_OURS: Readonly<Record<string, string>> = { AB: 'Абхазия', OS: 'Южная Осетия' };

/** A country as it is called in Russian, by its code of two letters; null where there is none. */
export function countryName(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return OF_OURS[code] ?? NAMES.of(code) ?? null;
}
