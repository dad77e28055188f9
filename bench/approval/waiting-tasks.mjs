import { join } from 'node:path';
import { readData } from '../../tooling/read-area.mjs';

// A stage as the server itself sets it up where no template says otherwise.
const { CHOSEN_STAGE } = readData(join(import.meta.dirname, '../../server/src/approval/stage-settings.ts'));

/** Rounds of two stages for so many agreements: the first employee is asked now, the second one after them. */
export async function addWaitingTasks(client, { count, first, second, initiator }) {
  await client.query('begin');
  const { rows: chains } = await client.query(
    `insert into approval_chains (approvable_type, approvable_id, round, status, initiator_id, started_at,
       content, content_hash, facts)
     select 'agreement', a.id, coalesce((select max(round) from approval_chains o
         where o.approvable_type = 'agreement' and o.approvable_id = a.id), 0) + 1, 'running', $2,
       now() - interval '1 hour', '{}', repeat('0', 64),
       json_build_object('label', 'Договор № ' || a.internal_number, 'amount', a.amount::text,
         'currency_code', a.currency_code, 'counterparty_name', c.name_short, 'organization_name', null,
         'facts', json_build_array(), 'risks', json_build_array())
     from agreements a join counterparties c on c.id = a.counterparty_id
     where a.deleted_at is null and a.status <> 'draft' and not exists (select from approval_chains o
       where o.approvable_type = 'agreement' and o.approvable_id = a.id and o.status in ('draft', 'running', 'paused'))
     order by a.id limit $1 returning id, approvable_id`,
    [count, initiator],
  );
  if (chains.length < count)
    throw new Error(`There are ${chains.length} agreements to ask about, ${count} are wanted`);
  const stages = [
    { position: 1, status: 'active', task: 'pending', user: first },
    { position: 2, status: 'waiting', task: 'waiting', user: second },
  ];
  for (const { position, status, task, user } of stages) {
    await client.query(
      `with made as (
         insert into approval_stages (chain_id, position, name, settings, status, started_at)
         select id, $2::int, 'Этап ' || $2::int, $3::jsonb, $4::text, case when $4::text = 'active' then now() end
         from unnest($1::bigint[]) as c (id) returning id, chain_id)
       insert into approval_tasks (approvable_type, approvable_id, chain_id, stage_id, assignee_id, status, why,
         is_required, position, started_at, created_at, due_at)
       select 'agreement', c.approvable_id, c.id, m.id, $5::bigint, $6::text, 'Назван в маршруте', true, 1,
         case when $6::text = 'pending' then now() end, now(), case when $6::text = 'pending' then now() + (c.id || ' minutes')::interval end
       from made m join approval_chains c on c.id = m.chain_id`,
      [chains.map(({ id }) => id), position, JSON.stringify(CHOSEN_STAGE), status, user, task],
    );
  }
  const ids = chains.map(({ approvable_id: id }) => id);
  await client.query(
    `update agreements set status = 'on_approval', approver_ids = array(select distinct unnest(
       approver_ids || $2::bigint[]) order by 1) where id = any($1::bigint[])`,
    [ids, [first, second]],
  );
  await client.query('commit');
  await client.query('analyze approval_tasks, approval_chains, approval_stages');
  return ids;
}
