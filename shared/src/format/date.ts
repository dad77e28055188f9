type DateInput = string | Date | null | undefined;

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar date is a day, not a moment: it is never moved by the time zone of the browser. */
function parse(value: DateInput): Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  const day = calendarDate.exec(value);
  // Not by the parts of the day, of which a year below 100 is taken for one of the last century.
  const date = new Date(day ? `${value}T00:00:00` : value);
  // The 31st of February is no day, and not the 3rd of March.
  if (day && `${two(date.getMonth() + 1)}-${two(date.getDate())}` !== `${day[2] ?? ''}-${day[3] ?? ''}`)
    return null;
  return Number.isNaN(date.getTime()) ? null : date;
}

const two = (value: number) => String(value).padStart(2, '0');
const year = (date: Date) => String(date.getFullYear()).padStart(4, '0');

/** The day as dd.mm.yyyy in the reader's time zone; an empty string when there is no date. */
export function formatDate(value: DateInput): string {
  const date = parse(value);
  return date ? `${two(date.getDate())}.${two(date.getMonth() + 1)}.${year(date)}` : '';
}

/** The day as dd.mm.yy, as the calendar prints it; an empty string when there is no date. */
export function shortDate(value: DateInput): string {
  const date = parse(value);
  return date ? `${two(date.getDate())}.${two(date.getMonth() + 1)}.${year(date).slice(-2)}` : '';
}

/** The time as hh:mm:ss in the reader's time zone; an empty string when there is none. */
export function formatTime(value: DateInput): string {
  const date = parse(value);
  return date ? `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}` : '';
}

/** The moment as «dd.mm.yyyy, hh:mm:ss» in the reader's time zone; an empty string when there is none. */
export function formatDateTime(value: DateInput): string {
  const date = parse(value);
  return date ? `${formatDate(date)}, ${formatTime(date)}` : '';
}

/** The day as yyyy-mm-dd in the reader's time zone, the form the wire takes; an empty string when there is no date. */
export function isoDate(value: DateInput): string {
  const date = parse(value);
  return date ? `${year(date)}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : '';
}
