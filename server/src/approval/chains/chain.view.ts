import type { ApprovalChain, ChainStage, ChainTask } from 'shared/contract/approval/approval-chain';
import { type RecordKind, recordPath } from 'shared/contract/record/record-kind';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { isApproved, type Seat } from '../engine/chain-state';
import { approvalsNeeded } from '../engine/quorum';
import { revoke } from '../engine/steps';
import { SKIPPED, willBeSkipped } from '../route/route.labels';
import type { SubjectUnderWay } from '../approval-subjects.service';
import { isOpenRound, mayPause, revocableUntil } from '../decisions.policy';
import type { ChainHead, TaskPeople } from './chain-reading.repository';
import type { ChainRow, LoadedChain, LoadedStage } from './chains.repository';

export interface Reader {
  actor: Actor;
  now: Date;
  underWay: SubjectUnderWay;
}

interface Shown extends Reader {
  chain: ChainRow;
  course: LoadedChain['course'];
  people: ReadonlyMap<number, TaskPeople>;
}

type Task = LoadedStage['tasks'][number];

/** The document as every answer of approval names it. */
export function documentView(kind: RecordKind, chain: Pick<ChainRow, 'approvable_id' | 'facts'>) {
  return {
    kind: kind.name,
    id: chain.approvable_id,
    label: chain.facts.label,
    url: recordPath(kind, chain.approvable_id),
  };
}

/** No term runs while the round stands still. */
const termOf = ({ due_at: due }: { due_at: string | null }, { status }: Pick<ChainRow, 'status'>) =>
  status === 'paused' ? null : due;

const isPast = (moment: string | null, now: Date) => moment !== null && Date.parse(moment) < now.getTime();

function taskView(task: Task, { settings }: LoadedStage, shown: Shown): ChainTask[] {
  const found = shown.people.get(task.id);
  if (found === undefined) return [];
  const { actor, now, chain } = shown;
  const isRunning = chain.status === 'running';
  const isOwn = task.assignee_id === actor.id && holds(actor, 'approval_chains.vote');
  const isOpen = task.status === 'pending' || task.status === 'waiting';
  const votedAt = found.vote?.created_at;
  const isUnfollowed = revoke(shown.course, [task.id]).refusal === null;
  const isEditor = holds(actor, 'approval_chains.edit');
  return [
    {
      id: task.id,
      assignee: found.assignee,
      on_behalf_of: found.on_behalf_of,
      source: task.source,
      why: task.why,
      forward_comment: task.forward_comment,
      is_required: task.is_required,
      status: task.status,
      stage_id: task.stage_id,
      original_assignee_id: task.original_assignee_id,
      reminded_count: task.reminded_count,
      escalated_at: task.escalated_at,
      is_overdue: task.status === 'pending' && isPast(task.due_at, now),
      viewed_at: task.viewed_at,
      due_at: termOf(task, chain),
      started_at: task.started_at,
      finished_at: task.finished_at,
      vote: found.vote,
      kept: task.kept_from === null ? null : found.kept,
      can: {
        vote: isRunning && isOwn && task.status === 'pending',
        revoke:
          chain.status !== 'paused' &&
          isOwn &&
          votedAt !== undefined &&
          revocableUntil(votedAt, now) !== null &&
          isUnfollowed,
        forward: isRunning && isOpen && (isEditor || (isOwn && settings.allowForward)),
      },
    },
  ];
}

/** Whom a decided stage did not wait for was asked all the same: «3 из 3» stays so when it is over. */
const asked = (seat: Seat): Seat => (seat.status === 'not_needed' ? { ...seat, status: 'waiting' } : seat);

/** Why nobody is asked at the stage, or will not be when its turn comes; null where somebody is. */
function noteOf({ row, settings }: Pick<LoadedStage, 'row' | 'settings'>): string | null {
  const { skipped, status, applies } = row;
  const unmet = settings.unmet ?? [];
  if (skipped === 'condition') return SKIPPED.condition(unmet);
  if (skipped !== null) return SKIPPED[skipped];
  return status === 'waiting' && !applies ? willBeSkipped(unmet) : null;
}

