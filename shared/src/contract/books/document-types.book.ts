import { FILE_EXTENSIONS } from '../file/file-kind';
import { DOCUMENT_KIND_LABELS } from '../record/document-kinds';
import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME, POSITION } from './book-fields';
import { RECORD_KINDS } from '../record/record-kinds';

const { counterparty } = RECORD_KINDS;
const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  code: {
    label: 'Код',
    kind: 'text',
    max: 50,
    required: true,
    pattern: { source: '^[a-z][a-z0-9_]*$', message: 'Строчные латинские буквы, цифры и знак «_»' },
    ...place,
  },
  position: POSITION,
  kinds: {
    label: 'К чему прикладывают',
    kind: 'choices',
    labels: { ...DOCUMENT_KIND_LABELS, [counterparty.name]: counterparty.title },
    default: ['agreement', 'addendum'],
    required: true,
    ...place,
  },
  is_required: {
    label: 'Обязателен',
    kind: 'flag',
    default: false,
    words: ['Каждому документу', 'Не каждому'],
    ...place,
  },
  needs_signature: {
    label: 'Подпись',
    kind: 'flag',
    default: false,
    words: ['Нужна', 'Не нужна'],
    ...place,
  },
  has_expiry: { label: 'Срок действия', kind: 'flag', default: false, words: ['Есть', 'Нет'], ...place },
  template: {
    label: 'Шаблон файла',
    kind: 'reference',
    resource: 'file-templates',
    ...place,
  },
  is_active: IS_ACTIVE,
  allowed_extensions: {
    label: 'Допустимые расширения файлов',
    kind: 'tags',
    most: 20,
    max: 10,
    known: {
      values: FILE_EXTENSIONS,
      message: `Такие файлы не принимаются. Есть: ${FILE_EXTENSIONS.join(', ')}`,
    },
    ...place,
  },
} as const satisfies FieldTable;

/** Types of the documents that are attached and signed. */
export const documentTypes = {
  kind: {
    name: 'document_type',
    resource: 'document-types',
    path: null,
    title: 'Документы',
    noun: {
      forms: ['тип документа', 'типа документов', 'типов документов'],
      dative: ['типу документа', 'типам документов'],
      genitive: 'типа документа',
      accusative: 'тип документа',
      subject: 'Тип документа',
      gender: 'masculine',
    },
  },
  address: '/handbooks/documents',
  hint: 'Что прикладывают и что подписывают',
  group: 'agreements',
  rights: {
    change: {
      create: 'document_types.create',
      update: 'document_types.update',
      delete: 'document_types.delete',
    },
  },
  fields,
  columns: {
    code: { width: 180, sorts: true, tone: 'muted', hidden: true },
    kinds: { width: 260, tone: 'muted' },
    is_required: { width: 180 },
    needs_signature: { width: 120 },
    template: { width: 200, tone: 'muted', hidden: true },
    position: { width: 150, sorts: true, tone: 'muted', numeric: true, hidden: true },
  },
  filters: ['kinds', 'is_required', 'needs_signature'],
  searched: ['code'],
  defaultSort: 'position',
  phone: ['kinds'],
  forKeepers: ['code'],
} as const satisfies Book<typeof fields>;
