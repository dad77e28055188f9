import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

/** Kinds of documents that are generated, as their records are called. */
export const TEMPLATE_KIND_LABELS = {
  agreement: 'Договор',
  addendum: 'Дополнительное соглашение',
  commercial_offer: 'Коммерческое предложение',
} as const;

/** Texts a lawyer answers for, and all others. */
export const TEMPLATE_CATEGORY_LABELS = { legal: 'Юридический', other: 'Прочий' } as const;

const fields = {
  name: NAME,
  code: {
    label: 'Код',
    kind: 'text',
    max: 50,
    required: true,
    pattern: { source: '^[a-z][a-z0-9_-]*$', message: 'Строчные латинские буквы, цифры, «-» и «_»' },
    ...place,
  },
  document_kind: {
    label: 'Документ',
    kind: 'choice',
    labels: TEMPLATE_KIND_LABELS,
    default: 'agreement',
    ...place,
  },
  category: {
    label: 'Вид текста',
    kind: 'choice',
    labels: TEMPLATE_CATEGORY_LABELS,
    default: 'legal',
    ...place,
  },
  prefix: {
    label: 'Начало имени файла',
    kind: 'text',
    max: 60,
    required: true,
    pattern: { source: '^[^\\\\/:*?"<>|_]+$', message: 'Без знаков \\ / : * ? " < > | и подчёркивания' },
    ...place,
  },
  agreement_type: { label: 'Тип договора', kind: 'reference', resource: 'agreement-types', ...place },
  organization: {
    label: 'Организация',
    kind: 'reference',
    resource: 'counterparties',
    offered: { 'filter[is_own]': 'true' },
    ...place,
  },
  valid_from: { label: 'Применять с', kind: 'day', ...place },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** What documents are generated from: the text itself is a Word file with tags. */
export const fileTemplates = {
  kind: {
    name: 'file_template',
    resource: 'file-templates',
    path: null,
    title: 'Шаблоны файлов',
    noun: {
      forms: ['шаблон', 'шаблона', 'шаблонов'],
      dative: ['шаблону', 'шаблонам'],
      genitive: 'шаблона',
      accusative: 'шаблон',
      subject: 'Шаблон',
      gender: 'masculine',
    },
  },
  address: '/handbooks/file_templates',
  hint: 'Тексты Word, из которых составляют документы',
  group: 'agreements',
  rights: {
    read: 'file_templates.read',
    choose: 'file_templates.generate',
    change: {
      create: 'file_templates.create',
      update: 'file_templates.update',
      delete: 'file_templates.delete',
    },
  },
  fields,
  columns: {
    document_kind: { width: 210, sorts: true },
    agreement_type: { width: 180, tone: 'muted' },
    category: { width: 140, sorts: true, tone: 'muted', hidden: true },
    code: { width: 160, sorts: true, tone: 'muted', hidden: true },
    organization: { width: 180, tone: 'muted', hidden: true },
    prefix: { width: 160, tone: 'muted', hidden: true },
    valid_from: { width: 120, sorts: true, tone: 'muted', numeric: true, hidden: true },
  },
  filters: ['document_kind', 'category', 'agreement_type', 'organization'],
  searched: ['code'],
  defaultSort: 'name',
  phone: ['document_kind'],
} as const satisfies Book<typeof fields>;
