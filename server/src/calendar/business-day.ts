const moscow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });

/** The company's calendar day at the moment, `yyyy-mm-dd`: dates of documents live in Moscow's zone. */
export function businessDay(moment: Date): string {
  return moscow.format(moment);
}

/** The day that many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of the month that many months later; the month's last day when there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfTarget = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const target = Math.min(date, lastOfTarget.getUTCDate());
  return new Date(Date.UTC(lastOfTarget.getUTCFullYear(), lastOfTarget.getUTCMonth(), target))
    .toISOString()
    .slice(0, 10);
}
