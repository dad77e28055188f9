import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import type { ChainRow, LoadedStage } from './chains.repository';

/** One more seat at the end of a stage, asked now or when its turn comes. */
export async function insertSeat(
  trx: Trx,
  seat: { chain: ChainRow; stage: LoadedStage; userId: number; isRequired: boolean; why: string; now: Date },
): Promise<number> {
  const { chain, stage, userId, isRequired, why, now } = seat;
  const last = stage.tasks.reduce((most, { position }) => Math.max(most, position), 0);
  const { id } = await trx
    .insertInto('approval_tasks')
    .values({
      approvable_type: chain.approvable_type,
      approvable_id: chain.approvable_id,
      chain_id: chain.id,
      stage_id: stage.row.id,
      assignee_id: userId,
      source: 'added',
      why,
      is_required: isRequired,
      position: last + 1,
      pass: stage.row.pass,
      status: 'waiting',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The stage and those who are asked have until the moment; they are reminded of it anew. The round has as long when no
 * stage comes after it, and never less.
 */
export async function setDeadline(
  trx: Trx,
  stage: { chainId: number; stageId: number; due: Date; now: Date },
): Promise<void> {
  const { chainId, stageId, due, now } = stage;
  await trx.updateTable('approval_stages').set({ due_at: due }).where('id', '=', stageId).execute();
  await trx
    .updateTable('approval_tasks')
    .set({ due_at: due, reminded_count: 0, overdue_told_at: null, escalated_at: null })
    .where('stage_id', '=', stageId)
    .where('status', '=', 'pending')
    .execute();
  await sql`
    update approval_chains c set lock_version = lock_version + 1, updated_at = ${now}, due_at = case
      when c.due_at < ${due} or not exists (
        select from approval_stages s where s.chain_id = c.id and s.status = 'waiting') then ${due} else c.due_at end
    where c.id = ${chainId}`.execute(trx);
}
