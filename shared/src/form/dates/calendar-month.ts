const dayLength = 86_400_000;

const asUtc = (day: string) => new Date(`${day}T00:00:00Z`);

/** The day so many days away; both as yyyy-mm-dd. */
export function shiftDay(day: string, days: number): string {
  return new Date(asUtc(day).getTime() + days * dayLength).toISOString().slice(0, 10);
}

/** The same day so many months away, or the last day of a shorter month. */
export function shiftMonth(day: string, months: number): string {
  const date = asUtc(day);
  const target = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  target.setUTCDate(Math.min(date.getUTCDate(), target.getUTCDate()));
  return target.toISOString().slice(0, 10);
}

/** Monday is 0, Sunday is 6. */
export function weekday(day: string): number {
  return (asUtc(day).getUTCDay() + 6) % 7;
}

/** The six weeks a month is shown in, Monday first, always the same height. */
export function monthWeeks(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = shiftDay(first, -weekday(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => shiftDay(start, week * 7 + index)),
  );
}
