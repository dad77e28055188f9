/**
 * One index for every order the register offers, one for every filter in the register's own order. The register
 * shows what is neither deleted nor archived; the archive is one more tab. An empty value is last in either
 * direction, which takes two indexes for a column that may be empty.
 */
const LIVE = 'where deleted_at is null and archived_at is null';
const NEWEST = 'agreement_date desc nulls last, id desc';

const sorts = (name: string, column: string) => `
create index agreements_by_${name} on agreements (${column}, id) ${LIVE};`;

const nullableSorts = (name: string, column: string) => `
create index agreements_by_${name}_desc on agreements (${column} desc nulls last, id desc) ${LIVE};
create index agreements_by_${name} on agreements (${column}, id) ${LIVE};`;

const filters = (column: string) => `
create index agreements_of_${column} on agreements (${column}, ${NEWEST}) ${LIVE};`;

export default [
  nullableSorts('agreement_date', 'agreement_date'),
  nullableSorts('end_date', 'end_date'),
  nullableSorts('start_date', 'start_date'),
  nullableSorts('amount', 'amount'),
  nullableSorts('number', 'number collate "und-x-icu"'),
  sorts('title', 'title collate "und-x-icu"'),
  sorts('counterparty_name', 'counterparty_name collate "und-x-icu"'),
  sorts('responsible_name', 'responsible_name collate "und-x-icu"'),
  sorts('status', 'status'),
  sorts('created_at', 'created_at'),
  sorts('updated_at', 'updated_at'),
  filters('status'),
  filters('responsible_id'),
  filters('counterparty_id'),
  filters('organization_id'),
  filters('department_id'),
  filters('agreement_type_id'),
  filters('created_by_id'),
  `
create index agreements_of_responsible_and_status on agreements (responsible_id, status, ${NEWEST}) ${LIVE};
create index agreements_expiring on agreements (end_date, id)
  ${LIVE} and status in ('signed', 'active');
create index agreements_archive on agreements (${NEWEST}) where deleted_at is null and archived_at is not null;
create index agreements_number_search on agreements using gin (number_search gin_trgm_ops) where deleted_at is null;
create index agreements_text_search on agreements using gin (text_search) where deleted_at is null;
create index agreements_participants on agreements using gin (participant_ids) where deleted_at is null;
create index agreements_tags on agreements using gin (tags) where deleted_at is null;
create index agreements_parent on agreements (parent_agreement_id) where parent_agreement_id is not null;
create index agreements_starting on agreements (start_date) where status = 'signed' and deleted_at is null;
create unique index agreements_number_key on agreements
  (organization_id, (extract(year from agreement_date)::int), search_text(number))
  where number is not null and deleted_at is null;
`,
].join('');
