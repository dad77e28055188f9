import { createHash } from 'node:crypto';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import type { ApprovalVote } from 'shared/contract/approval/approval-chain';
import { canonicalJson } from '../../platform/activity/hash-chain';

type Round = ApprovalSheet['rounds'][number];
type Stage = Round['stages'][number];

const idOf = (user: { id: number } | null | undefined) => user?.id ?? null;

const voteFacts = (vote: ApprovalVote) => ({
  id: vote.id,
  user: vote.user.id,
  on_behalf_of: idOf(vote.on_behalf_of),
  decision: vote.decision,
  remark: vote.remark,
  remarks: vote.remarks.map(({ id, text, clause_ref, status, reply, resolved_by: by }) => ({
    id,
    text,
    clause_ref,
    status,
    reply,
    resolved_by: idOf(by),
  })),
  created_at: vote.created_at,
  revoked_at: vote.revoked_at,
});

const stageFacts = ({ position, name, votes, kept, awaited = [] }: Stage) => ({
  position,
  name,
  votes: votes.map((vote) => ({ ...voteFacts(vote), handed_from: vote.handed_from?.map(idOf) ?? [] })),
  kept: kept.map((vote) => ({ ...voteFacts(vote), round: vote.round })),
  awaited: awaited.map(({ user, on_behalf_of: behalf, handed_from: former = [] }) => ({
    user: user.id,
    on_behalf_of: idOf(behalf),
    handed_from: former.map(idOf),
  })),
});

const roundFacts = (round: Round) => ({
  round: round.round,
  status: round.status,
  initiator: round.initiator.id,
  started_at: round.started_at,
  finished_at: round.finished_at,
  content_hash: round.content_hash,
  result_comment: round.result_comment,
  cancelled_by: idOf(round.cancelled_by),
  cancel_reason: round.cancel_reason ?? null,
  stages: round.stages.map(stageFacts),
});

/**
 * The sum of what a sheet tells, as hex: the same for every sheet of these decisions, whenever it is made. Names and job
 * titles of today, and quotes that may be destroyed, are no part of it: they change without anybody deciding. Sheets on paper bear it:
 * what goes into it stays as it is.
 */
export function sheetSum({ document, rounds }: Pick<ApprovalSheet, 'document' | 'rounds'>): string {
  const facts = { kind: document.kind, id: document.id, rounds: rounds.map(roundFacts) };
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
}
