import { type RawBuilder, sql } from 'kysely';
import type { Handbook } from 'shared/contract/books/books';
import type { PermissionName } from 'shared/contract/access/permissions';
import { askedByRoutes } from '../lists/columns/route-conditions';

/** A place that refers to records of a book. */
export interface BookUse {
  table: string;
  column: string;
  /** The rows with that column, as text, where the table has none: what it keeps inside of something else. */
  rows?: RawBuilder<unknown>;
  /** What refers: «Договоры». */
  label: string;
  /** What is counted when one of them refers in several rows: the document of a line. */
  counts?: string;
  /** What the column holds: the id, a list of ids, or the code. */
  holds?: 'ids' | 'code';
  /** The register narrowed to what refers; `{id}` is the record's. */
  url?: string;
  /** Without the right the register is closed, and no link leads there. */
  needs?: PermissionName;
}

const lines = (column: string): BookUse[] => [
  { table: 'agreement_items', column, label: 'Договоры, в строках', counts: 'agreement_id' },
  {
    table: 'commercial_offer_items',
    column,
    label: 'Коммерческие предложения, в строках',
    counts: 'commercial_offer_id',
  },
  {
    table: 'addendum_changes',
    column: `added_${column}`,
    label: 'Дополнительные соглашения, в новых строках',
    counts: 'addendum_id',
  },
];
const agreements = (column: string): BookUse => ({
  table: 'agreements',
  column,
  label: 'Договоры',
  url: `/agreements?filter[${column}]={id}`,
  needs: 'agreements.read',
});
const offers = (column: string): BookUse => ({
  table: 'commercial_offers',
  column,
  label: 'Коммерческие предложения',
});
const employees = (column: string): BookUse => ({
  table: 'users',
  column,
  label: 'Сотрудники',
  url: `/handbooks/users?filter[${column}]={id}`,
});
const inCategories = (column: string): BookUse => ({
  table: 'categories',
  column,
  label: 'Категории товаров и услуг',
});
const inProducts = (column: string): BookUse => ({ table: 'products', column, label: 'Товары и услуги' });

const inTypes = (column: string, holds?: 'ids'): BookUse => ({
  table: 'agreement_types',
  column,
  label: 'Типы договоров',
  ...(holds !== undefined && { holds }),
});

/** Conditions that an addendum gives another value; the one before is read as well. */
const changedTerms = (field: string, holds?: 'code'): BookUse => ({
  table: 'addendum_changes',
  column: 'value',
  rows: sql`(
    select c.addendum_id, said.value #>> '{}' as value
    from addendum_changes c, lateral (values (c.old_value), (c.new_value)) said (value)
    where c.field = ${field}) terms`,
  label: 'Дополнительные соглашения, в условиях',
  counts: 'addendum_id',
  ...(holds !== undefined && { holds }),
});

/** Templates that seat the record at a stage or ask for it in a condition; their former versions are read as well. */
const routes = ({
  seat,
  condition,
}: {
  seat?: string;
  condition?: Parameters<typeof askedByRoutes>[0];
}): BookUse => ({
  table: 'chain_template_stages',
  column: 'value',
  rows: sql`(
    select s.template_id, p.ref_id::text as value
    from chain_template_stages s join chain_template_participants p on p.stage_id = s.id
    where p.kind = ${seat ?? null}::text
    union all
    ${askedByRoutes(condition ?? null)}) routes`,
  label: 'Шаблоны цепочек согласования',
  counts: 'template_id',
  url: '/handbooks/chains_templates',
  needs: 'chain_templates.read',
});

/** Who refers to the records of each book; a book that nothing can refer to stands in no line. */
export const BOOK_USAGE: Readonly<Partial<Record<Handbook, readonly BookUse[]>>> = {
  measures: [...lines('measure_id'), inProducts('measure_id'), inCategories('default_measure_id')],
  'decision-reasons': [
    {
      ...offers('decision_reason_id'),
      url: '/commercial-offers?filter[decision_reason_id]={id}',
      needs: 'commercial_offers.read',
    },
  ],
  'job-titles': [employees('job_title_id'), routes({ seat: 'job_title' })],
  'document-types': [
    { table: 'document_versions', column: 'document_type_id', label: 'Файлы документов' },
    inTypes('required_document_type_ids', 'ids'),
  ],
  'agreement-types': [
    agreements('agreement_type_id'),
    {
      table: 'numerators',
      column: 'agreement_type_id',
      label: 'Нумераторы',
      url: '/handbooks/numerators?filter[agreement_type_id]={id}',
      needs: 'settings.manage',
    },
    { table: 'file_templates', column: 'agreement_type_id', label: 'Шаблоны файлов' },
    routes({ condition: 'agreement_type_ids' }),
  ],
  'file-templates': [
    {
      table: 'generated_documents',
      column: 'value',
      rows: sql`(
        select t.documentable_id::text as value
        from generated_documents g join document_versions t on t.id = g.template_version_id
        where t.documentable_type = 'file_template') made`,
      label: 'Составленные по нему документы',
    },
    inTypes('file_template_ids', 'ids'),
    { table: 'document_types', column: 'template_id', label: 'Документы' },
  ],
  'chain-templates': [
    { table: 'approval_chains', column: 'template_id', label: 'Согласования' },
    inTypes('default_chain_template_id'),
  ],
  numerators: [
    { table: 'numerator_counters', column: 'numerator_id', label: 'Выданные номера' },
    inTypes('numerator_id'),
  ],
  currencies: [
    { table: 'agreements', column: 'currency_code', holds: 'code', label: 'Договоры' },
    {
      table: 'commercial_offers',
      column: 'currency_code',
      holds: 'code',
      label: 'Коммерческие предложения',
    },
    changedTerms('currency_code', 'code'),
    { table: 'products', column: 'currency_code', holds: 'code', label: 'Товары и услуги' },
    { table: 'bank_accounts', column: 'currency_code', holds: 'code', label: 'Банковские счета' },
  ],
  'vat-rates': [
    agreements('vat_rate_id'),
    offers('vat_rate_id'),
    ...lines('vat_rate_id'),
    changedTerms('vat_rate_id'),
    inProducts('vat_rate_id'),
    inCategories('default_vat_rate_id'),
    { table: 'counterparties', column: 'default_vat_rate_id', label: 'Контрагенты' },
  ],
  departments: [
    {
      table: 'departments',
      column: 'parent_id',
      label: 'Вложенные подразделения',
      url: '/handbooks/departments?filter[parent_id]={id}',
      needs: 'departments.read',
    },
    agreements('department_id'),
    offers('department_id'),
    employees('department_id'),
    routes({ seat: 'department_head', condition: 'department_ids' }),
  ],
  categories: [
    {
      table: 'categories',
      column: 'parent_id',
      label: 'Вложенные категории',
      url: '/handbooks/categories?filter[parent_id]={id}',
      needs: 'products.read',
    },
    {
      ...inProducts('category_id'),
      url: '/handbooks/categories/{id}?part=products',
      needs: 'products.read',
    },
    offers('category_id'),
    {
      table: 'counterparties',
      column: 'category_ids',
      holds: 'ids',
      label: 'Контрагенты',
      url: '/counterparties/partners?filter[category_id]={id}',
    },
  ],
  products: lines('product_id'),
};
