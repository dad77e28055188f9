import { businessDay } from '../contract/calendar/business-day';
import { isoDate } from './date';

const dayLength = 86_400_000;

function dayNumber(value: string | Date): number {
  const [year, month, day] = isoDate(value).split('-').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1) / dayLength;
}

/** Whole calendar days from `today`, the company's unless said, to `date`; negative when it has passed; null without one. */
export function daysUntil(date: string | Date | null, today: string | Date = businessDay()): number | null {
  if (date === null || isoDate(date) === '') return null;
  return dayNumber(date) - dayNumber(today);
}
