import { CHANGE_FIELDS, MAX_CHANGES } from '../agreement/agreement-changes.fields';
import { ADDENDUM_KIND_LABELS } from './addendum.labels';
import { SIGNING_FIELDS } from '../agreement/signing.fields';
import type { FieldTable } from '../record/field-table';
import { RESPONSIBLE } from '../record/responsible-field';

/** Parts of the form, in their order. */
export const ADDENDUM_SECTION_LABELS = {
  main: 'Основное',
  terms: 'Что и с какого дня меняется',
  signing: 'Подписание',
  files: 'Файлы',
} as const;

/** Everything a person may set of an addendum. Source: domain reference, 1.2. */
export const ADDENDUM_FIELDS = {
  agreement: {
    label: 'Договор',
    kind: 'reference',
    resource: 'agreements',
    required: true,
    group: 'essential',
    section: 'main',
  },
  number: { label: 'Номер', kind: 'text', max: 64, group: 'open', section: 'main' },
  addendum_date: { label: 'Дата', kind: 'day', group: 'open', section: 'main' },
  title: { label: 'Название', kind: 'text', max: 255, required: true, group: 'open', section: 'main' },
  responsible: RESPONSIBLE,
  kinds: {
    label: 'Что меняет',
    kind: 'choices',
    labels: ADDENDUM_KIND_LABELS,
    default: [],
    required: true,
    group: 'essential',
    section: 'terms',
  },
  effective_from: { label: 'Действует с', kind: 'day', group: 'essential', section: 'terms' },
  effective_to: { label: 'Действует по', kind: 'day', group: 'essential', section: 'terms' },
  changes: {
    label: 'Изменения условий',
    kind: 'lines',
    of: CHANGE_FIELDS,
    most: MAX_CHANGES,
    noun: 'изменений',
    group: 'essential',
    section: 'terms',
  },
  summary: { label: 'Содержание', kind: 'long_text', max: 4000, group: 'essential', section: 'terms' },
  reason: { label: 'Основание', kind: 'long_text', max: 2000, group: 'open', section: 'terms' },
  our_signatory: {
    label: 'Подписывает от нас',
    kind: 'reference',
    resource: 'signatories',
    group: 'open',
    section: 'signing',
  },
  their_signatory: {
    label: 'Подписывает от контрагента',
    kind: 'reference',
    resource: 'signatories',
    group: 'open',
    section: 'signing',
  },
  ...SIGNING_FIELDS,
} as const satisfies FieldTable;
