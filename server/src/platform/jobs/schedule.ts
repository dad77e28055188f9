import { businessTime } from 'shared/contract/calendar/business-day';

const LINE = /^(?:\*(?:\/(?<every>[1-9]\d?))?|(?<minute>\d{1,2})) (?:\*|(?<hour>\d{1,2})) \* \* \*$/;
const MINUTE_MS = 60_000;
/** Minutes that were slept through for longer are looked at no more: what comes once a day is made up for elsewhere. */
const LONGEST_MS = 10 * MINUTE_MS;

/**
 * True when the cron line names the minute that the moment stands in, by the clock of Moscow. A line names a minute, every
 * minute or every so many, and an hour or every one; refuses any other.
 */
export function isDueAt(schedule: string, moment: Date): boolean {
  const named = LINE.exec(schedule)?.groups;
  if (named === undefined) throw new Error(`No schedule is known that reads «${schedule}»`);
  const [hour = 0, minute = 0] = businessTime(moment).split(':').map(Number);
  const isHour = named.hour === undefined || Number(named.hour) === hour;
  if (named.minute !== undefined) return isHour && Number(named.minute) === minute;
  return isHour && minute % Number(named.every ?? 1) === 0;
}

/** The beginning of the minute that the moment stands in. */
export const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * The minutes after the one that was looked at last, up to the present one; the present one alone when nobody has looked
 * yet, for too long, or by a clock that has been set back since.
 */
export function minutesToLookAt(last: Date | null, present: Date): Date[] {
  const passed = last === null ? 0 : present.getTime() - last.getTime();
  if (last === null || passed <= 0 || passed > LONGEST_MS) return [present];
  return Array.from(
    { length: passed / MINUTE_MS },
    (_, index) => new Date(last.getTime() + (index + 1) * MINUTE_MS),
  );
}

/** Milliseconds until the next minute has begun. */
export const untilNextMinute = (moment: Date): number =>
  minuteOf(moment).getTime() + MINUTE_MS - moment.getTime();
