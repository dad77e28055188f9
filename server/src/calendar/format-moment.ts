const FORMAT = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `20.11.2026, 12:00:00 МСК` by the clocks of Moscow, as a letter and a printed sheet say it. */
export function formatMoment(moment: Date): string {
  return `${FORMAT.format(moment)} МСК`;
}
