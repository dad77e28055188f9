import type { CalendarDay } from 'shared/contract/calendar/calendar-day';
import { CALENDAR_DAY_LABELS } from 'shared/contract/calendar/calendar-day.labels';
import { capitalised } from 'shared/contract/first-letter';

const NORMAL_HOURS = 8;
const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** A day of the year as the calendar shows it. */
export interface YearDay {
  /** `yyyy-mm-dd`. */
  day: string;
  /** Of the month. */
  date: number;
  /** Monday is 0. */
  weekday: number;
  isWorking: boolean;
  hours: number;
  /** What is said of it; null where it is what its weekday says. */
  said: CalendarDay | null;
}

/** Days of each month, the first of January first. */
export function monthsOf(year: number, said: readonly CalendarDay[]): YearDay[][] {
  const known = new Map(said.map((one) => [one.day, one]));
  return Array.from({ length: 12 }, (_, month) => {
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return Array.from({ length }, (__, at): YearDay => {
      const date = new Date(Date.UTC(year, month, at + 1));
      const day = date.toISOString().slice(0, 10);
      const weekday = (date.getUTCDay() + 6) % 7;
      const found = known.get(day) ?? null;
      const hours = found === null ? (weekday < 5 ? NORMAL_HOURS : 0) : Number(found.hours);
      return { day, date: at + 1, weekday, isWorking: hours > 0, hours, said: found };
    });
  });
}

export interface YearTotals {
  working: number;
  off: number;
  short: number;
  /** At forty hours a week. */
  hours: number;
}

/** How many days are worked and how many hours. */
export function totalsOf(days: readonly YearDay[]): YearTotals {
  return {
    working: days.filter(({ isWorking }) => isWorking).length,
    off: days.filter(({ isWorking }) => !isWorking).length,
    short: days.filter(({ said }) => said?.kind === 'short').length,
    hours: days.reduce((sum, { hours }) => sum + hours, 0),
  };
}

const MONTHS = new Intl.DateTimeFormat('ru', { month: 'long', timeZone: 'UTC' });
const DAYS = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const WEEKDAYS = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: 'UTC' });

/** «Январь». */
export function monthName(day: string): string {
  return capitalised(MONTHS.format(asUtc(day)));
}

/** «9 января». */
export const dayName = (day: string) => DAYS.format(asUtc(day)).replace(' ', '\u00A0');
/** «пятница». */
export const weekdayName = (day: string) => WEEKDAYS.format(asUtc(day));

/** What kind of day it is, in words. */
export function kindName({ said, isWorking }: YearDay): string {
  if (said !== null) return CALENDAR_DAY_LABELS[said.kind];
  return isWorking ? CALENDAR_DAY_LABELS.workday_moved : CALENDAR_DAY_LABELS.dayoff;
}

/** «9 января, пятница: выходной день, перенос с 3 января». */
export function dayTitle(one: YearDay): string {
  const name = one.said?.name ?? null;
  const what = kindName(one).toLowerCase();
  return `${dayName(one.day)}, ${weekdayName(one.day)}: ${what}${name === null ? '' : ` — ${name}`}`;
}
