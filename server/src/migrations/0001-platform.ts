export default `
create extension if not exists pg_trgm;

create table installation (
  id int primary key default 1 check (id = 1),
  key_fingerprint text not null,
  created_at timestamptz not null default now()
);

create table outbox (
  id bigint generated always as identity primary key,
  channels text[] not null,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_waiting on outbox (id) where sent_at is null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;

create table activity_logs (
  seq bigint primary key,
  occurred_at timestamptz not null,
  actor_id bigint,
  actor_name text,
  on_behalf_of_id bigint,
  action text not null,
  entity_type text not null,
  entity_id bigint,
  entity_label text not null,
  changes jsonb not null default '[]',
  ip text,
  user_agent text,
  request_id text,
  prev_hash text not null,
  hash text not null
);
create index activity_logs_actor on activity_logs (actor_id, seq desc);
create index activity_logs_entity on activity_logs (entity_type, entity_id, seq desc);
create index activity_logs_action on activity_logs (action, seq desc);
create index activity_logs_moment on activity_logs (occurred_at desc);
create index activity_logs_label on activity_logs using gin (entity_label gin_trgm_ops);

-- The newest link of the chain; its row lock is the one lock under which lines are added.
create table activity_head (
  id int primary key default 1 check (id = 1),
  seq bigint not null,
  hash text not null
);
insert into activity_head (seq, hash) values (0, '');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger activity_logs_append_only before update or delete on activity_logs
  for each row execute function refuse_change();
create trigger activity_logs_no_truncate before truncate on activity_logs
  for each statement execute function refuse_change();
`;
