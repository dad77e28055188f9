import { type RawBuilder, sql } from 'kysely';
import type { HANDBOOK_ROWS } from 'shared/contract/handbook';
import type { Handbook } from 'shared/contract/handbook-names';
import type { z } from 'zod';
import { boolFilter, enumFilter, idFilter } from '../lists/list-filters';
import type { ListFilter, ListResource, ListSort } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';
import { type EmployeeAccess, holds } from '../platform/http/access';

export type HandbookRow<Name extends Handbook> = z.infer<(typeof HANDBOOK_ROWS)[Name]>;

interface Definition {
  title: string;
  table: string;
  access: EmployeeAccess;
  /** Columns besides `id`, `name` and `is_active`, over the alias `h`. */
  columns: RawBuilder<unknown>;
  joins?: RawBuilder<unknown>;
  /** Texts that the search looks at besides the name. */
  searched?: readonly string[];
  sorts?: Readonly<Record<string, ListSort>>;
  filters?: Readonly<Record<string, ListFilter>>;
  defaultSort?: string;
}

const byPosition = { position: { expression: sql`h.position` } };
const byCode = { code: { expression: sql`h.code` } };

/** The books that differ in columns only. */
const DEFINITIONS: Readonly<Record<Handbook, Definition>> = {
  measures: {
    title: 'Единицы измерения',
    table: 'measures',
    access: 'authenticated',
    columns: sql`h.symbol, h.okei_code, h.precision`,
    searched: ['h.symbol', 'h.okei_code'],
    sorts: {
      symbol: { expression: sql`h.symbol collate "und-x-icu"` },
      okei_code: { expression: sql`h.okei_code`, nullable: true },
    },
  },
  'agreement-types': {
    title: 'Виды договоров',
    table: 'agreement_types',
    access: 'authenticated',
    columns: sql`h.code, h.direction, h.kind, h.approval_required, h.retention_years, h.default_notice_days,
      h.default_term_months`,
    searched: ['h.code'],
    sorts: { ...byPosition, ...byCode },
    defaultSort: 'position',
    filters: { approval_required: boolFilter(sql`h.approval_required`) },
  },
  'job-titles': {
    title: 'Должности',
    table: 'job_titles',
    access: 'job_titles.read',
    columns: sql`h.name_genitive, h.category`,
    filters: { category: enumFilter(sql`h.category`, ['head', 'specialist', 'other']) },
  },
  departments: {
    title: 'Подразделения',
    table: 'departments',
    // Whoever reads agreements filters them by department and sees the names there.
    access: (actor) => holds(actor, 'departments.read') || holds(actor, 'agreements.read'),
    columns: sql`h.short_name, h.code, h.parent_id, parent.name as parent_name, head.full_name as head_name`,
    joins: sql`left join departments parent on parent.id = h.parent_id left join users head on head.id = h.head_id`,
    searched: ['h.short_name', 'h.code'],
    sorts: { code: { expression: sql`h.code`, nullable: true } },
    filters: { parent_id: idFilter(sql`h.parent_id`), head_id: idFilter(sql`h.head_id`) },
  },
  categories: {
    title: 'Категории товаров и услуг',
    table: 'categories',
    access: 'products.read',
    columns: sql`h.code, h.kind, h.parent_id, parent.name as parent_name`,
    joins: sql`left join categories parent on parent.id = h.parent_id`,
    searched: ['h.code'],
    sorts: { ...byPosition, code: { expression: sql`h.code`, nullable: true } },
    filters: {
      parent_id: idFilter(sql`h.parent_id`),
      kind: enumFilter(sql`h.kind`, ['goods', 'service', 'work']),
    },
  },
  products: {
    title: 'Товары и услуги',
    table: 'products',
    access: 'products.read',
    columns: sql`category.name as category_name, h.article, measure.symbol as measure_symbol, h.price`,
    joins: sql`join categories category on category.id = h.category_id join measures measure on measure.id = h.measure_id`,
    searched: ['h.article'],
    sorts: {
      article: { expression: sql`h.article`, nullable: true },
      price: { expression: sql`h.price`, nullable: true },
    },
    filters: { category_id: idFilter(sql`h.category_id`) },
  },
  'document-types': {
    title: 'Типы документов',
    table: 'document_types',
    access: 'authenticated',
    columns: sql`h.code, h.is_required, h.needs_signature`,
    sorts: { ...byPosition, ...byCode },
    defaultSort: 'position',
    filters: {
      kind: {
        shape: 'one',
        value: ['agreement', 'addendum', 'offer', 'counterparty'],
        note: 'agreement, addendum, offer, counterparty',
        condition: ({ equal: [kind] }) => sql`${kind ?? ''} = any(h.kinds)`,
      },
    },
  },
  'file-templates': {
    title: 'Шаблоны файлов',
    table: 'file_templates',
    access: 'file_templates.read',
    columns: sql`h.code, h.document_kind, h.version`,
    searched: ['h.code'],
    sorts: byCode,
  },
  'chain-templates': {
    title: 'Шаблоны цепочек согласования',
    table: 'chain_templates',
    access: 'chain_templates.read',
    columns: sql`h.description, h.document_kinds, h.priority, h.version`,
    searched: ['h.description'],
    sorts: { priority: { expression: sql`h.priority` } },
    defaultSort: 'priority',
  },
  'vat-rates': {
    title: 'Ставки НДС',
    table: 'vat_rates',
    access: 'authenticated',
    columns: sql`h.code, h.percent, h.valid_from, h.valid_to`,
    sorts: { ...byPosition, ...byCode, percent: { expression: sql`h.percent`, nullable: true } },
    defaultSort: 'position',
  },
  currencies: {
    title: 'Валюты',
    table: 'currencies',
    access: 'authenticated',
    columns: sql`h.code, h.numeric_code, h.sign`,
    searched: ['h.code', 'h.numeric_code'],
    sorts: { ...byPosition, ...byCode },
    defaultSort: 'position',
  },
};

export interface HandbookResource<Name extends Handbook = Handbook> {
  title: string;
  access: EmployeeAccess;
  list: ListResource<HandbookRow<Name>>;
}

/** A reference book as the shared list mechanism takes it. */
export function handbookResource<Name extends Handbook>(name: Name): HandbookResource<Name> {
  const {
    title,
    table,
    access,
    columns,
    joins,
    searched = [],
    sorts,
    filters,
    defaultSort,
  } = DEFINITIONS[name];
  const texts = ['h.name', ...searched].map((column) => sql`coalesce(${sql.ref(column)}, '')`);
  const haystack = sql`search_text(${sql.join(texts, sql` || ' ' || `)})`;
  return {
    title,
    access,
    list: {
      name,
      from: sql`${sql.table(table)} h`,
      id: sql<number>`h.id`,
      columns: sql<HandbookRow<Name>>`h.id, h.name, h.is_active, ${columns}`,
      ...(joins && { joins }),
      sorts: { name: { expression: sql`h.name collate "und-x-icu"` }, ...sorts },
      defaultSort: defaultSort ?? 'name',
      filters: { is_active: boolFilter(sql`h.is_active`), id: idFilter(sql`h.id`), ...filters },
      search: (text) => containsWords(haystack, text),
      visible: () => sql`h.archived_at is null`,
    },
  };
}
