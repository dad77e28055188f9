/**
 * What has to be unique in a book is so among its live records: an archived name, code or article may be used anew.
 * Names that stood twice are told apart by a number first, so that no installation stops at the index.
 */
const within: Readonly<Record<string, string>> = {
  measures: '0',
  currencies: '0',
  document_types: '0',
  agreement_types: '0',
  departments: 'coalesce(parent_id, 0)',
  categories: 'coalesce(parent_id, 0)',
  products: 'category_id',
};

const names = Object.entries(within).map(
  ([table, scope]) => `
update ${table} as t set name = t.name || ' (' || twin.place || ')'
from (
  select id, row_number() over (partition by ${scope}, search_text(name) order by id) as place
  from ${table} where archived_at is null
) as twin
where twin.id = t.id and twin.place > 1;
create unique index ${table}_name_key on ${table} (search_text(name), (${scope})) where archived_at is null;`,
);

const values = [
  ['measures', 'okei_code'],
  ['products', 'article'],
  ['document_types', 'code'],
  ['agreement_types', 'code'],
].map(
  ([table = '', column = '']) => `
alter table ${table} drop constraint ${table}_${column}_key;
create unique index ${table}_${column}_key on ${table} (search_text(${column})) where archived_at is null;`,
);

export default `
create extension if not exists btree_gist;
${names.join('')}
${values.join('')}

create index products_search on products using gin
  (search_text(coalesce(name, '') || ' ' || coalesce(article, '')) gin_trgm_ops);
drop index products_name_search;

-- A rate changes and keeps its code: one code has several periods, and no two of them on the same day.
alter table vat_rates drop constraint vat_rates_code_key;
alter table vat_rates add constraint vat_rates_period exclude using gist
  (code with =, daterange(valid_from, valid_to, '[]') with &&) where (archived_at is null);
`;
