import type { FieldTable } from '../record/field-table';
import type { Book } from './book';
import { CODE, EMPLOYEE, IS_ACTIVE, NAME } from './book-fields';

const place = { group: 'open', section: 'main' } as const;

const fields = {
  name: NAME,
  short_name: { label: 'Краткое название', kind: 'text', max: 100, ...place },
  code: CODE,
  parent: { label: 'Входит в', kind: 'reference', resource: 'departments', ...place },
  head: { label: 'Руководитель', ...EMPLOYEE },
  deputy_head: { label: 'Заместитель руководителя', ...EMPLOYEE },
  organization: {
    label: 'Своя организация',
    kind: 'reference',
    resource: 'counterparties',
    offered: { 'filter[is_own]': 'true' },
    ...place,
  },
  is_active: IS_ACTIVE,
} as const satisfies FieldTable;

/** The tree of the company. */
export const departments = {
  kind: {
    name: 'department',
    resource: 'departments',
    path: null,
    title: 'Подразделения',
    noun: {
      forms: ['подразделение', 'подразделения', 'подразделений'],
      dative: ['подразделению', 'подразделениям'],
      genitive: 'подразделения',
      accusative: 'подразделение',
      subject: 'Подразделение',
      gender: 'neuter',
    },
  },
  address: '/handbooks/departments',
  hint: 'Структура и руководители',
  group: 'company',
  rights: {
    read: 'departments.read',
    // Every employee is listed with the department, and that list is closed to nobody.
    choose: 'authenticated',
    change: { create: 'departments.create', update: 'departments.update', delete: 'departments.delete' },
  },
  fields,
  columns: {
    code: { width: 96, tone: 'muted' },
    parent: { width: 260, tone: 'muted' },
    head: { width: 240 },
    deputy_head: { width: 240, hidden: true },
    organization: { width: 240, hidden: true },
  },
  filters: ['parent', 'head'],
  searched: ['short_name', 'code'],
  defaultSort: 'tree',
  phone: ['head'],
  tree: 'parent',
} as const satisfies Book<typeof fields>;
