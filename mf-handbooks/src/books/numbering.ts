import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { formatNumber } from 'shared/contract/books/number-pattern';
import { numerators } from 'shared/contract/books/numerators.book';
import { businessDay } from 'shared/contract/calendar/business-day';

import type { FormValues } from './form/form-values';

/** How far a numerator has come in the present period; the organisation is null where the whole company counts together. */
interface Count {
  organization: string | null;
  last_value: number;
  next_value: number;
}

const presentYear = () => businessDay().slice(0, 4);

const isNumerator = ({ kind }: Book) => kind.name === numerators.kind.name;

const countsOf = (row: AnyBookRow) => (row.counts ?? []) as readonly Count[];

/** The number the next document gets of a numerator, by organisations where each counts by itself; null of another book. */
export function nextNumber(book: Book, row: AnyBookRow): string | null {
  const { next_value: next, pattern } = row;
  if (!isNumerator(book) || next === undefined) return null;
  // The letter of the type is that of the document.
  const isWhole = typeof pattern === 'string' && !pattern.includes('{type');
  const numberOf = (n: number) =>
    isWhole ? formatNumber(pattern, { n, year: Number(presentYear()), type: '' }) : String(n);
  if (typeof next === 'number') return numberOf(next);
  const each = countsOf(row).map((count) => `${count.organization ?? ''}: ${numberOf(count.next_value)}`);
  return each.length === 0 ? 'Свой у каждой организации' : each.join('; ');
}

/** Why the first number that is typed begins nothing: the count has come further; null where it begins one, or stays. */
export function passedStart(book: Book, row: AnyBookRow | null, typed: FormValues): string | null {
  if (row === null || !isNumerator(book)) return null;
  const isYearly = typed.reset === 'yearly';
  const year = typed.start_year ?? '';
  const isPresent = !isYearly || year === '' || year === presentYear();
  const isChanged = typed.start_value !== String(row.start_value) || year !== (row.start_year ?? '');
  const passed = countsOf(row).filter((count) => Number(typed.start_value) <= count.last_value);
  if (!isChanged || !isPresent || passed.length === 0) return null;
  const each = passed.map(({ organization, last_value: last }) =>
    organization === null ? `до ${String(last)}` : `${organization} — до ${String(last)}`,
  );
  return `${isYearly ? 'В этом году уже' : 'Уже'} выданы номера: ${each.join(', ')}. Назад счёт не пойдёт`;
}
