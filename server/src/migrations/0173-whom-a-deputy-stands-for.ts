/**
 * Whoever stands in for somebody a decision was forwarded to decides for them, not for the participant it was forwarded
 * by: open seats are put right, decisions that were made stay as they were signed.
 */
export default `
alter table approval_tasks add column on_behalf_of_id bigint references users (id);

update approval_tasks t set on_behalf_of_id = f.assignee_id
from approval_tasks f
where t.source = 'deputy' and t.status in ('waiting', 'pending') and f.id = (
  select p.id from approval_tasks p
  where p.stage_id = t.stage_id and p.position = t.position and p.pass = t.pass and p.id < t.id
    and p.status = 'reassigned' and p.source = 'forwarded'
  order by p.id desc limit 1);
`;
