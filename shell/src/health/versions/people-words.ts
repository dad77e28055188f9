import { counted, formatNumber, plural } from 'shared/format';

/** «26 из 40 сотрудников»: whom a version reaches. */
export function groupWords(size: number, people: number): string {
  return `${formatNumber(size)} из ${counted(people, ['сотрудника', 'сотрудников', 'сотрудников'])}`;
}

/** «31 открытие у 12 сотрудников» */
export function openingWords(openings: number, people: number): string {
  const opened = plural(openings, ['открытие', 'открытия', 'открытий']);
  const who = plural(people, ['сотрудника', 'сотрудников', 'сотрудников']);
  return `${formatNumber(openings)} ${opened} у ${formatNumber(people)} ${who}`;
}

/** «4 неудачи у 2 сотрудников» */
export function failureWords(failed: number, people: number): string {
  const failures = plural(failed, ['неудача', 'неудачи', 'неудач']);
  const who = plural(people, ['сотрудника', 'сотрудников', 'сотрудников']);
  return `${formatNumber(failed)} ${failures} у ${formatNumber(people)} ${who}`;
}

/** «25,5 КБ»: bytes on the wire, of 1024 as the gate counts and budgets are set. */
export function kilobytes(bytes: number): string {
  return `${formatNumber((bytes / 1024).toFixed(1))}\u00A0КБ`;
}

/** «8 запросов» */
export function requestWords(requests: number): string {
  return counted(requests, ['запрос', 'запроса', 'запросов']);
}
