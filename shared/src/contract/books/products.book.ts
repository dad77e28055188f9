import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME, VAT_RATE } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: { ...NAME, max: 500 },
  category: { label: 'Категория', kind: 'reference', resource: 'categories', required: true, ...place },
  article: { label: 'Артикул', kind: 'text', max: 100, ...place },
  measure: {
    label: 'Единица измерения',
    kind: 'reference',
    resource: 'measures',
    shows: 'symbol',
    required: true,
    ...place,
  },
  price: { label: 'Цена', kind: 'money', digits: 16, ...place },
  currency_code: { label: 'Валюта', kind: 'currency', default: 'RUB', ...place },
  vat_rate: { label: 'Ставка НДС', ...VAT_RATE, ...place },
  price_valid_until: { label: 'Цена действует по', kind: 'day', ...place },
  description: { label: 'Описание', kind: 'long_text', max: 4000, ...place },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** Goods, services and works that lines of documents are filled from. */
export const products = {
  kind: {
    name: 'product',
    resource: 'products',
    path: null,
    title: 'Товары и услуги',
    noun: {
      forms: ['позиция', 'позиции', 'позиций'],
      dative: ['позиции', 'позициям'],
      genitive: 'позиции',
      accusative: 'позицию',
      subject: 'Позиция',
      gender: 'feminine',
    },
  },
  address: '/handbooks/categories/{category_id}?part=products',
  hint: '',
  group: 'goods',
  rights: {
    read: 'products.read',
    change: { create: 'products.create', update: 'products.update', delete: 'products.delete' },
  },
  fields,
  columns: {
    article: { width: 140, sorts: true, tone: 'muted', numeric: true },
    measure: { width: 160 },
    price: { width: 152, sorts: true, numeric: true },
    category: { width: 220, tone: 'muted', hidden: true },
    vat_rate: { width: 140, tone: 'muted', hidden: true },
    price_valid_until: { width: 160, tone: 'muted', numeric: true, hidden: true },
  },
  filters: ['category'],
  searched: ['article'],
  defaultSort: 'name',
  phone: ['article', 'price'],
} as const satisfies Book<typeof fields>;
