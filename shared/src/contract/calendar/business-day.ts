/** Since then Moscow has stood three hours east of Greenwich; which hours it kept before, the formatter knows. */
const THREE_HOURS_SINCE = Date.UTC(2014, 9, 26);
const THREE_HOURS = 3 * 3_600_000;
const moscow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });

/**
 * The company's calendar day at the moment, now unless said, `yyyy-mm-dd`: dates of documents live in Moscow's zone, wherever the employee
 * and their computer are.
 */
export function businessDay(moment: Date = new Date()): string {
  const at = moment.getTime();
  if (at >= THREE_HOURS_SINCE) return new Date(at + THREE_HOURS).toISOString().slice(0, 10);
  return moscow.format(moment);
}
