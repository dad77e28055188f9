import type { CalendarDayKind } from 'shared/contract/calendar/calendar-day.labels';
import { formatDay } from '../calendar/format-day';

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Why the day cannot be of the kind: it is so already by its weekday; null when it can. */
export function dayFault(day: string, kind: CalendarDayKind): string | null {
  if (kind === 'dayoff' && isWeekend(day)) return `${formatDay(day)} и так выходной`;
  if (kind === 'workday_moved' && !isWeekend(day)) return `${formatDay(day)} и так рабочий день`;
  return null;
}
