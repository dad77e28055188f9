import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME } from './book-fields';

const fields = {
  name: NAME,
  symbol: { label: 'Обозначение', kind: 'text', max: 20, required: true, group: 'open', section: 'main' },
  okei_code: {
    label: 'Код ОКЕИ',
    kind: 'text',
    max: 3,
    // Leading zeros belong to the code: 006 is the metre.
    pattern: { source: '^[0-9]{3}$', message: 'Три цифры, например 055' },
    group: 'open',
    section: 'main',
  },
  precision: {
    label: 'Знаков после запятой',
    kind: 'whole',
    min: 0,
    max: 3,
    default: 3,
    message: 'От 0 до 3',
    group: 'open',
    section: 'main',
  },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** Units in which quantities are counted. Source: ОКЕИ. */
export const measures = {
  kind: {
    name: 'measure',
    resource: 'measures',
    path: null,
    title: 'Единицы измерения',
    noun: {
      forms: ['единица измерения', 'единицы измерения', 'единиц измерения'],
      dative: ['единице измерения', 'единицам измерения'],
      genitive: 'единицы измерения',
      accusative: 'единицу измерения',
      subject: 'Единица измерения',
      gender: 'feminine',
    },
  },
  address: '/handbooks/measures',
  hint: 'Обозначения и коды ОКЕИ',
  group: 'goods',
  rights: {
    change: { create: 'measures.create', update: 'measures.update', delete: 'measures.delete' },
  },
  fields,
  columns: {
    symbol: { width: 140, sorts: true },
    okei_code: { width: 120, sorts: true, tone: 'muted', numeric: true },
    precision: { width: 180, tone: 'muted', numeric: true },
  },
  filters: [],
  searched: ['symbol', 'okei_code'],
  defaultSort: 'name',
  phone: ['symbol', 'okei_code'],
} as const satisfies Book<typeof fields>;
