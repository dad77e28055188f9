/** Days of the working calendar are changed by employees: each carries the version it was read at. */
export default `
alter table calendar_days
  add column lock_version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by_id bigint references users (id);
`;
