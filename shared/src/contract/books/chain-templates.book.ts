import { DOCUMENT_KIND_LABELS } from '../record/document-kinds';
import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  description: { label: 'Когда применяется', kind: 'long_text', max: 2000, ...place },
  document_kinds: {
    label: 'Документы',
    kind: 'choices',
    labels: DOCUMENT_KIND_LABELS,
    default: ['agreement'],
    required: true,
    ...place,
  },
  priority: {
    label: 'Порядок',
    kind: 'whole',
    min: 0,
    max: 9999,
    default: 100,
    message: 'От 0 до 9999',
    ...place,
  },
  version: { label: 'Версия', kind: 'whole', min: 1, max: 9999, default: 1, message: 'От 1', ...place },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** What chains of approval are made from; read here, changed where their stages are. */
export const chainTemplates = {
  kind: {
    name: 'chain_template',
    resource: 'chain-templates',
    path: null,
    title: 'Шаблоны цепочек согласования',
    noun: {
      forms: ['шаблон', 'шаблона', 'шаблонов'],
      dative: ['шаблону', 'шаблонам'],
      genitive: 'шаблона',
      accusative: 'шаблон',
      subject: 'Шаблон',
      gender: 'masculine',
    },
  },
  address: '/handbooks/chains_templates',
  hint: 'Кто и в каком порядке согласует',
  group: 'agreements',
  // A type of agreements names the route of its approval.
  rights: { read: 'chain_templates.read', choose: 'agreement_types.update' },
  cardElsewhere: true,
  fields,
  columns: {
    description: { width: 340, tone: 'muted' },
    document_kinds: { width: 200 },
    priority: { width: 100, sorts: true, tone: 'muted', numeric: true },
    version: { width: 88, tone: 'muted', numeric: true },
  },
  filters: [],
  searched: ['description'],
  defaultSort: 'priority',
  phone: ['description'],
} as const satisfies Book<typeof fields>;
