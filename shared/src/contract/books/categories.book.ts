import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { CATEGORY_KIND_LABELS, CODE, EMPLOYEE, IS_ACTIVE, NAME, POSITION, VAT_RATE } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  kind: {
    label: 'Вид',
    kind: 'choice',
    labels: CATEGORY_KIND_LABELS,
    default: null,
    required: true,
    ...place,
  },
  parent: { label: 'Входит в', kind: 'reference', resource: 'categories', ...place },
  code: CODE,
  default_measure: {
    label: 'Единица измерения',
    kind: 'reference',
    resource: 'measures',
    shows: 'symbol',
    ...place,
  },
  default_vat_rate: { label: 'Ставка НДС', ...VAT_RATE, ...place },
  responsible: { label: 'Ответственный', ...EMPLOYEE },
  position: POSITION,
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** What goods, services and works are sorted into. */
export const categories = {
  kind: {
    name: 'category',
    resource: 'categories',
    path: '/handbooks/categories',
    title: 'Категории товаров и услуг',
    noun: {
      forms: ['категория', 'категории', 'категорий'],
      dative: ['категории', 'категориям'],
      genitive: 'категории',
      accusative: 'категорию',
      subject: 'Категория',
      gender: 'feminine',
    },
  },
  address: '/handbooks/categories',
  hint: 'Товары, услуги и работы с ценами',
  group: 'goods',
  rights: {
    read: 'products.read',
    // Partners are listed with what they deliver, and that list is closed to nobody.
    choose: 'authenticated',
    change: { create: 'products.create', update: 'products.update', delete: 'products.delete' },
  },
  fields,
  columns: {
    kind: { width: 120 },
    parent: { width: 260, tone: 'muted' },
    code: { width: 120, tone: 'muted' },
    default_measure: { width: 160, tone: 'muted', hidden: true },
    default_vat_rate: { width: 140, tone: 'muted', hidden: true },
    responsible: { width: 220, hidden: true },
    position: { width: 150, tone: 'muted', numeric: true, hidden: true },
  },
  filters: ['kind', 'parent', 'responsible'],
  searched: ['code'],
  defaultSort: 'tree',
  phone: ['kind'],
  tree: 'parent',
} as const satisfies Book<typeof fields>;
