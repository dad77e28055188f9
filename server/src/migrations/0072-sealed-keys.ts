/** Keys of roots that were replaced: what they signed is verified still, and nothing new is signed with them. */
export default `
create table sealed_keys (
  id bigint generated always as identity primary key,
  -- The root the keys come from, and the one they are sealed under.
  fingerprint text not null,
  sealed_for text not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  unique (fingerprint, sealed_for)
);
create trigger sealed_keys_append_only before update or delete on sealed_keys
  for each row execute function refuse_change();

-- Whose keys the newest line was written with; null until the next line.
alter table activity_head add column key_fingerprint text;
`;
