import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME, POSITION } from './book-fields';

const fields = { name: NAME, position: POSITION, is_active: IS_ACTIVE } as const satisfies FieldTable;

/** Why an offer was accepted or declined. */
export const decisionReasons = {
  kind: {
    name: 'decision_reason',
    resource: 'decision-reasons',
    path: null,
    title: 'Причины решений',
    noun: {
      forms: ['причина решения', 'причины решений', 'причин решений'],
      dative: ['причине решения', 'причинам решений'],
      genitive: 'причины решения',
      accusative: 'причину решения',
      subject: 'Причина решения',
      gender: 'feminine',
    },
  },
  address: '/handbooks/decision-reasons',
  hint: 'Почему предложение приняли или отклонили',
  group: 'agreements',
  // The specification has no right of its own for them.
  rights: {
    change: {
      create: 'document_types.create',
      update: 'document_types.update',
      delete: 'document_types.delete',
    },
  },
  fields,
  columns: { position: { width: 150, sorts: true, tone: 'muted', numeric: true } },
  filters: [],
  searched: [],
  defaultSort: 'position',
  phone: [],
} as const satisfies Book<typeof fields>;
