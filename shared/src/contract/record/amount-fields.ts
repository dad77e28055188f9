import { MAX_ITEMS } from '../money/item-limit';
import { VAT_MODE_LABELS } from '../money/vat.labels';
import type { FieldTable } from './field-table';
import { ITEM_FIELDS } from './line-fields';

/** What a document with a specification comes to: its sum, its tax and its lines. */
export const AMOUNT_FIELDS = {
  amount: { label: 'Сумма', kind: 'money', digits: 16, group: 'essential', section: 'amount' },
  vat_mode: {
    label: 'НДС',
    kind: 'choice',
    labels: VAT_MODE_LABELS,
    default: 'included',
    group: 'essential',
    section: 'amount',
  },
  vat_rate: {
    label: 'Ставка НДС',
    kind: 'reference',
    resource: 'vat-rates',
    group: 'essential',
    section: 'amount',
  },
  vat_note: {
    label: 'Основание «Без НДС»',
    kind: 'long_text',
    max: 500,
    group: 'essential',
    section: 'amount',
  },
  items: {
    label: 'Спецификация',
    kind: 'lines',
    of: ITEM_FIELDS,
    most: MAX_ITEMS,
    noun: 'строк',
    group: 'essential',
    section: 'amount',
  },
} as const satisfies FieldTable;
