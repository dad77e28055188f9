import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { formatNumber } from 'shared/contract/books/number-pattern';
import { numerators } from 'shared/contract/books/numerators.book';
import { businessDay } from 'shared/contract/calendar/business-day';

import type { FormValues } from './form/form-values';

const presentYear = () => businessDay().slice(0, 4);

/** The number the next document gets of a numerator; null of another book. */
export function nextNumber(book: Book, row: AnyBookRow): string | null {
  const { next_value: next, pattern } = row;
  if (book.kind.name !== numerators.kind.name || next === undefined) return null;
  if (typeof next !== 'number') return 'Свой у каждой организации';
  // The letter of the type is that of the document.
  const isWhole = typeof pattern === 'string' && !pattern.includes('{type');
  return isWhole ? formatNumber(pattern, { n: next, year: Number(presentYear()), type: '' }) : String(next);
}

/** Why the first number that is typed begins nothing: the count has come further; null where it begins one, or stays. */
export function passedStart(book: Book, row: AnyBookRow | null, typed: FormValues): string | null {
  if (row === null || book.kind.name !== numerators.kind.name) return null;
  const { next_value: next, start_value: start } = row;
  // A count that stands at its first number has given none yet.
  if (typeof next !== 'number' || typeof start !== 'number' || next <= start) return null;
  const isChanged = typed.start_value !== String(start) || typed.start_year !== (row.start_year ?? '');
  const isYearly = typed.reset === 'yearly';
  const year = typed.start_year ?? '';
  const isPresent = !isYearly || year === '' || year === presentYear();
  if (!isChanged || !isPresent || Number(typed.start_value) >= next) return null;
  return `${isYearly ? 'В этом году номера' : 'Номера'} до ${String(next - 1)} уже выданы, следующий — ${String(next)}: назад счёт не пойдёт`;
}
