const NB = '\u00a0';
const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** A calendar day as a contract writes it: «20» ноября 2026 г. */
export function dayInWords(day: string): string {
  const [year = '', month = '1', date = ''] = day.split('-');
  return `«${date}»${NB}${MONTHS[Number(month) - 1] ?? ''} ${year}${NB}г.`;
}
