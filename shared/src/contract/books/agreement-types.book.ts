import { FIELD_RULES } from '../agreement/agreement-field-rules';
import { MAIN_FIELDS } from '../agreement/agreement-parties.fields';
import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME, POSITION } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  code: { label: 'Буква номера', kind: 'text', max: 8, required: true, ...place },
  direction: { ...MAIN_FIELDS.direction, ...place },
  kind: { ...MAIN_FIELDS.kind, ...place },
  approval_required: {
    label: 'Согласование',
    kind: 'flag',
    default: true,
    words: ['Требуется', 'Не требуется'],
    ...place,
  },
  retention_years: {
    label: 'Хранить',
    kind: 'whole',
    min: 0,
    max: 100,
    default: 5,
    message: 'От 0 до 100 лет',
    unit: ['год', 'года', 'лет'],
    ...place,
  },
  is_kept_forever: {
    label: 'Хранить постоянно',
    kind: 'flag',
    default: false,
    words: ['Постоянно', 'По сроку'],
    ...place,
  },
  default_notice_days: {
    label: 'Уведомить за',
    kind: 'whole',
    min: 0,
    max: 3650,
    message: 'От 0 до 3650 дней',
    unit: ['день', 'дня', 'дней'],
    ...place,
  },
  default_term_months: {
    label: 'Обычный срок',
    kind: 'whole',
    min: 1,
    max: 600,
    message: 'От 1 до 600 месяцев',
    unit: ['месяц', 'месяца', 'месяцев'],
    ...place,
  },
  default_chain_template: {
    label: 'Маршрут согласования',
    kind: 'reference',
    resource: 'chain-templates',
    ...place,
  },
  numerator: {
    label: 'Нумератор',
    kind: 'reference',
    resource: 'numerators',
    offered: { 'filter[is_active]': 'true', 'filter[purpose]': 'agreement' },
    ...place,
  },
  required_document_type: {
    label: 'Обязательные документы',
    kind: 'references',
    resource: 'document-types',
    offered: { 'filter[is_active]': 'true', 'filter[kinds]': 'agreement' },
    most: 20,
    ...place,
  },
  file_template: {
    label: 'Шаблоны файлов',
    kind: 'references',
    resource: 'file-templates',
    offered: { 'filter[is_active]': 'true', 'filter[document_kind]': 'agreement' },
    most: 20,
    ...place,
  },
  field_rules: FIELD_RULES,
  position: POSITION,
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** Types of agreements: what a new agreement begins with, and whether it needs approval. */
export const agreementTypes = {
  kind: {
    name: 'agreement_type',
    resource: 'agreement-types',
    path: null,
    title: 'Типы договоров',
    noun: {
      forms: ['тип договора', 'типа договоров', 'типов договоров'],
      dative: ['типу договора', 'типам договоров'],
      genitive: 'типа договора',
      accusative: 'тип договора',
      subject: 'Тип договора',
      gender: 'masculine',
    },
  },
  address: '/handbooks/types_of_agreements',
  hint: 'Буквы номеров, сроки, согласование',
  group: 'agreements',
  // The specification has no right of its own for them.
  rights: {
    change: {
      create: 'agreement_types.create',
      update: 'agreement_types.update',
      delete: 'agreement_types.delete',
    },
  },
  fields,
  columns: {
    code: { width: 128, sorts: true, tone: 'muted' },
    direction: { width: 132 },
    kind: { width: 140 },
    approval_required: { width: 140 },
    retention_years: { width: 96, tone: 'muted', numeric: true },
    is_kept_forever: { width: 140, tone: 'muted', hidden: true },
    default_notice_days: { width: 130, tone: 'muted', numeric: true, hidden: true },
    default_term_months: { width: 130, tone: 'muted', numeric: true, hidden: true },
    default_chain_template: { width: 200, tone: 'muted', hidden: true },
    numerator: { width: 180, tone: 'muted', hidden: true },
    position: { width: 150, sorts: true, tone: 'muted', numeric: true, hidden: true },
  },
  filters: ['direction', 'kind', 'approval_required'],
  searched: ['code'],
  defaultSort: 'position',
  phone: ['direction', 'kind'],
} as const satisfies Book<typeof fields>;
