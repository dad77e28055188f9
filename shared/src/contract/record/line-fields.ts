import { VAT_MODE_LABELS } from '../money/vat.labels';
import { DISCOUNT_SCALE } from '../money/vat';
import type { FieldTable } from './field-table';

/** Fields of a line of goods, services or works: the same in every document. */
export const ITEM_FIELDS = {
  product: {
    label: 'товар',
    kind: 'reference',
    resource: 'products',
    group: 'essential',
    section: 'line',
  },
  name: {
    label: 'наименование',
    kind: 'text',
    max: 500,
    required: true,
    group: 'essential',
    section: 'line',
  },
  description: { label: 'описание', kind: 'long_text', max: 4000, group: 'essential', section: 'line' },
  measure: {
    label: 'единица измерения',
    kind: 'reference',
    resource: 'measures',
    required: true,
    group: 'essential',
    section: 'line',
  },
  quantity: { label: 'количество', kind: 'quantity', required: true, group: 'essential', section: 'line' },
  price: { label: 'цена', kind: 'money', digits: 16, required: true, group: 'essential', section: 'line' },
  discount_percent: {
    label: 'скидка',
    kind: 'percent',
    scale: DISCOUNT_SCALE,
    default: '0',
    group: 'essential',
    section: 'line',
  },
  vat_mode: {
    label: 'НДС',
    kind: 'choice',
    labels: VAT_MODE_LABELS,
    default: null,
    required: true,
    asDocument: true,
    group: 'essential',
    section: 'line',
  },
  vat_rate: {
    label: 'ставка НДС',
    kind: 'reference',
    resource: 'vat-rates',
    asDocument: true,
    group: 'essential',
    section: 'line',
  },
  delivery_date: { label: 'срок поставки', kind: 'day', group: 'essential', section: 'line' },
  note: { label: 'примечание', kind: 'long_text', max: 1000, group: 'essential', section: 'line' },
} as const satisfies FieldTable;
