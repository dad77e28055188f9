import { addDays, businessDay, businessMoment } from '../../calendar/business-day';

const DAILY = /^(\d{1,2}) (\d{1,2}) \* \* \*$/;
/** Work that is due this moment is being queued by its schedule; nobody else has to do it. */
const GRACE_MS = 10 * 60_000;

/**
 * The last moment by which work of a daily schedule should have been begun; null of a schedule that is not daily: its
 * next moment is near.
 */
export function lastNight(schedule: string, now: Date): Date | null {
  const [, minute, hour] = DAILY.exec(schedule) ?? [];
  if (minute === undefined || hour === undefined) return null;
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00`;
  const today = businessDay(now);
  const moment = businessMoment(today, time);
  return moment.getTime() + GRACE_MS > now.getTime() ? businessMoment(addDays(today, -1), time) : moment;
}
