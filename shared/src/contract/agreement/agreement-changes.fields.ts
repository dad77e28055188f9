import { DISCOUNT_SCALE } from '../money/vat';
import { VAT_MODE_LABELS } from '../money/vat.labels';
import { ITEM_FIELDS } from '../record/line-fields';
import { type FieldTable, wireFields, wireName } from '../record/field-table';
import { AGREEMENT_FIELDS } from './agreement.fields';
import { PARTY_SIDE_LABELS } from './agreement-terms.labels';
import { PARTY_FIELDS } from './agreement-parties.fields';
import { OBLIGATION_FIELDS } from '../obligation/obligation.fields';

const terms = AGREEMENT_FIELDS;

/** Terms of an agreement that an addendum may change, in the order of its form. Source: domain reference, 1.2. */
export const CHANGEABLE_TERMS = {
  subject: terms.subject,
  counterparty: terms.counterparty,
  our_signatory: terms.our_signatory,
  their_signatory: terms.their_signatory,
  validity_rule: terms.validity_rule,
  end_date: terms.end_date,
  renewal_type: terms.renewal_type,
  renewal_months: terms.renewal_months,
  renewal_limit: terms.renewal_limit,
  notice_days: terms.notice_days,
  termination_notice_days: terms.termination_notice_days,
  amount_type: terms.amount_type,
  amount: terms.amount,
  currency_code: terms.currency_code,
  vat_mode: terms.vat_mode,
  vat_rate: terms.vat_rate,
  vat_note: terms.vat_note,
  prepayment_percent: terms.prepayment_percent,
  payment_days: terms.payment_days,
  payment_days_type: terms.payment_days_type,
  bank_account: terms.bank_account,
  payment_terms: terms.payment_terms,
  penalty_terms: terms.penalty_terms,
  liability_cap: terms.liability_cap,
} as const satisfies FieldTable;

/** What an addendum may change of a line of the specification. */
export const CHANGEABLE_ITEM_TERMS = {
  name: { ...ITEM_FIELDS.name, label: 'Наименование' },
  quantity: { ...ITEM_FIELDS.quantity, label: 'Количество' },
  price: { ...ITEM_FIELDS.price, label: 'Цена' },
  discount_percent: { ...ITEM_FIELDS.discount_percent, label: 'Скидка' },
  delivery_date: { ...ITEM_FIELDS.delivery_date, label: 'Срок поставки' },
} as const satisfies FieldTable;

/** What an addendum may change of a further side; another company in its place is a side that comes and one that goes. */
export const CHANGEABLE_PARTY_TERMS = {
  role_name: { ...PARTY_FIELDS.role_name, label: 'Роль' },
  side: { ...PARTY_FIELDS.side, label: 'На чьей стороне' },
  signatory: { ...PARTY_FIELDS.signatory, label: 'Подписант' },
} as const satisfies FieldTable;

/** What an addendum may change of an obligation of the agreement; any rule of its term gives way to a date. */
export const CHANGEABLE_OBLIGATION_TERMS = {
  due_day: { ...OBLIGATION_FIELDS.due_day, label: 'Срок' },
  amount: OBLIGATION_FIELDS.amount,
} as const satisfies FieldTable;

const CHANGEABLE = {
  ...CHANGEABLE_OBLIGATION_TERMS,
  ...CHANGEABLE_TERMS,
  ...CHANGEABLE_ITEM_TERMS,
  ...CHANGEABLE_PARTY_TERMS,
};

/** All of them, by the names of the wire. */
export const CHANGEABLE_FIELDS = wireFields<FieldTable>(CHANGEABLE);

const line = { group: 'essential', section: 'line' } as const;

/** A line an addendum adds to the specification, beside the change that adds it; empty of every other change. */
export const ADDED_ITEM_FIELDS = {
  product: ITEM_FIELDS.product,
  name: { ...line, label: ITEM_FIELDS.name.label, kind: 'text', max: ITEM_FIELDS.name.max },
  description: ITEM_FIELDS.description,
  measure: { ...line, label: ITEM_FIELDS.measure.label, kind: 'reference', resource: 'measures' },
  quantity: { ...line, label: ITEM_FIELDS.quantity.label, kind: 'quantity' },
  price: { ...line, label: ITEM_FIELDS.price.label, kind: 'money', digits: 16 },
  discount_percent: {
    ...line,
    label: ITEM_FIELDS.discount_percent.label,
    kind: 'percent',
    scale: DISCOUNT_SCALE,
  },
  vat_mode: {
    ...line,
    label: ITEM_FIELDS.vat_mode.label,
    kind: 'choice',
    labels: VAT_MODE_LABELS,
    default: null,
  },
  // What an addendum adds names its tax itself.
  vat_rate: { ...line, label: ITEM_FIELDS.vat_rate.label, kind: 'reference', resource: 'vat-rates' },
  delivery_date: ITEM_FIELDS.delivery_date,
  note: ITEM_FIELDS.note,
} as const satisfies FieldTable;

/** A further side an addendum brings in, beside the change that does so; empty of every other change. */
export const ADDED_PARTY_FIELDS = {
  counterparty: {
    ...line,
    label: PARTY_FIELDS.counterparty.label,
    kind: 'reference',
    resource: 'counterparties',
  },
  role_name: { ...line, label: PARTY_FIELDS.role_name.label, kind: 'text', max: PARTY_FIELDS.role_name.max },
  side: {
    ...line,
    label: PARTY_FIELDS.side.label,
    kind: 'choice',
    labels: PARTY_SIDE_LABELS,
    default: null,
  },
  signatory: PARTY_FIELDS.signatory,
  comment: PARTY_FIELDS.comment,
} as const satisfies FieldTable;

const labelsOf = (table: FieldTable) =>
  Object.fromEntries(Object.entries(table).map(([name, field]) => [wireName(name, field), field.label]));

/** One changed term: whose it is, which one, and what it becomes. */
export const CHANGE_FIELDS = {
  target: {
    label: 'что меняется',
    kind: 'choice',
    labels: {
      agreement: 'Условие договора',
      item: 'Строка спецификации',
      party: 'Другая сторона',
      obligation: 'Обязательство',
    },
    default: 'agreement',
    group: 'essential',
    section: 'line',
  },
  target_id: {
    label: 'строка',
    kind: 'whole',
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    message: 'Выберите, что меняется',
    group: 'essential',
    section: 'line',
  },
  operation: {
    label: 'действие',
    kind: 'choice',
    labels: { set: 'Изменить', add: 'Добавить', remove: 'Исключить' },
    default: 'set',
    group: 'essential',
    section: 'line',
  },
  field: {
    label: 'условие',
    kind: 'choice',
    labels: labelsOf(CHANGEABLE),
    default: null,
    group: 'essential',
    section: 'line',
  },
  new_value: {
    label: 'станет',
    kind: 'value',
    by: 'field',
    of: CHANGEABLE_FIELDS,
    group: 'essential',
    section: 'line',
  },
  clause_ref: { label: 'пункт', kind: 'text', max: 100, group: 'essential', section: 'line' },
  ...ADDED_ITEM_FIELDS,
  ...ADDED_PARTY_FIELDS,
} as const satisfies FieldTable;

/** So many terms one addendum changes at most. */
export const MAX_CHANGES = 200;
