import { capitalised } from 'shared/contract/first-letter';
const WEEKDAY = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('ru', { month: 'long', timeZone: 'UTC' });

const at = (day: string) => new Date(`${day}T00:00:00Z`);

export const WEEK = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'];

/** «Ноябрь 2026». */
export function monthTitle(day: string): string {
  const name = MONTH.format(at(day));
  return `${capitalised(name)}\u00A0${day.slice(0, 4)}`;
}

/** A name as a day of the month has room for it: «ДС № 2 к договору № 10/2026-П», «Договор № 79/2026-У». */
export function cellTitle(title: string): string {
  return title
    .replace(/^Дополнительное соглашение(?= №)/, 'ДС')
    .replace(/^Коммерческое предложение(?= №)/, 'КП');
}

/** «20 ноября, пятница». */
export function dayTitle(day: string): string {
  return `${LONG_DAY.format(at(day)).replace(' ', '\u00A0')}, ${WEEKDAY.format(at(day))}`;
}
