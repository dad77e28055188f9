import { ORIGINALS_STATUS_LABELS } from './agreement.labels';
import type { FieldTable } from '../record/field-table';

/** Where the signed original of a document is, the same for every kind that has one. */
export const ORIGINALS_FIELDS = {
  originals_status: {
    label: 'Оригинал',
    kind: 'choice',
    labels: ORIGINALS_STATUS_LABELS,
    default: 'not_required',
    group: 'service',
    section: 'signing',
  },
  originals_sent_at: { label: 'Оригинал отправлен', kind: 'day', group: 'service', section: 'signing' },
  originals_due_at: { label: 'Оригинал ожидается', kind: 'day', group: 'service', section: 'signing' },
  originals_received_at: { label: 'Оригинал получен', kind: 'day', group: 'service', section: 'signing' },
  storage_place: { label: 'Место хранения', kind: 'text', max: 255, group: 'service', section: 'signing' },
} as const satisfies FieldTable;
