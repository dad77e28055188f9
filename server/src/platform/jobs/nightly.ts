import { addDays, businessDay, businessMoment } from '../../calendar/business-day';
import { LOOK_BACK_MS, readSchedule } from './schedule';

/**
 * The last moment by which work of a daily schedule should have been begun; null of a schedule that is not daily: its
 * next moment is near.
 */
export function lastNight(schedule: string, now: Date): Date | null {
  const { minute, hour } = readSchedule(schedule);
  if (minute === null || hour === null) return null;
  const time = [hour, minute, 0].map((part) => String(part).padStart(2, '0')).join(':');
  const today = businessDay(now);
  const moment = businessMoment(today, time);
  return moment.getTime() + LOOK_BACK_MS > now.getTime() ? businessMoment(addDays(today, -1), time) : moment;
}
