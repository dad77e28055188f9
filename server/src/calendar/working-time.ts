import { addDays, businessDay, businessMoment } from './business-day';

export type DayKind = 'holiday' | 'dayoff' | 'short' | 'workday_moved';

/** Days that differ from an ordinary week, by their date. */
export type WorkCalendar = ReadonlyMap<string, DayKind>;

const MINUTE = 60_000;
const BEGINS = '09:00:00';
const ENDS = '18:00:00';
const ENDS_EARLY = '17:00:00';
/** Days. Beyond as many without a working one the calendar is wrong, and nothing is counted further than that. */
const FARTHEST = 3660;

/** True when the company works on the day: weekends are off unless the calendar says otherwise. */
export function isWorkingDay(calendar: WorkCalendar, day: string): boolean {
  const kind = calendar.get(day);
  if (kind !== undefined) return kind === 'short' || kind === 'workday_moved';
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The beginning of a working day. */
export function beginOfWork(day: string): Date {
  return businessMoment(day, BEGINS);
}

/** The end of the working day, an hour earlier before a holiday. */
export function endOfWork(calendar: WorkCalendar, day: string): Date {
  return businessMoment(day, calendar.get(day) === 'short' ? ENDS_EARLY : ENDS);
}

/** The day itself when it is a working one, the next one otherwise: Civil Code of Russia, article 193. */
export function workingDayFrom(calendar: WorkCalendar, day: string): string {
  let found = day;
  for (let step = 0; step < FARTHEST; step += 1) {
    if (isWorkingDay(calendar, found)) return found;
    found = addDays(found, 1);
  }
  throw new RangeError(`No working day after ${day}`);
}

/** The moment that many working minutes later; what is begun outside working hours begins with the next ones. */
export function addWorkingMinutes(calendar: WorkCalendar, from: Date, minutes: number): Date {
  let day = workingDayFrom(calendar, businessDay(from));
  let start = Math.max(from.getTime(), beginOfWork(day).getTime());
  let left = minutes * MINUTE;
  for (let step = 0; step < FARTHEST; step += 1) {
    const room = Math.max(0, endOfWork(calendar, day).getTime() - start);
    if (left <= room && room > 0) return new Date(start + left);
    left -= room;
    day = workingDayFrom(calendar, addDays(day, 1));
    start = beginOfWork(day).getTime();
  }
  throw new RangeError(`More than ${String(FARTHEST)} days`);
}

interface WorkDay {
  /** Milliseconds; both zero on a day off. */
  begins: number;
  ends: number;
  next: string;
}

// A list asks about the same few days for each of its rows.
const knownDays = new WeakMap<WorkCalendar, Map<string, WorkDay>>();

function workDay(calendar: WorkCalendar, day: string): WorkDay {
  const days = knownDays.get(calendar) ?? new Map<string, WorkDay>();
  knownDays.set(calendar, days);
  const known = days.get(day);
  if (known !== undefined) return known;
  const isOn = isWorkingDay(calendar, day);
  const found = {
    begins: isOn ? beginOfWork(day).getTime() : 0,
    ends: isOn ? endOfWork(calendar, day).getTime() : 0,
    next: addDays(day, 1),
  };
  days.set(day, found);
  return found;
}

/** Working minutes between two moments, of ten years at most, rounded down; negative when the second is the earlier one. */
export function workingMinutes(calendar: WorkCalendar, from: Date, to: Date): number {
  if (to < from) return -workingMinutes(calendar, to, from);
  let total = 0;
  const last = businessDay(to);
  let day = businessDay(from);
  // The text of a day after the year 9999 sorts before all others: without a limit the last day would never be passed.
  for (let step = 0; step < FARTHEST && day <= last; step += 1) {
    const { begins, ends, next } = workDay(calendar, day);
    const start = Math.max(from.getTime(), begins);
    total += Math.max(0, Math.min(to.getTime(), ends) - start);
    day = next;
  }
  return Math.floor(total / MINUTE);
}

/** The end of the working day that many working days later, what was begun on a day off counting from the next one. */
export function addWorkDays(calendar: WorkCalendar, from: Date, days: number): Date {
  let day = businessDay(from);
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(calendar, addDays(day, 1));
  return endOfWork(calendar, workingDayFrom(calendar, day));
}

export interface Term {
  value: number;
  unit: 'working_hours' | 'working_days' | 'calendar_days';
}

/** When a term that begins at the moment is over. A term in days ends with the working day. */
export function endOfTerm(calendar: WorkCalendar, from: Date, { value, unit }: Term): Date {
  switch (unit) {
    case 'working_hours':
      return addWorkingMinutes(calendar, from, value * 60);
    case 'working_days':
      return addWorkDays(calendar, from, value);
    case 'calendar_days':
      return endOfWork(calendar, workingDayFrom(calendar, addDays(businessDay(from), value)));
  }
}
