import { businessTime } from 'shared/contract/calendar/business-day';

const LINE = /^(?:\*(?:\/(?<every>[1-9]\d?))?|(?<minute>\d{1,2})) (?:\*|(?<hour>\d{1,2})) \* \* \*$/;
const MINUTE_MS = 60_000;
/**
 * How far back minutes nobody looked at are looked at one by one. Work that is due since is being queued by its schedule;
 * what comes once a day and was missed for longer is made up for.
 */
export const LOOK_BACK_MS = 10 * MINUTE_MS;

interface Schedule {
  /** Minute of the hour; null where it comes every so many. */
  minute: number | null;
  every: number;
  /** Hour of the day in Moscow; null where it comes in each. */
  hour: number | null;
}

/** What a cron line says: a minute, every minute or every so many, of an hour or of every one; refuses any other. */
export function readSchedule(line: string): Schedule {
  const named = LINE.exec(line)?.groups;
  if (named === undefined) throw new Error(`No schedule is known that reads «${line}»`);
  return {
    minute: named.minute === undefined ? null : Number(named.minute),
    every: Number(named.every ?? 1),
    hour: named.hour === undefined ? null : Number(named.hour),
  };
}

/** True when the cron line names the minute that the moment stands in, by the clock of Moscow. */
export function isDueAt(line: string, moment: Date): boolean {
  const schedule = readSchedule(line);
  const [hour = 0, minute = 0] = businessTime(moment).split(':').map(Number);
  const isHour = schedule.hour === null || schedule.hour === hour;
  return isHour && (schedule.minute === null ? minute % schedule.every === 0 : minute === schedule.minute);
}

/** The beginning of the minute that the moment stands in. */
export const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * The minutes after the one that was looked at last, up to the present one; the present one alone when nobody has looked
 * yet, for too long, or by a clock that has been set back since.
 */
export function minutesToLookAt(
  last: Date | null,
  present: Date,
): { minutes: Date[]; isAfterPause: boolean } {
  const passed = last === null ? 0 : present.getTime() - last.getTime();
  const isAfterPause = passed > LOOK_BACK_MS;
  if (last === null || passed <= 0 || isAfterPause) return { minutes: [present], isAfterPause };
  const minutes = Array.from(
    { length: passed / MINUTE_MS },
    (_, index) => new Date(last.getTime() + (index + 1) * MINUTE_MS),
  );
  return { minutes, isAfterPause };
}

/** Milliseconds until the next minute has begun. */
export const untilNextMinute = (moment: Date): number =>
  minuteOf(moment).getTime() + MINUTE_MS - moment.getTime();
