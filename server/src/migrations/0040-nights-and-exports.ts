/** When nightly work was last done, and what an export needs to outlive its worker and not its owner's rights. */
export default `
create table job_runs (
  name text primary key,
  succeeded_at timestamptz not null
);

alter table export_jobs
  add column attempt int not null default 0,
  -- What the owner's scope opened when the rows were read; null of exports before this column.
  add column scope text;
create index export_jobs_unfinished on export_jobs (owner_id) where status in ('queued', 'running');
`;
