import type { RemarkStatus } from 'shared/contract/approval/approval-status';
import type { Trx } from '../../platform/database/database';
import type { DestroyedQuote } from '../../quotes/kept-quote.service';

/** The remark, the task it was made on and whoever made it; null when there is no such remark. */
export async function findRemark(trx: Trx, id: number) {
  const row = await trx
    .selectFrom('approval_remarks as r')
    .innerJoin('approval_votes as v', 'v.id', 'r.vote_id')
    .select(['v.task_id', 'v.user_id', 'r.text', 'r.clause_ref', 'r.status', 'r.reply'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
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
