import { sql } from 'kysely';
import type { ApprovalVote } from 'shared/contract/approval/approval-chain';
import type { UserReference } from 'shared/contract/list/reference';
import type { Db } from '../../platform/database/database';
import { representedBy, userJson, voteJson } from '../chains/people-json';

/** Job titles of the employees today, by their numbers. */
export async function findJobTitles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, j.name from users u join job_titles j on j.id = u.job_title_id
    where u.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Who held each seat of a round before its present holder and decides on it no more, the first of them first: whoever
 * a deputy stands in for is not among them, nor anybody of a seat that is its owner's again.
 */
export async function findFormerHolders(db: Db, chainId: number): Promise<Map<number, UserReference[]>> {
  const { rows } = await sql<{ task_id: number; former: UserReference[] }>`
    select t.id as task_id, json_agg(${userJson(sql`f.assignee_id`)} order by f.id) as former
    from approval_tasks t join approval_tasks f on f.stage_id = t.stage_id and f.pass = t.pass
      and f.position = t.position and f.id < t.id
      and coalesce(f.original_assignee_id, f.assignee_id) = coalesce(t.original_assignee_id, t.assignee_id)
    where t.chain_id = ${chainId} and t.source <> 'rule' and f.status in ('forwarded', 'reassigned')
      and f.assignee_id <> t.assignee_id and not (f.source = 'deputy' and f.status = 'reassigned')
      and not (t.source = 'deputy' and f.assignee_id = ${representedBy('t')})
    group by t.id`.execute(db);
  return new Map(rows.map(({ task_id: taskId, former }) => [taskId, former]));
}

/** The decisions of a round that were taken back, the oldest first, by the seat they were made on. */
export async function findRevokedVotes(db: Db, chainId: number): Promise<Map<number, ApprovalVote[]>> {
  const { rows } = await sql<{ task_id: number; votes: ApprovalVote[] }>`
    select v.task_id, json_agg(${voteJson} order by v.created_at, v.id) as votes
    from approval_votes v join approval_tasks t on t.id = v.task_id
    where t.chain_id = ${chainId} and v.revoked_at is not null group by v.task_id`.execute(db);
  return new Map(rows.map(({ task_id: taskId, votes }) => [taskId, votes]));
}

/** The main text of every round of a document, the newest round first. */
export async function findRoundFiles(
  db: Db,
  document: { kind: string; id: number },
): Promise<{ round: number; sha256: string }[]> {
  const { rows } = await sql<{ round: number; sha256: string }>`
    select c.round, f.sha256 from approval_chains c
    join document_versions v on v.id = c.document_version_id join files f on f.id = v.file_id
    where c.approvable_type = ${document.kind} and c.approvable_id = ${document.id} order by c.round desc`.execute(
    db,
  );
  return rows;
}

/** True when the journal holds the link under its number; nothing at all was written before the first. */
export async function holdsLink(db: Db, link: { seq: number; hash: string }): Promise<boolean> {
  const { rows } = await sql`
    select from activity_logs where seq = ${link.seq} and hash = ${link.hash}`.execute(db);
  return rows.length > 0;
}

/** True when something was done with the approval of the document after the link of this number. */
export async function goesOnSince(
  db: Db,
  document: { kind: string; id: number },
  seq: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from activity_logs where entity_type = ${document.kind} and entity_id = ${document.id} and seq > ${seq}
      and (action like 'approval.%' or action in (${sql.join(
        ['passed', 'returned', 'rejected', 'recall'].map((end) => `${document.kind}.${end}`),
      )}))
    limit 1`.execute(db);
  return rows.length > 0;
}
