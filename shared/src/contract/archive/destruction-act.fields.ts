import type { FieldTable } from '../record/field-table';

const place = { group: 'essential', section: 'main' } as const;

/** What a person may set of an act of destruction, beside the records it names. */
export const DESTRUCTION_ACT_FIELDS = {
  act_date: { label: 'Дата акта', kind: 'day', required: true, ...place },
  basis: { label: 'Основание', kind: 'long_text', max: 1000, required: true, ...place },
  commission: { label: 'Состав комиссии', kind: 'long_text', max: 2000, required: true, ...place },
} as const satisfies FieldTable;

/** What the journal tells of an act besides: its number and the records it names. */
export const ACT_TOLD_FIELDS = {
  number: { label: 'Номер акта', kind: 'text', max: 32, group: 'service', section: null },
  ...DESTRUCTION_ACT_FIELDS,
  documents: { label: 'Документы', kind: 'long_text', max: 200_000, group: 'service', section: null },
} as const satisfies FieldTable;
