/**
 * When nightly work was last done, from where renewals are counted, and what an export needs to outlive its worker and
 * not its owner's rights.
 */
export default `
create table job_runs (
  name text primary key,
  -- Both null until the first time.
  succeeded_at timestamptz,
  made_up_at timestamptz
);

-- The end from which renewals are counted and how many there had been by then; null until the next renewal.
alter table agreements
  add column renewal_base_date date,
  add column renewal_base_count int;

alter table export_jobs
  add column attempt int not null default 0,
  -- What the owner's scope opened when the rows were read; null of exports before this column.
  add column scope text;
create index export_jobs_unfinished on export_jobs (owner_id) where status in ('queued', 'running');
`;
