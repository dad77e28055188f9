const two = (value: number) => String(value).padStart(2, '0');

/** The calendar day as yyyy-mm-dd, or null when the month has no such day. */
function asDay({ year, month, day }: DateParts): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? `${year}-${two(month)}-${two(day)}` : null;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

interface DateParts {
  year: number;
  month: number;
  day: number;
}

/**
 * Reads a date as people write it: «17.11.2026», «17.11.26», «17/11», «17 11 2026», «171126», «17112026», also
 * «2026-11-17» pasted from elsewhere. A day without a year is of the year of `today`. Null when it is no date.
 */
export function parseDateText(text: string, today: string): string | null {
  const parts = partsOf(text, today);
  return parts && asDay(parts);
}

/** Whether the text is written as a date and no month has such a day: «31.02.2026». */
export function isNoSuchDay(text: string, today: string): boolean {
  const parts = partsOf(text, today);
  return parts !== null && asDay(parts) === null;
}

function partsOf(text: string, today: string): DateParts | null {
  const bare = text.trim().replace(/\s*г\.?$/, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return inYears({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });

  const parts = /^\d{4,8}$/.test(bare)
    ? [bare.slice(0, 2), bare.slice(2, 4), bare.slice(4)]
    : bare.split(/[.,/\-\s]+/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !/^\d*$/.test(part))) return null;
  const [day = '', month = '', year = ''] = parts;
  if (day.length > 2 || month.length > 2 || ![0, 2, 4].includes(year.length)) return null;
  return inYears({ year: fullYear(year, today), month: Number(month), day: Number(day) });
}

const inYears = (parts: DateParts) => (parts.year >= FIRST_YEAR && parts.year <= LAST_YEAR ? parts : null);

function fullYear(year: string, today: string): number {
  if (year === '') return Number(today.slice(0, 4));
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/** Whether the text is a date written to its end, so that it may be taken before the field is left. */
export function isWholeDate(text: string): boolean {
  return /^\d{2}\.\d{2}\.\d{4}$/.test(text.trim());
}
