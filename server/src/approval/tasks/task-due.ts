import { sql } from 'kysely';
import type { DueRow, DueSource } from '../../due-dates/due-sources.service';
import { holds } from '../../platform/http/access';

/** By when the employee's own decisions are waited for: nobody sees those of others here. */
export const taskDue: DueSource = {
  kind: 'approval_deadline',
  title: 'Срок согласования',
  canBeLate: true,
  rows: ({ viewer, from, to }) => {
    if (viewer === 'everything' || !holds(viewer, 'approval_chains.vote')) return null;
    return sql<DueRow>`
      select 'approval_task', t.id, (t.due_at at time zone 'Europe/Moscow')::date,
        c.facts ->> 'label', null::text, '/approvals?id=' || t.id, c.facts ->> 'counterparty_name', t.assignee_id,
        (c.facts ->> 'amount')::numeric, c.facts ->> 'currency_code', array[t.assignee_id]
      from approval_tasks t join approval_chains c on c.id = t.chain_id
      where t.status = 'pending' and t.assignee_id = ${viewer.id}
        and (t.due_at at time zone 'Europe/Moscow')::date between ${from}::date and ${to}::date`;
  },
};
