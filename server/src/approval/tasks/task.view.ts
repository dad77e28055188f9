import { type Decision, REMARKABLE_DECISIONS } from 'shared/contract/approval/approval-status';
import {
  type ApprovalTask,
  type ChangesSinceVote,
  isChangedSince,
} from 'shared/contract/approval/approval-task';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { RecordKind } from 'shared/contract/record/record-kind';
import { changeText } from 'shared/field-text';
import { type WorkCalendar, workingMinutes } from '../../calendar/working-time';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { contentChanges, essentialFields } from '../chain-content';
import { documentView } from '../chains/chain.view';
import { bulkObstacle, decisionsOf, needsRemark, revocableUntil } from '../decisions.policy';
import type { FormerVote } from './inbox.repository';
import type { ListedTask } from './task-list';

const APPROVED: readonly Decision[] = ['approve', 'approve_with_remarks', 'acknowledge'];

export interface TaskReader {
  actor: Actor;
  now: Date;
  calendar: WorkCalendar;
}

/** The two versions of the main text, when it became another one. */
function textsOf({
  before_version_id: before,
  after_version_id: after,
}: FormerVote): ChangesSinceVote['text'] {
  if (before === null || after === null || before === after) return null;
  return { before_version_id: before, after_version_id: after };
}

/** What has become of the document since the reader voted: changed fields in words, and the names of the others. */
export function changesSince(table: FieldTable, former: FormerVote): ChangesSinceVote {
  const { fields, isTextChanged } = contentChanges(table, former.before, former.after);
  const changed = new Set(fields.map(({ field }) => field));
  const kept = Object.entries(essentialFields(table)).filter(
    ([name, { section }]) => !changed.has(name) && section !== null && former.after.fields[name] != null,
  );
  return {
    round: former.round,
    at: former.created_at,
    decision: former.decision,
    fields: fields.map((change) => {
      const { label, old, new: now } = changeText(table, change);
      return { label, old: old ?? null, new: now ?? null };
    }),
    is_file_changed: isTextChanged,
    text: textsOf(former),
    unchanged: kept.map(([, { label }]) => label),
  };
}

function obstacleOf(task: ListedTask, changes: ChangesSinceVote | null): string | null {
  return bulkObstacle({
    action: task.stage.settings.action,
    hasRisks: task.chain.facts.risks.length > 0,
    hasChanged: isChangedSince(changes),
    wasReturned: changes !== null && !APPROVED.includes(changes.decision),
  });
}

/** A task of the inbox as this reader sees it. */
export function taskView(
  { kind, fields }: { kind: RecordKind; fields: FieldTable },
  { task, former }: { task: ListedTask; former: FormerVote | null },
  { actor, now, calendar }: TaskReader,
): ApprovalTask {
  const { chain, stage, vote } = task;
  const { settings, ...stageFacts } = stage;
  const { facts } = chain;
  const isRunning = chain.status === 'running';
  const isOwn = task.assignee_id === actor.id && holds(actor, 'approval_chains.vote');
  const mayVote = isRunning && isOwn && task.status === 'pending';
  const isStanding = isRunning && isOwn && !task.is_followed;
  const until = isStanding && vote !== null ? revocableUntil(vote.created_at, now) : null;
  const isEditor = holds(actor, 'approval_chains.edit');
  const due = task.due_at === null ? null : new Date(task.due_at);
  const awaitsDecision = task.status === 'pending' || task.status === 'waiting';
  const changes = former === null || !awaitsDecision ? null : changesSince(fields, former);
  const obstacle = mayVote ? obstacleOf(task, changes) : null;
  return {
    id: task.id,
    chain_id: task.chain_id,
    chain_lock_version: chain.lock_version,
    document: documentView(kind, { approvable_id: chain.document_id, facts }),
    amount: facts.amount,
    currency_code: facts.currency_code,
    counterparty_name: facts.counterparty_name,
    organization_name: facts.organization_name,
    facts: [...facts.facts],
    risks: [...facts.risks],
    changes,
    file: task.file,
    initiator: task.initiator,
    round: chain.round,
    stage: { ...stageFacts, action: settings.action },
    assignee: task.assignee,
    on_behalf_of: task.on_behalf_of,
    seats: task.seats,
    why: task.why,
    forward_comment: task.forward_comment,
    is_required: task.is_required,
    status: task.status,
    is_overdue: task.status === 'pending' && due !== null && due < now,
    received_at: task.started_at ?? task.created_at,
    viewed_at: task.viewed_at,
    due_at: task.due_at,
    minutes_left: task.status === 'pending' && due !== null ? workingMinutes(calendar, now, due) : null,
    finished_at: task.finished_at,
    vote,
    revocable_until: until?.toISOString() ?? null,
    decisions: mayVote ? decisionsOf(settings.action, task.is_required) : [],
    remark_required_on: REMARKABLE_DECISIONS.filter((decision) => needsRemark(settings, decision)),
    bulk_obstacle: obstacle,
    can: {
      vote: mayVote,
      revoke: until !== null,
      forward: isRunning && task.status === 'pending' && (isEditor || (isOwn && settings.allowForward)),
      add: isRunning && (isEditor || (mayVote && settings.allowAdd)),
      bulk_approve: mayVote && obstacle === null,
    },
  };
}
