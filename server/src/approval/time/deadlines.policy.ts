import { type WorkCalendar, workingMinutes } from '../../calendar/working-time';

/** Shares of the time at which one is reminded. */
const REMINDERS = [0.5, 0.9] as const;

interface Timed {
  started_at: string;
  due_at: string;
  reminded_count: number;
  overdue_told_at: string | null;
  escalated_at: string | null;
}

export interface Due {
  /** How many of the reminders should have been sent by now; null when there is nothing new to remind of. */
  reminder: number | null;
  isOverdue: boolean;
  escalates: boolean;
}

/**
 * What the deadline of a seat has to say now and has not said yet, in working time. A reminder slept through is not
 * sent after the deadline; of two slept through, the later one is.
 */
export function whatIsDue(
  task: Timed,
  {
    calendar,
    now,
    escalationAfterHours,
  }: { calendar: WorkCalendar; now: Date; escalationAfterHours: number | null },
): Due {
  const [started, due] = [new Date(task.started_at), new Date(task.due_at)];
  if (now >= due) {
    const isTold = task.escalated_at !== null || escalationAfterHours === null;
    const late = workingMinutes(calendar, due, now);
    return {
      reminder: null,
      isOverdue: task.overdue_told_at === null,
      escalates: !isTold && late >= (escalationAfterHours ?? 0) * 60,
    };
  }
  const whole = workingMinutes(calendar, started, due);
  const share = whole <= 0 ? 0 : workingMinutes(calendar, started, now) / whole;
  const reached = REMINDERS.filter((each) => share >= each).length;
  return { reminder: reached > task.reminded_count ? reached : null, isOverdue: false, escalates: false };
}
