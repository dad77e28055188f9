import { ACTIVATION_BASIS_LABELS, SIGNING_METHOD_LABELS } from './agreement-terms.labels';
import { ORIGINALS_FIELDS } from './originals.fields';
import type { FieldTable } from '../record/field-table';

/** How a document of two sides is signed and where its original is. Source: domain reference, 1.1, «signing fields» of 1.2. */
export const SIGNING_FIELDS = {
  signing_method: {
    label: 'Способ подписания',
    kind: 'choice',
    labels: SIGNING_METHOD_LABELS,
    default: 'paper',
    group: 'open',
    section: 'signing',
  },
  activation_basis: {
    label: 'Вступает в силу',
    kind: 'choice',
    labels: ACTIVATION_BASIS_LABELS,
    default: 'copy',
    group: 'open',
    section: 'signing',
  },
  ...ORIGINALS_FIELDS,
  edi_operator: { label: 'Оператор ЭДО', kind: 'text', max: 255, group: 'service', section: 'signing' },
  edi_document_id: { label: 'Документ в ЭДО', kind: 'text', max: 100, group: 'service', section: 'signing' },
  edi_status: { label: 'Состояние в ЭДО', kind: 'text', max: 100, group: 'service', section: 'signing' },
  edi_url: {
    label: 'Ссылка в ЭДО',
    kind: 'text',
    max: 1000,
    pattern: { source: '^https?://\\S+$', message: 'Адрес начинается с http:// или https://' },
    group: 'service',
    section: 'signing',
  },
} as const satisfies FieldTable;
