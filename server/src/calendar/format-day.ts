/** `2026-11-20` as a Russian reader writes it: 20.11.2026. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('.');
}
