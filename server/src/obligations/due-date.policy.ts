import type { DueBase, DueShift, DueUnit } from 'shared/contract/obligation/obligation.labels';
import { addDays } from '../calendar/business-day';
import { isWorkingDay, type WorkCalendar, workingDayFrom } from '../calendar/working-time';

export interface DueRule {
  due_base: DueBase;
  due_day: string | null;
  due_offset: number;
  due_unit: DueUnit;
  due_shift: DueShift;
}

/** The days a rule may start from; null while they are not known. */
export interface BaseDays {
  signing: string | null;
  start: string | null;
  /** On which the obligation it waits for was done. */
  obligation: string | null;
}

/** The day from which the term runs; null while it is not known. */
export function baseDayOf({ due_base, due_day }: DueRule, days: BaseDays): string | null {
  switch (due_base) {
    case 'signing':
    case 'start':
    case 'obligation':
      return days[due_base];
    case 'date':
    case 'act':
    case 'invoice':
      return due_day;
  }
}

/** The last working day up to the day, itself included. */
function workingDayUpTo(calendar: WorkCalendar, day: string): string {
  let found = day;
  // No country rests for a year.
  for (let step = 0; step < 366 && !isWorkingDay(calendar, found); step += 1) found = addDays(found, -1);
  return found;
}

function shifted(calendar: WorkCalendar, day: string, shift: DueShift): string {
  switch (shift) {
    case 'next':
      return workingDayFrom(calendar, day);
    case 'previous':
      return workingDayUpTo(calendar, day);
    case 'none':
      return day;
  }
}

/**
 * The day by which it is to be done; null while the day it runs from is not known. A term in working days counts from
 * the day after, one that falls on a day off goes where the rule says: Civil Code of Russia, articles 191 and 193.
 */
export function dueDateOf(rule: DueRule, days: BaseDays, calendar: WorkCalendar): string | null {
  const base = baseDayOf(rule, days);
  if (base === null) return null;
  const offset = rule.due_base === 'date' ? 0 : rule.due_offset;
  let day = base;
  if (rule.due_unit === 'calendar') day = addDays(base, offset);
  else for (let left = offset; left > 0; left -= 1) day = workingDayFrom(calendar, addDays(day, 1));
  return shifted(calendar, day, rule.due_shift);
}
