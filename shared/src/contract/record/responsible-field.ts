import type { Field } from './field-table';

/** Who answers for a record: somebody always does, and may be another one at any time. */
export const RESPONSIBLE = {
  label: 'Ответственный',
  kind: 'reference',
  resource: 'users',
  required: true,
  group: 'service',
  section: 'main',
} as const satisfies Field;
