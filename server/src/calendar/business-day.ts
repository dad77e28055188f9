import { businessDay as presentDay } from 'shared/contract/calendar/business-day';

/** Before, Moscow kept other hours: which, the formatter knows. */
const THREE_HOURS_SINCE = Date.UTC(2014, 9, 26);
const moscow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });

/** The company's calendar day at any moment, `yyyy-mm-dd`: dates of documents live in Moscow's zone. */
export function businessDay(moment: Date): string {
  return moment.getTime() >= THREE_HOURS_SINCE ? presentDay(moment) : moscow.format(moment);
}

/** The day that many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of the month that many months later; the month's last day when there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfTarget = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const target = Math.min(date, lastOfTarget.getUTCDate());
  return new Date(Date.UTC(lastOfTarget.getUTCFullYear(), lastOfTarget.getUTCMonth(), target))
    .toISOString()
    .slice(0, 10);
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * The end of a term that many months longer than one that ends on the day: the same day of the month, and of a term
 * that ends with its month, the end of that month too.
 */
export function longerTerm(end: string, months: number): string {
  const later = addMonths(end, months);
  return end === lastOfMonth(end) ? lastOfMonth(later) : later;
}

/** The moment at which the company's day and hour begin: Moscow has stood three hours east of Greenwich since 2014. */
export function businessMoment(day: string, time = '00:00:00'): Date {
  return new Date(`${day}T${time}+03:00`);
}
