import type { RemarkStatus } from 'shared/contract/approval/approval-status';
import type { Trx } from '../../platform/database/database';
import type { DestroyedQuote } from '../../quotes/kept-quote.service';

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

/** The words that remarks of the round quote are gone, with what stood around them; the remarks themselves stay. */
export async function destroyQuotes(trx: Trx, chainId: number, destroyed: DestroyedQuote): Promise<void> {
  await trx
    .updateTable('approval_remarks')
    .set(destroyed)
    .where('vote_id', 'in', (db) =>
      db
        .selectFrom('approval_votes as v')
        .innerJoin('approval_tasks as t', 't.id', 'v.task_id')
        .select('v.id')
        .where('t.chain_id', '=', chainId),
    )
    .execute();
}
