/**
 * An index for every condition that may be rare and every order that may be long. Trigrams are made of letters as the
 * locale of the database knows them, and the locale C of the embedded one knows no Russian ones: a Russian text had no
 * trigrams at all there, and a search read the whole table. `trigram_text` spells it in letters that every locale knows;
 * different texts may look alike then, so whoever finds by it compares the texts themselves as well.
 */
const texts = (name: string, table: string, ...values: string[]) => `
drop index if exists ${name};
create index ${name} on ${table} using gin (${values.map((value) => `trigram_text(${value}) gin_trgm_ops`).join(', ')});`;

/** Both directions of an order, empty values last. */
const nullable = (table: string, column: string) => `
create index ${table}_by_${column}_desc on ${table} (${column} desc nulls last, id desc) where deleted_at is null;
create index ${table}_by_${column} on ${table} (${column}, id) where deleted_at is null;`;

const sorted = (table: string, column: string, collation = '') => `
create index ${table}_by_${column} on ${table} (${column}${collation}, id) where deleted_at is null;`;

const RUSSIAN = ' collate "und-x-icu"';

export default [
  `
create extension if not exists btree_gin;

create function trigram_text(value text) returns text
  language sql immutable strict parallel safe
  return translate(value, 'абвгдежзийклмнопрстуфхцчшщъыьэюя', 'abcdefghijklmnopqrstuvwxyz012345');
`,
  texts('counterparties_search', 'counterparties', 'search'),
  texts('commercial_offers_search', 'commercial_offers', 'search'),
  texts('products_search', 'products', `search_text(coalesce(name, '') || ' ' || coalesce(article, ''))`),
  texts('activity_logs_words', 'activity_logs', 'search_text(entity_label)'),
  texts('activity_logs_names', 'activity_logs', 'search_text(actor_name)'),
  texts(
    'users_search',
    'users',
    `search_text(full_name || ' ' || email)`,
    `search_text(full_name || ' ' || email || ' ' || coalesce(phone, ''))`,
  ),
  texts('approval_chains_label', 'approval_chains', `search_text(facts ->> 'label')`),
  `
-- Few different values each, any of which may be rare: one index of small lists serves them all, also together.
create index agreements_marks on agreements using gin
  (kind, direction, originals_status, risk_level, confidentiality, (effective_currency_code::text), curator_id,
    vat_rate_id, organization_id, effective_counterparty_id)
  where deleted_at is null;
create index commercial_offers_marks on commercial_offers using gin
  (direction, department_id, category_id, organization_id) where deleted_at is null;
create index addendums_kinds on addendums using gin (kinds) where deleted_at is null;
create index counterparties_type on counterparties (type, name_short${RUSSIAN}, id) where deleted_at is null;
create index counterparties_own on counterparties (name_short${RUSSIAN}, id) where deleted_at is null and is_own;
create index counterparties_archived on counterparties (name_short${RUSSIAN}, id)
  where deleted_at is null and archived_at is not null;
create index products_archived on products (name) where archived_at is not null;
create index products_inactive on products (name) where not is_active;
create index products_by_name on products (name${RUSSIAN}, id);
create index products_by_article_desc on products (article${RUSSIAN} desc nulls last, id desc);
create index products_by_article on products (article${RUSSIAN}, id);
create index products_by_price_desc on products (price desc nulls last, id desc);
create index products_by_price on products (price, id);
create index users_status on users (status, id) where deleted_at is null;
create index users_organization on users (organization_id) where deleted_at is null;

create index approval_tasks_of on approval_tasks (assignee_id, chain_id);
create index approval_chains_status on approval_chains (status, started_at desc, id desc);
create index approval_chains_started on approval_chains (started_at, id);
create index approval_chains_finished on approval_chains (finished_at desc nulls last, id desc);
create index approval_chains_initiator on approval_chains (initiator_id);
`,
  sorted('commercial_offers', 'number', RUSSIAN),
  sorted('commercial_offers', 'title', RUSSIAN),
  sorted('commercial_offers', 'counterparty_name', RUSSIAN),
  nullable('commercial_offers', 'amount'),
  nullable('commercial_offers', 'valid_until'),
  sorted('commercial_offers', 'created_at'),
  sorted('commercial_offers', 'updated_at'),
  sorted('addendums', 'title', RUSSIAN),
  nullable('addendums', 'effective_from'),
  sorted('addendums', 'created_at'),
  sorted('addendums', 'updated_at'),
  sorted('addendums', 'number', RUSSIAN),
  sorted('addendums', 'addendum_date'),
  nullable('counterparties', 'inn'),
  sorted('counterparties', 'status'),
  sorted('counterparties', 'created_at'),
  sorted('counterparties', 'updated_at'),
].join('');
