import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  code: { label: 'Код', kind: 'text', max: 50, required: true, ...place },
  document_kind: { label: 'Документ', kind: 'text', max: 50, required: true, ...place },
  version: { label: 'Версия', kind: 'whole', min: 1, max: 9999, default: 1, message: 'От 1', ...place },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** What documents are generated from; it has no screen of its own yet. */
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
  address: null,
  hint: '',
  group: 'agreements',
  rights: { read: 'file_templates.read' },
  fields,
  columns: { code: { width: 140, sorts: true } },
  filters: [],
  searched: ['code'],
  defaultSort: 'name',
  phone: ['code'],
} as const satisfies Book<typeof fields>;
