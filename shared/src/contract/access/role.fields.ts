import type { FieldTable } from '../record/field-table';

const place = { group: 'open', section: 'main' } as const;

/** The texts of a role, with how long each may be. */
export const ROLE_TEXTS = {
  name: { label: 'Название', kind: 'text', max: 100, required: true, ...place },
  description: { label: 'Для чего', kind: 'long_text', max: 1000, ...place },
} as const satisfies FieldTable;
