/** The cards a person has opened last, whatever their kind; whether one is still shown is asked of its register. */
export default `
create table recent_records (
  user_id bigint not null references users (id) on delete cascade,
  resource text not null check (length(resource) between 1 and 64),
  record_id bigint not null,
  opened_at timestamptz not null,
  primary key (user_id, resource, record_id)
);
create index recent_records_last on recent_records (user_id, opened_at desc);
`;
