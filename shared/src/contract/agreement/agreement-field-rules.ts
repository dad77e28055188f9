import { type FieldTable, type MarksField, wireFields } from '../record/field-table';
import { AGREEMENT_FIELDS } from './agreement.fields';

const {
  parent_agreement,
  counterparty_number,
  start_date,
  notice_days,
  termination_notice_days,
  prepayment_percent,
  payment_days,
  payment_terms,
  penalty_terms,
  liability_cap,
  department,
  curator,
  risk_level,
  tags,
} = AGREEMENT_FIELDS;

/**
 * Fields of an agreement that its type may hide or require: those that may be empty for the whole of its life. What the
 * record, its approval or its signing need anyway is none of them.
 */
export const RULED_FIELDS = {
  parent_agreement,
  counterparty_number,
  start_date,
  notice_days,
  termination_notice_days,
  prepayment_percent,
  payment_days,
  payment_terms,
  penalty_terms,
  liability_cap,
  department,
  curator,
  risk_level,
  tags,
} as const satisfies FieldTable;

const labels = Object.fromEntries(
  Object.entries(wireFields<FieldTable>(RULED_FIELDS)).map(([name, field]) => [name, field.label]),
);

/** Name on the wire of a ruled field → what its type asks of it. */
export type FieldRules = Readonly<Record<string, 'hidden' | 'required'>>;

/** What a type asks of the fields of its agreements. */
export const FIELD_RULES = {
  label: 'Поля договора',
  kind: 'marks',
  labels,
  marks: { required: 'Обязательные', hidden: 'Скрытые' },
  group: 'open',
  section: 'main',
} as const satisfies MarksField;
