/** What people put into the genitive while they compose a document is remembered for the next one. */
export default `
create table declensions (
  kind text not null check (kind in ('full_name', 'job_title')),
  nominative text not null,
  genitive text not null,
  corrected_by_id bigint references users (id) on delete set null,
  corrected_at timestamptz not null default now(),
  primary key (kind, nominative)
);
create index declensions_corrected_by_idx on declensions (corrected_by_id) where corrected_by_id is not null;
`;
