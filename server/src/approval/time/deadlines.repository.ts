import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';

/** A seat that waits for a decision and has a deadline, counted from when it was asked, or from the end of a pause. */
export interface TimedTask {
  id: number;
  chain_id: number;
  assignee_id: number;
  started_at: string;
  due_at: string;
  reminded_count: number;
  overdue_told_at: string | null;
  escalated_at: string | null;
  /** Working hours after the deadline; null: nobody is told. */
  escalation_hours: number | null;
}

/** Seats of rounds under way whose deadline may have something to say, beyond the given id. */
export async function findTimedTasks(db: Db, afterId: number, most: number): Promise<TimedTask[]> {
  const { rows } = await sql<TimedTask>`
    select t.id, t.chain_id, t.assignee_id, t.due_at,
      greatest(coalesce(t.started_at, t.created_at), c.resumed_at) as started_at,
      t.reminded_count, t.overdue_told_at, t.escalated_at,
      (s.settings ->> 'escalationAfterHours')::int as escalation_hours
    from approval_tasks t join approval_chains c on c.id = t.chain_id join approval_stages s on s.id = t.stage_id
    where t.status = 'pending' and t.due_at is not null and c.status = 'running' and t.id > ${afterId}
      and (t.reminded_count < 2 or t.overdue_told_at is null or t.escalated_at is null)
    order by t.id limit ${most}`.execute(db);
  return rows;
}

/** Puts down what the holder of the seat was told, unless somebody else has done so; true for the one who did. */
export async function claimTold(
  trx: Trx,
  id: number,
  told: { reminded?: number; overdueAt?: Date; escalatedAt?: Date },
): Promise<boolean> {
  const { reminded, overdueAt, escalatedAt } = told;
  const { rows } = await sql`
    update approval_tasks set
      reminded_count = coalesce(${reminded ?? null}::int, reminded_count),
      overdue_told_at = coalesce(overdue_told_at, ${overdueAt ?? null}::timestamptz),
      escalated_at = coalesce(escalated_at, ${escalatedAt ?? null}::timestamptz)
    where id = ${id} and status = 'pending'
      and (${reminded ?? null}::int is null or reminded_count < ${reminded ?? null}::int)
      and (${overdueAt ?? null}::timestamptz is null or overdue_told_at is null)
      and (${escalatedAt ?? null}::timestamptz is null or escalated_at is null)
    returning id`.execute(trx);
  return rows.length > 0;
}
