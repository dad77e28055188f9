import { AGREEMENT_DIRECTION_LABELS, AGREEMENT_KIND_LABELS } from './agreement.labels';
import { PARTY_SIDE_LABELS } from './agreement-terms.labels';
import type { FieldTable } from '../record/field-table';

/** A further side: surety, payer, consignee. */
export const PARTY_FIELDS = {
  counterparty: {
    label: 'сторона',
    kind: 'reference',
    resource: 'counterparties',
    required: true,
    group: 'essential',
    section: 'line',
  },
  role_name: { label: 'роль', kind: 'text', max: 100, required: true, group: 'essential', section: 'line' },
  side: {
    label: 'на чьей стороне',
    kind: 'choice',
    labels: PARTY_SIDE_LABELS,
    default: null,
    required: true,
    group: 'essential',
    section: 'line',
  },
  signatory: {
    label: 'подписант',
    kind: 'reference',
    resource: 'signatories',
    group: 'essential',
    section: 'line',
  },
  comment: { label: 'примечание', kind: 'long_text', max: 1000, group: 'essential', section: 'line' },
} as const satisfies FieldTable;

/** What an agreement is and between whom. */
export const MAIN_FIELDS = {
  agreement_type: {
    label: 'Тип договора',
    kind: 'reference',
    resource: 'agreement-types',
    required: true,
    group: 'essential',
    section: 'main',
  },
  direction: {
    label: 'Направление',
    kind: 'choice',
    labels: AGREEMENT_DIRECTION_LABELS,
    default: 'expense',
    group: 'essential',
    section: 'main',
  },
  number: { label: 'Номер', kind: 'text', max: 64, group: 'open', section: 'main' },
  agreement_date: { label: 'Дата', kind: 'day', group: 'open', section: 'main' },
  kind: {
    label: 'Вид',
    kind: 'choice',
    labels: AGREEMENT_KIND_LABELS,
    default: 'standard',
    group: 'open',
    section: 'main',
  },
  title: { label: 'Название', kind: 'text', max: 255, required: true, group: 'open', section: 'main' },
  subject: {
    label: 'Предмет договора',
    kind: 'long_text',
    max: 10_000,
    group: 'essential',
    section: 'main',
  },
  parent_agreement: {
    label: 'Рамочный договор',
    kind: 'reference',
    resource: 'agreements',
    group: 'open',
    section: 'main',
    byType: true,
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
    required: true,
    group: 'essential',
    section: 'parties',
  },
  our_signatory: {
    label: 'Подписывает от нас',
    kind: 'reference',
    resource: 'signatories',
    group: 'open',
    section: 'parties',
  },
  their_signatory: {
    label: 'Подписывает от контрагента',
    kind: 'reference',
    resource: 'signatories',
    group: 'open',
    section: 'parties',
  },
  counterparty_number: {
    label: 'Номер у контрагента',
    kind: 'text',
    max: 64,
    group: 'open',
    section: 'parties',
    byType: true,
  },
  parties: {
    label: 'Другие стороны',
    kind: 'lines',
    of: PARTY_FIELDS,
    most: 20,
    noun: 'сторон',
    group: 'essential',
    section: 'parties',
  },
} as const satisfies FieldTable;
