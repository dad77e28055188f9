import type { Decision } from 'shared/contract/approval/approval-status';
import type { Trx } from '../../platform/database/database';
import type { RequestOrigin } from '../../platform/http/actor';
import type { QuoteColumns } from '../../quotes/kept-quote.service';

/** A remark with the words it is about. */
export interface KeptRemark {
  text: string;
  clause_ref?: string | undefined;
  /** Absent of a remark that quotes nothing. */
  quote?: QuoteColumns;
}

export interface NewVote {
  taskId: number;
  userId: number;
  onBehalfOfId: number | null;
  decision: Decision;
  remark: string | null;
  remarks: readonly KeptRemark[];
  fileVersionId: number | null;
  contentHash: string;
  origin: RequestOrigin;
  at: Date;
}

/** Adds the vote with what was remarked on; fails when the seat has one that stands. */
export async function addVote(trx: Trx, vote: NewVote): Promise<void> {
  const { id } = await trx
    .insertInto('approval_votes')
    .values({
      task_id: vote.taskId,
      user_id: vote.userId,
      on_behalf_of_id: vote.onBehalfOfId,
      decision: vote.decision,
      remark: vote.remark,
      document_version_id: vote.fileVersionId,
      content_hash: vote.contentHash,
      ip: vote.origin.ip,
      user_agent: vote.origin.userAgent,
      created_at: vote.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (vote.remarks.length === 0) return;
  await trx
    .insertInto('approval_remarks')
    .values(
      vote.remarks.map(({ text, clause_ref: clause, quote }, at) => ({
        ...quote,
        vote_id: id,
        position: at + 1,
        text,
        clause_ref: clause || null,
      })),
    )
    .execute();
}

/** The votes that stand on these seats do not stand any more. */
export async function revokeVotes(
  trx: Trx,
  taskIds: readonly number[],
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await trx
    .updateTable('approval_votes')
    .set({ revoked_at: at, revoke_reason: reason })
    .where('task_id', 'in', taskIds)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The vote that stands on the seat; null when there is none. */
export async function findStandingVote(trx: Trx, taskId: number) {
  const row = await trx
    .selectFrom('approval_votes')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** What was said with the vote that stands on the seat; null when there is none. */
export async function findWords(
  trx: Trx,
  taskId: number,
): Promise<{ remark: string | null; lines: { text: string; clause_ref: string | null }[] } | null> {
  const vote = await findStandingVote(trx, taskId);
  if (vote === null) return null;
  const lines = await trx
    .selectFrom('approval_remarks')
    .select(['text', 'clause_ref'])
    .where('vote_id', '=', vote.id)
    .orderBy('position')
    .execute();
  return { remark: vote.remark, lines };
}

/** The seat has been opened by its holder; the first time counts, and is answered by true. */
export async function markViewed(trx: Trx, taskId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('approval_tasks')
    .set({ viewed_at: at })
    .where('id', '=', taskId)
    .where('viewed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
