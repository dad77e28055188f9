/** A round whose clock stands still: since when, who stopped it and why; and when it last went on. */
export default `
alter table approval_chains add column paused_at timestamptz;
alter table approval_chains add column paused_by_id bigint references users (id);
alter table approval_chains add column pause_reason text;
alter table approval_chains add column resumed_at timestamptz;
alter table approval_chains add constraint approval_chains_paused check (
  status <> 'paused' or (paused_at is not null and pause_reason is not null));
`;
