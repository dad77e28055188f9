/** How each person has arranged the product for themselves, one row a setting; the last write of a key wins. */
export default `
create table user_settings (
  user_id bigint not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 160),
  value jsonb not null check (pg_column_size(value) <= 16384),
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
`;
