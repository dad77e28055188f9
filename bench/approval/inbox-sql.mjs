const person = (
  id,
) => `(select json_build_object('id', u.id, 'full_name', u.full_name, 'department_name', d.name)
  from users u left join departments d on d.id = u.department_id where u.id = ${id})`;

/** The first page of an employee's inbox with its total, as an expert would write it by hand. */
export const inboxSql = `
  select t.id, t.chain_id, t.assignee_id, t.status, t.source, t.why, t.is_required, t.viewed_at, t.due_at, t.started_at,
    t.created_at, t.finished_at, c.lock_version, c.round, c.status as chain_status, c.facts, c.content_hash,
    c.approvable_type, c.approvable_id, s.id as stage_id, s.position, s.name, s.settings,
    (select count(*) from approval_stages o where o.chain_id = c.id) as stages,
    ${person('c.initiator_id')} as initiator, ${person('t.assignee_id')} as assignee,
    ${person('t.original_assignee_id')} as on_behalf_of,
    v.id as version_id, v.version, f.original_name, f.sha256,
    (select count(*) from approval_tasks n where n.assignee_id = $1 and n.status = 'pending') as total
  from (select id from approval_tasks where assignee_id = $1 and status = 'pending'
    order by due_at nulls last, id limit 50) page
  join approval_tasks t on t.id = page.id join approval_chains c on c.id = t.chain_id
  join approval_stages s on s.id = t.stage_id
  left join document_versions v on v.id = c.document_version_id left join files f on f.id = v.file_id
  order by t.due_at nulls last, t.id`;
