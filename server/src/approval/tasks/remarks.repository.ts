import type { RemarkStatus } from 'shared/contract/approval/approval-status';
import type { Trx } from '../../platform/database/database';

/** The task the remark was made on; null when there is no such remark. */
export async function findRemarkTask(trx: Trx, id: number): Promise<number | null> {
  const row = await trx
    .selectFrom('approval_remarks as r')
    .innerJoin('approval_votes as v', 'v.id', 'r.vote_id')
    .select('v.task_id')
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row?.task_id ?? null;
}

/** What became of the remark, who says so and when. */
export async function resolveRemark(
  trx: Trx,
  id: number,
  answer: { status: RemarkStatus; reply: string | null; byId: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('approval_remarks')
    .set({ status: answer.status, reply: answer.reply, resolved_by_id: answer.byId, resolved_at: answer.at })
    .where('id', '=', id)
    .execute();
}
