const NB = '\u00a0';
const HOUR = 60;
/** From so many hours on the minutes say nothing. */
const MANY_HOURS = 10;

/** Working time in words, never in days, whose length depends on who counts: «меньше минуты», «40 мин», «3 ч 20 мин», «41 ч»; a dash for null. */
export function workingTimeText(minutes: number | null): string {
  if (minutes === null) return '—';
  if (minutes < 1) return `меньше${NB}минуты`;
  const whole = Math.round(minutes);
  if (whole < HOUR) return `${String(whole)}${NB}мин`;
  if (whole >= MANY_HOURS * HOUR) {
    const hours = String(Math.round(whole / HOUR)).replace(/\B(?=(\d{3})+$)/g, NB);
    return `${hours}${NB}ч`;
  }
  const rest = whole % HOUR;
  return `${String(Math.floor(whole / HOUR))}${NB}ч${rest === 0 ? '' : ` ${String(rest)}${NB}мин`}`;
}