function stageView(loaded: LoadedStage, shown: Shown): ChainStage {
  const { row, settings, tasks } = loaded;
  const stage = shown.course.stages.find(({ position }) => position === row.position);
  const seats = (stage?.seats ?? []).map(asked);
  const ordered = [...tasks].sort((a, b) => b.pass - a.pass || a.position - b.position || a.id - b.id);
  return {
    id: row.id,
    position: row.position,
    name: row.name,
    action: settings.action,
    execution: settings.execution,
    quorum_type: settings.quorumType,
    quorum_value: settings.quorumValue,
    status: row.status,
    pass: row.pass,
    started_at: row.started_at,
    due_at: termOf(row, shown.chain),
    finished_at: row.finished_at,
    note: noteOf(loaded),
    progress: {
      approved: seats.filter(isApproved).length,
      needed: approvalsNeeded(settings, seats),
      seats: seats.length,
    },
    tasks: ordered.flatMap((task) => taskView(task, loaded, shown)),
  };
}

/** Those that were not said when the document was sent. */
function newsAmong(warnings: readonly string[], said: ChainRow['facts']['risks']): string[] {
  return warnings.filter((warning) => !said.some(({ text }) => text === warning));
}

/** The round as this reader sees it. */
export function chainView(
  kind: RecordKind,
  { loaded, head, people }: { loaded: LoadedChain; head: ChainHead; people: ReadonlyMap<number, TaskPeople> },
  reader: Reader,
): ApprovalChain {
  const { row, course } = loaded;
  const { actor, now, underWay } = reader;
  const shown = { ...reader, chain: row, course, people };
  const stages = loaded.stages.map((stage) => stageView(stage, shown));
  const active = loaded.stages.find((stage) => stage.row.status === 'active');
  const pending = active?.tasks.filter(({ status }) => status === 'pending') ?? [];
  const isRunning = row.status === 'running';
  const isOpen = isOpenRound(row.status);
  const isEditor = isRunning && holds(actor, 'approval_chains.edit');
  const own = pending.find(({ assignee_id: id }) => id === actor.id);
  const can = {
    recall: isOpen && underWay.mayRecall,
    cancel: isOpen && holds(actor, 'approval_chains.delete'),
    finish: isRunning && holds(actor, 'approval_chains.force'),
    add_participant: isEditor || (own !== undefined && active?.settings.allowAdd === true),
    edit: isEditor,
    pause: isRunning && mayPause(actor, row),
    resume: row.status === 'paused' && mayPause(actor, row),
  };
  return {
    ...head,
    template_version: row.template_version,
    document_version_id: row.document_version_id,
    id: row.id,
    approvable_type: row.approvable_type,
    approvable_id: row.approvable_id,
    document: documentView(kind, row),
    round: row.round,
    status: row.status,
    started_at: row.started_at,
    created_at: row.started_at,
    updated_at: row.updated_at,
    due_at: termOf(row, row),
    is_overdue: isRunning && (isPast(row.due_at, now) || pending.some(({ due_at: due }) => isPast(due, now))),
    finished_at: row.finished_at,
    stage:
      active === undefined
        ? null
        : { position: active.row.position, of: loaded.stages.length, name: active.row.name },
    waiting_for: pending.flatMap(({ id }) => people.get(id)?.assignee ?? []),
    lock_version: row.lock_version,
    content_hash: row.content_hash,
    warnings: isOpen ? newsAmong(underWay.warnings, row.facts.risks) : [],
    result_comment: row.result_comment,
    cancel_reason: row.cancel_reason,
    stages,
    my_task_id: isRunning ? (own?.id ?? null) : null,
    can,
    available_actions: [
      ...(can.recall ? (['recall'] as const) : []),
      ...(can.finish ? (['finish'] as const) : []),
      ...(can.add_participant ? (['add-participant'] as const) : []),
      ...(can.pause ? (['pause'] as const) : []),
      ...(can.resume ? (['resume'] as const) : []),
    ],
  };
}
