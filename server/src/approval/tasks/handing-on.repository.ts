import type { TaskSource } from 'shared/contract/approval/approval-status';
import type { Trx } from '../../platform/database/database';
import type { TaskRow } from '../chains/chains.repository';
import { behalfOf } from './behalf';

export interface HandingOn {
  task: TaskRow;
  to: number;
  /** What becomes of the former seat, and where the new one comes from. */
  as: 'forwarded' | 'reassigned';
  source: TaskSource;
  why: string;
  /** What the new holder is asked for. */
  comment: string | null;
  now: Date;
}

/** The seat is another employee's, with the same place, turn and weight; the former one stays as its past. */
export async function handOn(
  trx: Trx,
  { task, to, as, source, why, comment, now }: HandingOn,
): Promise<number> {
  await trx
    .updateTable('approval_tasks')
    .set({ status: as, finished_at: now })
    .where('id', '=', task.id)
    .execute();
  const original = task.original_assignee_id ?? task.assignee_id;
  // A deputy of a deputy decides for whom they stand in for, a deputy of anybody else for that person.
  const behalf = behalfOf(task) ?? task.assignee_id;
  const isBack = original === to || behalf === to;
  const { id } = await trx
    .insertInto('approval_tasks')
    .values({
      approvable_type: task.approvable_type,
      approvable_id: task.approvable_id,
      chain_id: task.chain_id,
      stage_id: task.stage_id,
      assignee_id: to,
      original_assignee_id: original === to ? null : original,
      source: original === to ? 'rule' : isBack ? 'forwarded' : source,
      on_behalf_of_id: source === 'deputy' && !isBack && behalf !== original ? behalf : null,
      why,
      forward_comment: comment,
      is_required: task.is_required,
      position: task.position,
      pass: task.pass,
      status: task.status,
      due_at: task.due_at,
      created_at: now,
      started_at: task.started_at,
      // Whoever decides because it is late has just been told so.
      ...(source === 'escalated' && { reminded_count: 2, overdue_told_at: now, escalated_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
