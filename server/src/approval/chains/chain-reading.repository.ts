import { sql } from 'kysely';
import type { ApprovalChain, ApprovalVote } from 'shared/contract/approval/approval-chain';
import type { UserReference } from 'shared/contract/list/reference';
import type { Db } from '../../platform/database/database';
import { momentJson, representedBy, userJson, voteJson } from './people-json';
import { otherFilesJson } from './document-files.repository';

export interface TaskPeople {
  id: number;
  assignee: UserReference;
  on_behalf_of: UserReference | null;
  /** The vote that stands. */
  vote: ApprovalVote | null;
  kept: { round: number; file_version: number | null; vote: ApprovalVote } | null;
}

/** The people of a round's seats, what they decided, and the approvals of earlier rounds that stand. */
export async function findTaskPeople(db: Db, chainId: number): Promise<Map<number, TaskPeople>> {
  const { rows } = await sql<TaskPeople>`
    select t.id, ${userJson(sql`t.assignee_id`)} as assignee,
      ${userJson(representedBy('t'))} as on_behalf_of,
      (select ${voteJson} from approval_votes v where v.task_id = t.id and v.revoked_at is null) as vote,
      (select json_build_object('round', kc.round, 'file_version',
          (select d.version from document_versions d where d.id = v.document_version_id), 'vote', ${voteJson})
        from approval_votes v join approval_tasks kt on kt.id = v.task_id join approval_chains kc on kc.id = kt.chain_id
        where v.id = t.kept_vote_id) as kept
    from approval_tasks t where t.chain_id = ${chainId}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type ChainHead = Pick<
  ApprovalChain,
  'template' | 'initiator' | 'cancelled_by' | 'paused' | 'file' | 'other_files' | 'rounds'
>;

/** What stands around the stages of a round: its people, its text, the other rounds of the document. */
export async function findChainHead(db: Db, chainId: number): Promise<ChainHead | null> {
  const { rows } = await sql<ChainHead>`
    select case when t.id is not null then
        json_build_object('id', t.id, 'name', t.name, 'version', c.template_version) end as template,
      ${userJson(sql`c.initiator_id`)} as initiator, ${userJson(sql`c.cancelled_by_id`)} as cancelled_by,
      case when c.status = 'paused' then json_build_object('at', ${momentJson('c.paused_at')}, 'reason', c.pause_reason,
        'by', ${userJson(sql`c.paused_by_id`)}) end as paused,
      (select json_build_object('version_id', v.id, 'name', f.original_name, 'version', v.version,
          'sha256', f.sha256, 'url', '/files/' || v.id)
        from document_versions v join files f on f.id = v.file_id where v.id = c.document_version_id) as file,
      ${otherFilesJson} as other_files,
      (select json_agg(json_build_object('id', o.id, 'round', o.round, 'status', o.status, 'started_at', ${momentJson('o.started_at')},
          'finished_at', ${momentJson('o.finished_at')}, 'file_version',
          (select d.version from document_versions d where d.id = o.document_version_id)) order by o.round desc)
        from approval_chains o
        where o.approvable_type = c.approvable_type and o.approvable_id = c.approvable_id) as rounds
    from approval_chains c left join chain_templates t on t.id = c.template_id where c.id = ${chainId}`.execute(
    db,
  );
  return rows[0] ?? null;
}
