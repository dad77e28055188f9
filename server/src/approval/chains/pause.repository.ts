import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';

/** The clock of the round stands still: whoever was asked waits as if it were not their turn, with the term they had. */
export async function stopClock(
  trx: Trx,
  { chainId, ...by }: { chainId: number; at: Date; userId: number; reason: string },
): Promise<void> {
  await trx
    .updateTable('approval_tasks')
    .set({ status: 'waiting' })
    .where('chain_id', '=', chainId)
    .where('status', '=', 'pending')
    .execute();
  await trx
    .updateTable('approval_chains')
    .set((row) => ({
      status: 'paused',
      paused_at: by.at,
      paused_by_id: by.userId,
      pause_reason: by.reason,
      updated_at: by.at,
      lock_version: row('lock_version', '+', 1),
    }))
    .where('id', '=', chainId)
    .execute();
}

/** A row and when it is due from now on. */
export interface NewTerm {
  id: number;
  due: Date | null;
}

/** The clock goes on: those who had been asked are asked again, each with what was left of their term. */
export async function startClock(
  trx: Trx,
  round: { chain: NewTerm; stage: NewTerm | null; tasks: readonly NewTerm[]; at: Date },
): Promise<void> {
  const { chain, stage, tasks, at } = round;
  if (tasks.length > 0) {
    const terms = tasks.map(({ id, due }) => sql`(${id}::bigint, ${due}::timestamptz)`);
    await sql`update approval_tasks t set status = 'pending', due_at = n.due
      from (values ${sql.join(terms)}) as n (id, due) where t.id = n.id`.execute(trx);
  }
  if (stage !== null) {
    await trx.updateTable('approval_stages').set({ due_at: stage.due }).where('id', '=', stage.id).execute();
  }
  await trx
    .updateTable('approval_chains')
    .set((row) => ({
      status: 'running',
      due_at: chain.due,
      paused_at: null,
      paused_by_id: null,
      pause_reason: null,
      resumed_at: at,
      updated_at: at,
      lock_version: row('lock_version', '+', 1),
    }))
    .where('id', '=', chain.id)
    .execute();
}
