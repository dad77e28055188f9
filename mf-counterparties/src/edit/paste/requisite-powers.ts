/** What a power of attorney is known by; what the text does not say is absent. */
export interface FoundPower {
  basis_number?: string;
  basis_date?: string;
  basis_valid_until?: string;
}

const POWER = /доверенност[а-я]*([^\n;]*)/iu;
const MONTHS = 'январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр'.split('|');
const DAY = `(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})|[«"“]?(\\d{1,2})[»"”]?\\s+(${MONTHS.join('|')})[а-я]*\\s+(\\d{4})`;
const GIVEN = new RegExp(`(?<!\\p{L})(?:от|выданн[а-я]+)\\s+(?:${DAY})`, 'iu');
const UNTIL = new RegExp(`(?<!\\p{L})(?:до|по)\\s+(?:${DAY})`, 'iu');
const NUMBER = /(?:№|N)\s*([^\s,;)]+)|^\s*([^\s,;.«"]*\d[^\s,;.]*|б\/н)(?=[\s,;.]|$)/iu;

/** The day of a match as a date of the calendar; undefined where there is no such day. */
function dayOf(said: RegExpExecArray | null): string | undefined {
  if (said === null) return undefined;
  const [, day = said[4], month, year = said[6]] = said;
  const word = said[5]?.toLowerCase();
  const number =
    month ?? String(MONTHS.findIndex((stem) => word !== undefined && RegExp(stem).test(word)) + 1);
  const text = `${year ?? ''}-${number.padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** The power of attorney somebody signs by, with its number and its days; null when the text speaks of none. */
export function powerOf(text: string): FoundPower | null {
  const said = POWER.exec(text)?.[1];
  if (said === undefined) return null;
  const number = NUMBER.exec(said);
  const found = {
    basis_number: number?.[1] ?? number?.[2],
    basis_date: dayOf(GIVEN.exec(said)),
    basis_valid_until: dayOf(UNTIL.exec(said)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
