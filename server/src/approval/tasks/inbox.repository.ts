import { sql } from 'kysely';
import type { Decision } from 'shared/contract/approval/approval-status';
import type { ApprovalSummary } from 'shared/contract/approval/approval-task';
import type { Db } from '../../platform/database/database';
import { prepared } from '../../platform/database/prepared';
import type { KeptContent } from '../chain-content';

export interface FormerVote {
  chain_id: number;
  round: number;
  created_at: string;
  decision: Decision;
  /** What was decided on, and what is to be decided on now. */
  before: KeptContent;
  after: KeptContent;
  /** The main text that was decided on, and the one to be decided on; null without one. */
  before_version_id: number | null;
  after_version_id: number | null;
}

/** The employee's last vote on the document of each of these rounds, of an earlier round. */
export async function findFormerVotes(
  db: Db,
  wanted: { userId: number; chainIds: readonly number[] },
): Promise<Map<number, FormerVote>> {
  if (wanted.chainIds.length === 0) return new Map();
  // Asked with every page that holds a repeated round: four tables are joined, and the text is the same for all.
  const { rows } = await sql<FormerVote>`${prepared()}
    select c.id as chain_id, last.round, last.created_at, last.decision, last.content as before, c.content as after,
      last.document_version_id as before_version_id, c.document_version_id as after_version_id
    from approval_chains c
    join lateral (
      select o.round, o.content, o.document_version_id, v.created_at, v.decision
      from approval_chains o join approval_tasks t on t.chain_id = o.id join approval_votes v on v.task_id = t.id
      where o.approvable_type = c.approvable_type and o.approvable_id = c.approvable_id and o.round < c.round
        and v.user_id = ${wanted.userId} and v.revoked_at is null
      order by v.id desc limit 1
    ) last on true
    where c.id = any(${[...wanted.chainIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.chain_id, row]));
}

/** What waits for the employee: documents, not seats. */
export async function countWaiting(
  db: Db,
  userId: number,
  now: Date,
): Promise<Omit<ApprovalSummary, 'oversees'>> {
  const { rows } = await sql<Omit<ApprovalSummary, 'oversees'>>`
    select count(distinct stage_id)::int as waiting,
      count(distinct stage_id) filter (where due_at < ${now})::int as overdue,
      count(distinct stage_id) filter (where viewed_at is null)::int as fresh
    from approval_tasks where assignee_id = ${userId} and status = 'pending' and chain_id is not null`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, overdue: 0, fresh: 0 };
}
