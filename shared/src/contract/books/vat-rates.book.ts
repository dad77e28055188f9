import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME, POSITION } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  code: {
    label: 'Код',
    kind: 'text',
    max: 20,
    required: true,
    pattern: { source: '^[a-z][a-z0-9_]*$', message: 'Строчные латинские буквы, цифры и знак «_»' },
    ...place,
  },
  // Empty is «Без НДС», which is not the same as 0 %.
  percent: { label: 'Ставка', kind: 'percent', ...place },
  valid_from: { label: 'Действует с', kind: 'day', ...place },
  valid_to: { label: 'Действует по', kind: 'day', ...place },
  position: POSITION,
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** VAT rates with the days between which they are in force. Source: Tax Code of Russia, article 164. */
export const vatRates = {
  kind: {
    name: 'vat_rate',
    resource: 'vat-rates',
    path: null,
    title: 'Ставки НДС',
    noun: {
      forms: ['ставка НДС', 'ставки НДС', 'ставок НДС'],
      dative: ['ставке НДС', 'ставкам НДС'],
      genitive: 'ставки НДС',
      accusative: 'ставку НДС',
      subject: 'Ставка НДС',
      gender: 'feminine',
    },
  },
  address: '/handbooks/vat-rates',
  hint: 'Проценты и сроки их действия',
  group: 'money',
  rights: { change: { create: 'settings.manage', update: 'settings.manage', delete: 'settings.manage' } },
  fields,
  columns: {
    percent: { width: 110, sorts: true, numeric: true },
    valid_from: { width: 140, numeric: true },
    valid_to: { width: 140, numeric: true },
    code: { width: 120, sorts: true, tone: 'muted', hidden: true },
    position: { width: 150, sorts: true, tone: 'muted', numeric: true, hidden: true },
  },
  filters: [],
  searched: ['code'],
  defaultSort: 'position',
  phone: ['valid_from', 'valid_to'],
  // A gross sum holds the tax of percent / (100 + percent).
  alsoTold: { label: 'name', calc_numerator: 'percent' },
} as const satisfies Book<typeof fields>;
