import { capitalised } from '../../contract/first-letter';
import { formatDate, isoDate } from '../../format/date';
import { counted, plural } from '../../format/plural';

export interface Period {
  from: string | null;
  to: string | null;
}

const MONTH = new Intl.DateTimeFormat('ru', { month: 'long' });
export const MONTHS_IN_QUARTER = 3;

/** The day, `yyyy-mm-dd`; months are counted from zero, and whatever is beyond goes on in the next. */
export const day = (year: number, month: number, date: number) => isoDate(new Date(year, month, date));

/** So many whole months from that one on. */
export const months = (year: number, month: number, count: number): Period => ({
  from: day(year, month, 1),
  to: day(year, month + count, 0),
});

/** Days from today in a bound the server counts itself (`today+30`); null when the bound is a day of the calendar. */
export function daysFromToday(bound: string | null): number | null {
  const relative = /^today(?:([+ -])(\d{1,4}))?$/.exec(bound ?? '');
  if (relative === null) return null;
  const days = Number(relative[2] ?? 0);
  return relative[1] === '-' ? -days : days;
}

function relativeName(from: string | null, to: string | null): string | null {
  const [start, end] = [daysFromToday(from), daysFromToday(to)];
  if (start === 0 && end !== null && end > 0)
    return `${plural(end, ['ближайший', 'ближайшие', 'ближайшие'])} ${daysText(end)}`;
  if (end === 0 && start !== null && start < 0)
    return `${plural(-start, ['последний', 'последние', 'последние'])} ${daysText(-start)}`;
  return from === null && end === -1 ? 'уже прошла' : null;
}

/**
 * «2026 год», «IV квартал 2026», «Ноябрь 2026» when the two days bound exactly that; «ближайшие 30 дней» of bounds
 * that move with today; null otherwise.
 */
export function periodName(from: string | null, to: string | null): string | null {
  return relativeName(from, to) ?? calendarName(from, to);
}

function calendarName(from: string | null, to: string | null): string | null {
  const start = /^(\d{4})-(\d{2})-01$/.exec(from ?? '');
  if (start === null || to === null) return null;
  const year = Number(start[1]);
  const month = Number(start[2]) - 1;
  const ends = (count: number) => months(year, month, count).to === to;
  if (month === 0 && ends(12)) return `${String(year)} год`;
  if (month % MONTHS_IN_QUARTER === 0 && ends(MONTHS_IN_QUARTER)) {
    return `${['I', 'II', 'III', 'IV'][month / MONTHS_IN_QUARTER] ?? ''} квартал ${String(year)}`;
  }
  return ends(1) ? `${capitalised(MONTH.format(new Date(year, month)))} ${String(year)}` : null;
}

function daysText(days: number): string {
  return counted(days, ['день', 'дня', 'дней']);
}

/** A bound of a period as it is read: the day, its distance from today, or as the address has it where that is no day. */
export function boundText(bound: string): string {
  const days = daysFromToday(bound);
  if (days === null) return formatDate(bound) || bound;
  if (days === 0) return 'сегодня';
  return days > 0 ? `сегодня + ${daysText(days)}` : `сегодня − ${daysText(-days)}`;
}
