import { plural } from 'shared/format';

const NB = '\u00a0';
const HOUR = 60;
const DAY = 24 * HOUR;

/** Time by the clock in words: «40 мин», «5 ч», «3 дня»; a dash when there is nothing to tell. */
export function elapsedText(minutes: number | null): string {
  if (minutes === null) return '—';
  if (minutes < HOUR) return `${String(Math.max(1, minutes))}${NB}мин`;
  if (minutes < 2 * DAY) return `${String(Math.round(minutes / HOUR))}${NB}ч`;
  const days = Math.round(minutes / DAY);
  return `${String(days)}${NB}${plural(days, ['день', 'дня', 'дней'])}`;
}
