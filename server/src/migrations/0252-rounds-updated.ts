/** When a round last changed, as of every other record that is changed. */
export default `
alter table approval_chains add column updated_at timestamptz not null default now();
update approval_chains set updated_at = greatest(started_at, finished_at, paused_at, resumed_at,
  (select max(greatest(t.created_at, t.started_at, t.viewed_at, t.finished_at)) from approval_tasks t
   where t.chain_id = approval_chains.id));
create index approval_chains_updated_at_idx on approval_chains (updated_at, id);
`;
