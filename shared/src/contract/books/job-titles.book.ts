import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { IS_ACTIVE, NAME } from './book-fields';

const fields = {
  name: NAME,
  name_genitive: {
    label: 'В родительном падеже',
    kind: 'text',
    max: 255,
    group: 'open',
    section: 'main',
  },
  category: {
    label: 'Категория',
    kind: 'choice',
    labels: { head: 'Руководитель', specialist: 'Специалист', other: 'Прочие' },
    default: 'specialist',
    group: 'open',
    section: 'main',
  },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** Job titles as lists and documents name them. */
export const jobTitles = {
  kind: {
    name: 'job_title',
    resource: 'job-titles',
    path: null,
    title: 'Должности',
    noun: {
      forms: ['должность', 'должности', 'должностей'],
      dative: ['должности', 'должностям'],
      genitive: 'должности',
      accusative: 'должность',
      subject: 'Должность',
      gender: 'feminine',
    },
  },
  address: '/handbooks/job-titles',
  hint: 'Названия для документов и списков',
  group: 'company',
  rights: {
    read: 'job_titles.read',
    // Every employee is listed with the job title, and that list is closed to nobody.
    choose: 'authenticated',
    change: { create: 'job_titles.create', update: 'job_titles.update', delete: 'job_titles.delete' },
  },
  fields,
  columns: { name_genitive: { width: 300, tone: 'muted' }, category: { width: 150 } },
  filters: ['category'],
  searched: [],
  defaultSort: 'name',
  phone: ['category'],
} as const satisfies Book<typeof fields>;
