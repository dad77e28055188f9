/** Files that are read into rows, checked and then carried into a register; what a person once mapped is kept. */
export default `
create table import_jobs (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users (id),
  resource text not null,
  mode text not null check (mode in ('create', 'update', 'upsert')),
  file_name text not null,
  -- The bytes until they have been read into rows.
  sha256 text,
  extension text not null,
  status text not null default 'uploaded'
    check (status in ('uploaded', 'checked', 'running', 'done', 'failed', 'cancelled')),
  dry_run boolean not null default true,
  columns jsonb not null default '[]',
  mapping jsonb not null default '[]',
  rows_total integer,
  rows_done integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  message text,
  origin jsonb not null default '{}',
  attempt integer not null default 0,
  lock_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);
create index import_jobs_owner on import_jobs (owner_id, id desc);
create index import_jobs_created on import_jobs (created_at);
create index import_jobs_content on import_jobs (sha256) where sha256 is not null;

create table import_rows (
  import_id bigint not null references import_jobs (id) on delete cascade,
  -- As the spreadsheet counts it.
  number integer not null,
  cells jsonb not null,
  key text,
  outcome text check (outcome in ('created', 'updated', 'skipped', 'failed')),
  message text,
  primary key (import_id, number)
);
create index import_rows_waiting on import_rows (import_id, number) where outcome is null;
create index import_rows_failed on import_rows (import_id, number) where outcome = 'failed';
create index import_rows_key on import_rows (import_id, key) where key is not null;

create table import_profiles (
  owner_id bigint not null references users (id),
  resource text not null,
  -- Title of a column → field; null is a column that is left out.
  mapping jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (owner_id, resource)
);
`;
