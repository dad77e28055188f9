import type { FieldTable } from '../record/field-table';

const place = { group: 'open', section: 'main' } as const;

/** What a record is called. */
export const NAME = {
  label: 'Название',
  kind: 'text',
  max: 255,
  required: true,
  ...place,
} as const satisfies FieldTable[string];

/** Whether it may still be chosen; what already refers to it is left as it is. */
export const IS_ACTIVE = {
  label: 'Состояние',
  kind: 'flag',
  default: true,
  words: ['Действует', 'Не действует'],
  ...place,
} as const satisfies FieldTable[string];

/** Where it stands among the others when somebody chooses. */
export const POSITION = {
  label: 'Порядок в списках',
  kind: 'whole',
  min: 0,
  max: 9999,
  default: 0,
  message: 'От 0 до 9999',
  ...place,
} as const satisfies FieldTable[string];

/** A short code of the company's own. */
export const CODE = { label: 'Код', kind: 'text', max: 20, ...place } as const satisfies FieldTable[string];

/** A rate of VAT that is in force now: another one is chosen by a document of another day. */
export const VAT_RATE = {
  kind: 'reference',
  resource: 'vat-rates',
  offered: { 'filter[is_active]': 'true', 'filter[in_force]': 'true' },
} as const;

/** Of an employee who works here. */
export const EMPLOYEE = {
  kind: 'reference',
  resource: 'users',
  offered: { 'filter[status]': 'active' },
  ...place,
} as const;

/** Goods, services or works. */
export const CATEGORY_KIND_LABELS = { goods: 'Товары', service: 'Услуги', work: 'Работы' } as const;
