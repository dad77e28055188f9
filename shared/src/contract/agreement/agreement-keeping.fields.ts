import { RISK_LEVEL_LABELS } from './agreement.labels';
import { CONFIDENTIALITY_LABELS, PROCUREMENT_LAW_LABELS } from './agreement-terms.labels';
import { SIGNING_FIELDS } from './signing.fields';
import type { FieldTable } from '../record/field-table';
import { RESPONSIBLE } from '../record/responsible-field';

/** How an agreement is signed, where its original is, and who looks after it. */
export const KEEPING_FIELDS = {
  ...SIGNING_FIELDS,
  responsible: RESPONSIBLE,
  department: {
    label: 'Подразделение',
    kind: 'reference',
    resource: 'departments',
    group: 'service',
    section: 'service',
    byType: true,
  },
  curator: {
    label: 'Куратор',
    kind: 'reference',
    resource: 'users',
    group: 'service',
    section: 'service',
    byType: true,
  },
  risk_level: {
    label: 'Уровень риска',
    kind: 'choice',
    labels: RISK_LEVEL_LABELS,
    default: null,
    group: 'service',
    section: 'service',
    byType: true,
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
  tags: {
    label: 'Метки',
    kind: 'tags',
    most: 20,
    max: 50,
    group: 'service',
    section: 'service',
    byType: true,
  },
} as const satisfies FieldTable;
