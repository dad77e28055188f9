const person = (
  id,
) => `(select json_build_object('id', u.id, 'full_name', u.full_name, 'department_name', d.name)
  from users u left join departments d on d.id = u.department_id where u.id = ${id})`;

/**
 * The first page of an employee's inbox with its total, as an expert would write it by hand: of several seats of theirs
 * at one stage the first, all of them told with it, and of a repeated round what they decided in the one before.
 */
export const inboxSql = `
  with waiting as materialized (
    select t.id, t.due_at from approval_tasks t
    where t.assignee_id = $1 and t.status = 'pending' and t.chain_id is not null and not exists (
      select from approval_tasks f where f.stage_id = t.stage_id and f.assignee_id = t.assignee_id
        and f.pass = t.pass and f.status = t.status and (f.position, f.id) < (t.position, t.id)))
  select t.id, t.chain_id, t.assignee_id, t.status, t.source, t.why, t.is_required, t.viewed_at, t.due_at, t.started_at,
    t.created_at, t.finished_at, c.lock_version, c.round, c.status as chain_status, c.facts, c.content_hash,
    c.approvable_type, c.approvable_id, s.id as stage_id, s.position, s.name, s.settings,
    (select count(*) from approval_stages o where o.chain_id = c.id) as stages,
    ${person('c.initiator_id')} as initiator, ${person('t.assignee_id')} as assignee,
    ${person('t.original_assignee_id')} as on_behalf_of,
    (select json_agg(json_build_object('task_id', e.id, 'on_behalf_of', ${person('e.original_assignee_id')})
        order by e.position, e.id)
      from approval_tasks e where e.stage_id = t.stage_id and e.assignee_id = t.assignee_id and e.pass = t.pass
        and e.status = t.status) as seats,
    v.id as version_id, v.version, f.original_name, f.sha256,
    former.round as former_round, former.created_at as decided_at, former.decision, former.content as content_before,
    case when former.round is not null then c.content end as content_now,
    (select count(*) from waiting) as total
  from (select id from waiting order by due_at nulls last, id limit 50) page
  join approval_tasks t on t.id = page.id join approval_chains c on c.id = t.chain_id
  join approval_stages s on s.id = t.stage_id
  left join document_versions v on v.id = c.document_version_id left join files f on f.id = v.file_id
  left join lateral (
    select o.round, o.content, d.created_at, d.decision
    from approval_chains o join approval_tasks q on q.chain_id = o.id join approval_votes d on d.task_id = q.id
    where c.round > 1 and o.approvable_type = c.approvable_type and o.approvable_id = c.approvable_id
      and o.round < c.round and d.user_id = $1 and d.revoked_at is null
    order by d.id desc limit 1) former on true
  order by t.due_at nulls last, t.id`;
