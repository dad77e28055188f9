import type { FieldTable } from '../record/field-table';
import {
  DUE_BASE_LABELS,
  DUE_SHIFT_LABELS,
  DUE_UNIT_LABELS,
  OBLIGATION_DIRECTION_LABELS,
  OBLIGATION_KIND_LABELS,
  REMIND_DAYS_LABELS,
} from './obligation.labels';
import { RESPONSIBLE } from '../record/responsible-field';

/** Everything a person may set of an obligation. Source: domain reference, 1.8. */
export const OBLIGATION_FIELDS = {
  kind: {
    label: 'Что',
    kind: 'choice',
    labels: OBLIGATION_KIND_LABELS,
    default: 'payment',
    group: 'essential',
    section: 'main',
  },
  direction: {
    label: 'Кто исполняет',
    kind: 'choice',
    labels: OBLIGATION_DIRECTION_LABELS,
    default: 'ours',
    group: 'essential',
    section: 'main',
  },
  title: {
    label: 'Содержание',
    kind: 'text',
    max: 255,
    required: true,
    group: 'essential',
    section: 'main',
  },
  amount: { label: 'Сумма', kind: 'money', digits: 16, group: 'essential', section: 'money' },
  percent: { label: 'Доля от суммы документа', kind: 'percent', group: 'essential', section: 'money' },
  due_base: {
    label: 'Срок отсчитывается',
    kind: 'choice',
    labels: DUE_BASE_LABELS,
    default: 'date',
    group: 'essential',
    section: 'due',
  },
  due_day: { label: 'Дата', kind: 'day', group: 'essential', section: 'due' },
  after: {
    label: 'Обязательство-основание',
    kind: 'reference',
    resource: 'obligations',
    group: 'essential',
    section: 'due',
  },
  due_offset: {
    label: 'Через',
    kind: 'whole',
    min: 0,
    max: 3650,
    default: 0,
    message: 'От 0 до 3650 дней',
    unit: ['день', 'дня', 'дней'],
    group: 'essential',
    section: 'due',
  },
  due_unit: {
    label: 'Дни',
    kind: 'choice',
    labels: DUE_UNIT_LABELS,
    default: 'working',
    group: 'essential',
    section: 'due',
  },
  due_shift: {
    label: 'Если выпадает на выходной',
    kind: 'choice',
    labels: DUE_SHIFT_LABELS,
    default: 'next',
    group: 'essential',
    section: 'due',
  },
  remind_days: {
    label: 'Напоминать',
    kind: 'choices',
    labels: REMIND_DAYS_LABELS,
    default: [],
    group: 'service',
    section: 'due',
  },
  responsible: RESPONSIBLE,
  note: { label: 'Примечание', kind: 'long_text', max: 2000, group: 'service', section: 'main' },
} as const satisfies FieldTable;

/** What the journal tells of an obligation besides: what follows from its rule and from its being done. */
export const OBLIGATION_TOLD_FIELDS = {
  ...OBLIGATION_FIELDS,
  due_date: { label: 'Срок', kind: 'day', group: 'service', section: null },
  done_at: { label: 'Исполнено', kind: 'day', group: 'service', section: null },
  done_amount: { label: 'Исполнено на сумму', kind: 'money', digits: 16, group: 'service', section: null },
} as const satisfies FieldTable;
