const two = (value: number) => String(value).padStart(2, '0');

/** The calendar day as yyyy-mm-dd, or null when the month has no such day. */
function asDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 1900 && year <= 2999 ? `${year}-${two(month)}-${two(day)}` : null;
}

/**
 * Reads a date as people write it: «17.11.2026», «17.11.26», «17/11», «17 11 2026», «171126», «17112026», also
 * «2026-11-17» pasted from elsewhere. A day without a year is of the year of `today`. Null when it is no date.
 */
export function parseDateText(text: string, today: string): string | null {
  const bare = text.trim().replace(/\s*г\.?$/, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  if (iso) return asDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const parts = /^\d{4,8}$/.test(bare)
    ? [bare.slice(0, 2), bare.slice(2, 4), bare.slice(4)]
    : bare.split(/[.,/\-\s]+/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 3 || parts.some((part) => !/^\d*$/.test(part))) return null;
  const [day = '', month = '', year = ''] = parts;
  if (day.length > 2 || month.length > 2 || ![0, 2, 4].includes(year.length)) return null;
  return asDay(fullYear(year, today), Number(month), Number(day));
}

function fullYear(year: string, today: string): number {
  if (year === '') return Number(today.slice(0, 4));
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/** Whether the text is a date written to its end, so that it may be taken before the field is left. */
export function isWholeDate(text: string): boolean {
  return /^\d{2}\.\d{2}\.\d{4}$/.test(text.trim());
}
