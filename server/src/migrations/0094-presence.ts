/**
 * Who has which record open at this moment, over all nodes. Not worth the log of the database: after a crash the browsers
 * come back and enter anew.
 */
export default `
create unlogged table presence (
  channel text not null,
  socket_id text not null,
  user_id bigint not null,
  name text not null,
  seen_at timestamptz not null default now(),
  primary key (channel, socket_id)
);
`;
