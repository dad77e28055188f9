import type { EffectiveTerm, EffectiveTerms, TermOrigin } from 'shared/contract/addendum/effective-terms';
import { formatDate } from 'shared/format';

export const SECTION_TITLES: Readonly<Record<EffectiveTerm['section'], string>> = {
  terms: 'Сроки',
  amount: 'Деньги',
  payment: 'Оплата',
  obligations: 'Обязательства',
  items: 'Спецификация',
  parties: 'Стороны',
  main: 'Предмет',
};

/** «ДС № 3, п. 2», «Договор», «Пролонгация». */
export function originName({ kind, addendum }: TermOrigin): string {
  if (kind === 'renewal') return 'Пролонгация';
  if (addendum === null) return 'Договор';
  const clause = addendum.clause_ref === null ? '' : `, ${addendum.clause_ref}`;
  return `ДС №\u00A0${addendum.number}${clause}`;
}

type Stop = EffectiveTerms['stops'][number];

/** «ДС № 2»; of what ends, «Конец ДС № 2». */
export function stopName({ kind, addendum }: Stop): string {
  if (kind === 'renewal') return 'Пролонгация';
  if (addendum === null) return 'Договор';
  const name = `ДС №\u00A0${addendum.number}`;
  return kind === 'end' ? `Конец ${name}` : name;
}

/** What the slider says of a day: «01.07.2025, ДС № 2». */
export function dayText(day: string, names: readonly string[]): string {
  return [formatDate(day), ...names].join(', ');
}
