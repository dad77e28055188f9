import { counted, formatDateTime } from 'shared/format';

const NB = '\u00a0';
/** Working minutes of a day. */
const DAY = 9 * 60;

/** Whole units only, as days: a promise of «2 ч» where an hour and a half is left makes people late. */
function spanText(minutes: number): string {
  if (minutes >= 2 * DAY) {
    const days = Math.floor(minutes / DAY);
    return counted(days, ['рабочий день', 'рабочих дня', 'рабочих дней']);
  }
  if (minutes >= 60) return `${String(Math.floor(minutes / 60))}${NB}ч`;
  return `${String(Math.max(minutes, 1))}${NB}мин`;
}

/** What is left of working time: «осталось 5 ч», «просрочено на 3 ч»; empty without a deadline. */
export function timeLeft(minutes: number | null): string {
  if (minutes === null) return '';
  return minutes < 0 ? `просрочено на ${spanText(-minutes)}` : `осталось ${spanText(minutes)}`;
}

/** The same in the corner of a line: «5 ч», «на 3 ч». */
export function timeLeftShort(minutes: number | null): string {
  if (minutes === null) return '';
  const size = Math.abs(minutes);
  const text = size >= 2 * DAY ? `${String(Math.floor(size / DAY))}${NB}дн.` : spanText(size);
  return minutes < 0 ? `на ${text}` : text;
}

/** «до 24.11.2026, 18:00:00»: a deadline is a moment as any other (ADR 67), in one line; empty without one. */
export function untilText(dueAt: string | null): string {
  return dueAt === null ? '' : `до${NB}${formatDateTime(dueAt).replace(' ', NB)}`;
}
