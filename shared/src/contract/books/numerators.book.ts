import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  purpose: {
    label: 'Что нумерует',
    kind: 'choice',
    labels: {
      agreement_internal: 'Внутренние номера договоров',
      agreement: 'Номера договоров',
      addendum: 'Номера дополнительных соглашений',
      commercial_offer: 'Номера коммерческих предложений',
    },
    default: null,
    required: true,
    ...place,
  },
  pattern: {
    label: 'Шаблон номера',
    kind: 'text',
    max: 60,
    required: true,
    // Nothing in brackets but the pieces of a number, and the ordinal among them; a piece is filled up to nine digits.
    pattern: {
      source: '^(?=.*\\{n(:[1-9])?\\})([^{}[\\]]|\\{(n|year|type)(:[1-9])?\\})*$',
      message:
        'Составьте номер из частей: порядковый номер обязателен, в нём до 9 цифр, других скобок быть не должно',
    },
    composed: 'number',
    ...place,
  },
  reset: {
    label: 'Начинать заново',
    kind: 'choice',
    labels: { yearly: 'Каждый год', never: 'Никогда' },
    default: 'yearly',
    ...place,
  },
  start_value: {
    label: 'Первый номер',
    kind: 'whole',
    min: 1,
    max: 999_999_999,
    default: 1,
    message: 'От 1 до 999 999 999',
    ...place,
  },
  start_year: {
    label: 'Год первого номера',
    // A year is read without the space of a thousand.
    kind: 'text',
    max: 4,
    pattern: { source: '^(19|20)\\d{2}$', message: 'Год четырьмя цифрами: 2027' },
    ...place,
  },
  organization: {
    label: 'Своя организация',
    kind: 'reference',
    resource: 'counterparties',
    offered: { 'filter[is_own]': 'true' },
    ...place,
  },
  agreement_type: { label: 'Тип договора', kind: 'reference', resource: 'agreement-types', ...place },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** Patterns of numbers: the most particular one that is live and in use numbers a document. */
export const numerators = {
  kind: {
    name: 'numerator',
    resource: 'numerators',
    path: null,
    title: 'Нумераторы',
    noun: {
      forms: ['нумератор', 'нумератора', 'нумераторов'],
      dative: ['нумератору', 'нумераторам'],
      genitive: 'нумератора',
      accusative: 'нумератор',
      subject: 'Нумератор',
      gender: 'masculine',
    },
  },
  address: '/handbooks/numerators',
  hint: 'Шаблоны номеров документов',
  group: 'agreements',
  rights: {
    read: 'settings.manage',
    // A type of agreements names the one that numbers them.
    choose: 'agreement_types.update',
    change: { create: 'settings.manage', update: 'settings.manage', delete: 'settings.manage' },
  },
  fields,
  columns: {
    purpose: { width: 275 },
    pattern: { width: 150, numeric: true },
    reset: { width: 160, tone: 'muted', hidden: true },
    start_value: { width: 130, tone: 'muted', numeric: true, hidden: true },
    organization: { width: 140, tone: 'muted' },
    agreement_type: { width: 125, tone: 'muted' },
  },
  filters: ['purpose', 'organization', 'agreement_type'],
  searched: ['pattern'],
  defaultSort: 'name',
  phone: ['purpose', 'pattern'],
} as const satisfies Book<typeof fields>;
