/**
 * What a person wants to hear of: records of any kind, and saved views. The journal says what has changed since; of a
 * view the rows it found last are kept, so that a new one is known by its absence.
 */
export default `
create table record_subscriptions (
  user_id bigint not null references users (id) on delete cascade,
  resource text not null check (length(resource) between 1 and 64),
  record_id bigint not null,
  kind text not null check (length(kind) between 1 and 64),
  seen_seq bigint not null,
  is_waiting boolean not null default false,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, resource, record_id)
);
create index record_subscriptions_record on record_subscriptions (kind, record_id);
create index record_subscriptions_waiting on record_subscriptions (told_at nulls first) where is_waiting;

-- How far the journal has been looked through.
create table subscription_progress (
  id int primary key default 1 check (id = 1),
  seq bigint not null
);
insert into subscription_progress (seq) select seq from activity_head;

create table view_subscriptions (
  user_id bigint not null references users (id) on delete cascade,
  saved_view_id bigint not null references saved_views (id) on delete cascade,
  query text not null,
  known bigint[] not null,
  checked_at timestamptz not null,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, saved_view_id)
);
create index view_subscriptions_view on view_subscriptions (saved_view_id);
create index view_subscriptions_due on view_subscriptions (due_at);
`;
