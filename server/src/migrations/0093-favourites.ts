/** Records a person keeps at hand, whatever their kind; whether one is still shown is asked of its register. */
export default `
create table favourites (
  user_id bigint not null references users (id) on delete cascade,
  resource text not null check (length(resource) between 1 and 64),
  record_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_id, resource, record_id)
);
`;
