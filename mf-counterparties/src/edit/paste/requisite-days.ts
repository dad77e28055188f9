const MONTHS = 'январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр'.split('|');

/** «12.03.2002» and «12 марта 2002», for a larger pattern to hold. */
export const DAY_PATTERN = `(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})|[«"“]?(\\d{1,2})[»"”]?\\s+(${MONTHS.join('|')})[а-я]*\\s+(\\d{4})`;
const DAY = new RegExp(DAY_PATTERN, 'iu');

/** The day of a match as a date of the calendar; undefined where there is no such day. */
export function dayOf(said: RegExpExecArray | null): string | undefined {
  if (said === null) return undefined;
  const [, day = said[4], month, year = said[6]] = said;
  const word = said[5]?.toLowerCase();
  const number =
    month ?? String(MONTHS.findIndex((stem) => word !== undefined && RegExp(stem).test(word)) + 1);
  const text = `${year ?? ''}-${number.padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** The first day a text speaks of; undefined when it speaks of none that can be. */
export const dayIn = (text: string | undefined): string | undefined => dayOf(DAY.exec(text ?? ''));
