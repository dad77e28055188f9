import type { DeadlineUnit } from 'shared/contract/approval/approval-status';
import { businessDay } from '../../calendar/business-day';
import { addWorkingMinutes, endOfTerm, type WorkCalendar, workingMinutes } from '../../calendar/working-time';

const DAY = 86_400_000;

/** When the clock stopped, and when it went on. */
export interface Pause {
  from: Date;
  to: Date;
}

const daysBetween = (from: Date, to: Date) =>
  Math.round((Date.parse(businessDay(to)) - Date.parse(businessDay(from))) / DAY);

/**
 * The end of a term whose clock stood still: what was left of it then is left of it now, in working time, or in days of a
 * term that counts those. A term that was over stays over.
 */
export function termAfter(
  calendar: WorkCalendar,
  due: Date,
  { pause: { from, to }, unit }: { pause: Pause; unit: DeadlineUnit },
): Date {
  if (due <= from) return due;
  if (unit === 'calendar_days') return endOfTerm(calendar, to, { value: daysBetween(from, due), unit });
  return addWorkingMinutes(calendar, to, workingMinutes(calendar, from, due));
}
