import {
  AMOUNT_TYPE_LABELS,
  PAYMENT_DAYS_TYPE_LABELS,
  RENEWAL_TYPE_LABELS,
  VALIDITY_RULE_LABELS,
} from './agreement.labels';
import { AMOUNT_FIELDS } from '../record/amount-fields';
import type { FieldTable } from '../record/field-table';

const days = {
  kind: 'whole',
  min: 0,
  max: 3650,
  message: 'От 0 до 3650 дней',
  unit: ['день', 'дня', 'дней'],
} as const;

/** How long an agreement holds, for how much, and how that is paid. */
export const TERM_FIELDS = {
  validity_rule: {
    label: 'Срок действия',
    kind: 'choice',
    labels: VALIDITY_RULE_LABELS,
    default: 'until_date',
    group: 'essential',
    section: 'terms',
  },
  // The form's «Бессрочно» is a validity rule; the flag follows it.
  is_indefinite: { label: 'Бессрочный', kind: 'flag', default: false, group: 'essential', section: null },
  start_date: {
    label: 'Начало действия',
    short: 'Начало',
    kind: 'day',
    group: 'essential',
    section: 'terms',
  },
  end_date: { label: 'Действует до', kind: 'day', group: 'essential', section: 'terms' },
  renewal_type: {
    label: 'Пролонгация',
    kind: 'choice',
    labels: RENEWAL_TYPE_LABELS,
    default: 'none',
    group: 'essential',
    section: 'terms',
  },
  renewal_months: {
    label: 'Продлевается на',
    kind: 'whole',
    min: 1,
    max: 120,
    message: 'От 1 до 120 месяцев',
    unit: ['месяц', 'месяца', 'месяцев'],
    group: 'essential',
    section: 'terms',
  },
  renewal_limit: {
    label: 'Продлений не больше',
    kind: 'whole',
    min: 1,
    max: 100,
    message: 'От 1 до 100 раз',
    unit: ['раз', 'раза', 'раз'],
    group: 'essential',
    section: 'terms',
  },
  notice_days: { label: 'Уведомить за', ...days, group: 'open', section: 'terms' },
  termination_notice_days: { label: 'О расторжении за', ...days, group: 'open', section: 'terms' },
  currency_code: {
    label: 'Валюта',
    kind: 'currency',
    default: 'RUB',
    group: 'essential',
    section: 'amount',
  },
  amount_type: {
    label: 'Вид суммы',
    kind: 'choice',
    labels: AMOUNT_TYPE_LABELS,
    default: 'fixed',
    group: 'essential',
    section: 'amount',
  },
  amount_is_manual: {
    label: 'Сумма договора вводится отдельно',
    kind: 'flag',
    default: false,
    group: 'essential',
    section: 'amount',
  },
  ...AMOUNT_FIELDS,
  prepayment_percent: { label: 'Аванс', kind: 'percent', group: 'essential', section: 'payment' },
  payment_days: { label: 'Остаток через', ...days, group: 'essential', section: 'payment' },
  payment_days_type: {
    label: 'Какие дни',
    kind: 'choice',
    labels: PAYMENT_DAYS_TYPE_LABELS,
    default: 'working',
    group: 'essential',
    section: 'payment',
  },
  payment_terms: {
    label: 'Порядок оплаты',
    kind: 'long_text',
    max: 4000,
    group: 'essential',
    section: 'payment',
  },
  penalty_terms: { label: 'Неустойка', kind: 'long_text', max: 4000, group: 'essential', section: 'payment' },
  liability_cap: {
    label: 'Предел ответственности',
    kind: 'money',
    digits: 16,
    group: 'essential',
    section: 'payment',
  },
} as const satisfies FieldTable;
