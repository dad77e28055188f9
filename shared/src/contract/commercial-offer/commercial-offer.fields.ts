import { OFFER_DIRECTION_LABELS } from './commercial-offer.labels';
import { AMOUNT_FIELDS } from '../record/amount-fields';
import type { FieldTable } from '../record/field-table';
import { RESPONSIBLE } from '../record/responsible-field';

/** Parts of the form, in their order. */
export const OFFER_SECTION_LABELS = {
  main: 'Основное',
  parties: 'Стороны',
  amount: 'Спецификация и сумма',
  terms: 'Условия',
  text: 'Текст',
  files: 'Файлы',
} as const;

/** What the offer is, and between whom. */
const MAIN_FIELDS = {
  direction: {
    label: 'Направление',
    kind: 'choice',
    labels: OFFER_DIRECTION_LABELS,
    default: 'incoming',
    group: 'essential',
    section: 'main',
  },
  number: { label: 'Номер', kind: 'text', max: 64, group: 'open', section: 'main' },
  offer_date: { label: 'Дата', kind: 'day', required: true, group: 'open', section: 'main' },
  valid_until: { label: 'Действует до', kind: 'day', group: 'essential', section: 'main' },
  title: { label: 'Название', kind: 'text', max: 255, required: true, group: 'open', section: 'main' },
  subject: { label: 'Предмет', kind: 'long_text', max: 10_000, group: 'essential', section: 'main' },
  category: {
    label: 'Категория',
    kind: 'reference',
    resource: 'categories',
    group: 'open',
    section: 'main',
  },
  responsible: RESPONSIBLE,
  department: {
    label: 'Подразделение',
    kind: 'reference',
    resource: 'departments',
    group: 'service',
    section: 'main',
  },
  organization: {
    label: 'Наша организация',
    short: 'Организация',
    kind: 'reference',
    resource: 'counterparties',
    required: true,
    group: 'essential',
    section: 'parties',
  },
  counterparty: {
    label: 'Контрагент',
    kind: 'reference',
    resource: 'counterparties',
    group: 'essential',
    section: 'parties',
  },
  // Of a partner who is not in the book yet; of one who is, the book's name.
  counterparty_name: {
    label: 'Название контрагента',
    kind: 'text',
    max: 255,
    group: 'essential',
    section: 'parties',
  },
  // One of the counterparty's contacts: its name is kept in the text beside it.
  contact: {
    label: 'Контакт',
    kind: 'reference',
    resource: 'counterparty-contacts',
    group: 'open',
    section: 'parties',
  },
  contact_name: { label: 'Контактное лицо', kind: 'text', max: 255, group: 'open', section: 'parties' },
} as const satisfies FieldTable;

/** For how much and on what terms. */
const TERM_FIELDS = {
  currency_code: {
    label: 'Валюта',
    kind: 'currency',
    default: 'RUB',
    group: 'essential',
    section: 'amount',
  },
  ...AMOUNT_FIELDS,
  // Beside those of the lines, and taken after them.
  discount_percent: {
    label: 'Скидка на всё предложение',
    short: 'Скидка',
    kind: 'percent',
    default: '0',
    group: 'essential',
    section: 'amount',
  },
  delivery_days: {
    label: 'Срок поставки',
    kind: 'whole',
    min: 0,
    max: 3650,
    message: 'От 0 до 3650 дней',
    unit: ['день', 'дня', 'дней'],
    group: 'essential',
    section: 'terms',
  },
  warranty_months: {
    label: 'Гарантия',
    kind: 'whole',
    min: 0,
    max: 600,
    message: 'От 0 до 600 месяцев',
    unit: ['месяц', 'месяца', 'месяцев'],
    group: 'essential',
    section: 'terms',
  },
  delivery_terms: {
    label: 'Условия поставки',
    kind: 'long_text',
    max: 4000,
    group: 'essential',
    section: 'terms',
  },
  payment_terms: {
    label: 'Порядок оплаты',
    kind: 'long_text',
    max: 4000,
    group: 'essential',
    section: 'terms',
  },
  intro_text: { label: 'Вступление', kind: 'long_text', max: 10_000, group: 'open', section: 'text' },
  terms_text: { label: 'Прочие условия', kind: 'long_text', max: 10_000, group: 'open', section: 'text' },
} as const satisfies FieldTable;

/** Everything a person may set of a commercial offer. Source: domain reference, 1.3. */
export const OFFER_FIELDS = { ...MAIN_FIELDS, ...TERM_FIELDS } as const satisfies FieldTable;
