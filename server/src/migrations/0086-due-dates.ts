/** Of what comes due people are told once for each step, and each employee may have one link for a calendar. */
export default `
create table due_reminders (
  kind text not null,
  record_type text not null,
  record_id bigint not null,
  day date not null,
  step int not null,
  told_at timestamptz not null default now(),
  primary key (kind, record_type, record_id, day, step)
);
create index due_reminders_by_day on due_reminders (day);

create table calendar_feeds (
  user_id bigint primary key references users (id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
`;
