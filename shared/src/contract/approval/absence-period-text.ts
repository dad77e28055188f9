const DAY = 86_400_000;

const said = (day: string) => day.split('-').reverse().join('.');

/** The days of an absence as people say them, its last day included: «с 01.12.2026 по 09.12.2026», «01.12.2026» of one day. */
export function absencePeriodText(absence: { date_from: string; date_to: string }): string {
  const { date_from: from, date_to: to } = absence;
  // The wire names the first day at work again.
  const last = new Date(Date.parse(to) - DAY).toISOString().slice(0, 10);
  return last <= from ? said(from) : `с ${said(from)} по ${said(last)}`;
}
