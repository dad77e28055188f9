import type { FieldTable } from '../record/field-table';
import { KEEPING_FIELDS } from './agreement-keeping.fields';
import { MAIN_FIELDS } from './agreement-parties.fields';
import { TERM_FIELDS } from './agreement-terms.fields';

/** Parts of the form, in their order. */
export const AGREEMENT_SECTION_LABELS = {
  main: 'Основное',
  parties: 'Стороны',
  terms: 'Сроки',
  amount: 'Спецификация и сумма',
  payment: 'Оплата',
  signing: 'Подписание',
  service: 'Учёт',
  files: 'Файлы',
} as const;

/** Everything a person may set of an agreement. Source: domain reference, 1.1; what voids an approval, 1.6. */
export const AGREEMENT_FIELDS = {
  ...MAIN_FIELDS,
  ...TERM_FIELDS,
  ...KEEPING_FIELDS,
} as const satisfies FieldTable;
