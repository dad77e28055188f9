/**
 * Watchers of an agreement are its subscribers alone. The column opened a document besides, and was set by nobody but the
 * demo company.
 */
export default `
insert into record_subscriptions (user_id, resource, record_id, kind, seen_seq)
select distinct w.user_id, 'agreements', a.id, 'agreement', (select seq from activity_head)
from agreements a cross join lateral unnest(a.watcher_ids) w (user_id)
join users u on u.id = w.user_id
on conflict do nothing;

drop index agreements_participants;
alter table agreements drop column participant_ids;
alter table agreements drop column watcher_ids;
alter table agreements add column participant_ids bigint[] not null generated always as (
  array_remove(array[created_by_id, responsible_id, curator_id] || approver_ids, null)
) stored;
create index agreements_participants on agreements using gin (participant_ids) where deleted_at is null;
`;
