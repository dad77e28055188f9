import { type Field, type FieldTable, type MarksField, wireFields } from '../record/field-table';
import { AGREEMENT_FIELDS } from './agreement.fields';

/**
 * Fields of an agreement that its type may hide or require. What the record, its approval or its signing need anyway is
 * none of them.
 */
export const RULED_FIELDS: FieldTable = Object.fromEntries(
  Object.entries<Field>(AGREEMENT_FIELDS).filter(([, { byType }]) => byType === true),
);

const labels = Object.fromEntries(
  Object.entries(wireFields(RULED_FIELDS)).map(([name, field]) => [name, field.label]),
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
