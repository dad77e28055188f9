import {
  ACTIVATION_BASIS_LABELS,
  CONFIDENTIALITY_LABELS,
  ORIGINALS_STATUS_LABELS,
  RISK_LEVEL_LABELS,
  SIGNING_METHOD_LABELS,
} from './agreement.labels';
import type { FieldTable } from '../record/field-table';
import { RESPONSIBLE } from '../record/responsible-field';

/** How an agreement is signed, where its original is, and who looks after it. */
export const KEEPING_FIELDS = {
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
  responsible: RESPONSIBLE,
  department: {
    label: 'Подразделение',
    kind: 'reference',
    resource: 'departments',
    group: 'service',
    section: 'service',
  },
  curator: { label: 'Куратор', kind: 'reference', resource: 'users', group: 'service', section: 'service' },
  risk_level: {
    label: 'Уровень риска',
    kind: 'choice',
    labels: RISK_LEVEL_LABELS,
    default: null,
    group: 'service',
    section: 'service',
  },
  confidentiality: {
    label: 'Доступ',
    kind: 'choice',
    labels: CONFIDENTIALITY_LABELS,
    default: 'normal',
    group: 'service',
    section: 'service',
  },
  tags: { label: 'Метки', kind: 'tags', most: 20, max: 50, group: 'service', section: 'service' },
} as const satisfies FieldTable;
