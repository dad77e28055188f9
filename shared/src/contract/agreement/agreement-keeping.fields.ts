import {
  ACTIVATION_BASIS_LABELS,
  CONFIDENTIALITY_LABELS,
  PROCUREMENT_LAW_LABELS,
  RISK_LEVEL_LABELS,
  SIGNING_METHOD_LABELS,
} from './agreement.labels';
import { ORIGINALS_FIELDS } from './originals.fields';
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
  is_subcontract: {
    label: 'Договор субподряда',
    kind: 'flag',
    default: false,
    group: 'service',
    section: 'service',
  },
  procurement_law: {
    label: 'Закон о закупках',
    kind: 'choice',
    labels: PROCUREMENT_LAW_LABELS,
    default: 'none',
    group: 'service',
    section: 'service',
  },
  tags: { label: 'Метки', kind: 'tags', most: 20, max: 50, group: 'service', section: 'service' },
} as const satisfies FieldTable;
