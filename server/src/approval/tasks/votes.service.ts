import { DECISION_LABELS } from 'shared/contract/approval/approval.labels';
import type { voteInput } from 'shared/contract/approval/approval-task';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Trx } from '../../platform/database/database';
import type { JournalChange } from '../../platform/activity/journal-change';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, Forbidden, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { follow } from '../chains/aftermath.service';
import { type LoadedChain, type LoadedStage, type TaskRow } from '../chains/chains.repository';
import { type HeldChain, holdChainOfTask } from '../chains/held-chain.service';
import { steadyMoment } from '../chains/steady-moment.repository';
import type { Course } from '../engine/chain-state';
import { revoke as takenBack, voteTogether } from '../engine/steps';
import { decisionsOf, needsRemark, revocableUntil } from '../decisions.policy';
import {
  CHANGED_IN_LIST,
  CLOCK_WENT_BACK,
  closedText,
  CONTENT_CHANGED,
  decidedText,
  NO_QUORUM,
  NOT_YOURS,
  otherWordsText,
  overText,
  REFUSAL_TEXTS,
  TOO_LATE,
} from '../refusals.labels';
import { behalfOf } from './behalf';
import { keptRemarks } from './quoted-remarks.service';
import { remarksInLine } from './remark-words';
import { addVote, findStandingVote, findWords, revokeVotes } from './votes.repository';

const DECIDED = { field: 'decision', label: 'Решение' } as const;

interface Step {
  actor: Actor;
  origin: RequestOrigin;
  taskId: number;
}

type Seat = LoadedStage['tasks'][number];

/** The seat and its stage; refuses with 403 when it is another employee's. */
function ownSeat({ stages }: LoadedChain, { actor, taskId }: Step): { stage: LoadedStage; seat: Seat } {
  for (const stage of stages) {
    const seat = stage.tasks.find(({ id }) => id === taskId);
    if (seat === undefined) continue;
    if (seat.assignee_id !== actor.id) throw new Forbidden(NOT_YOURS);
    return { stage, seat };
  }
  throw new Forbidden(NOT_YOURS);
}

/** The seats of the same person at the stage that one decision is counted for, the given one first. */
function together(stage: LoadedStage, seat: Seat, status: TaskRow['status']): Seat[] {
  const others = stage.tasks.filter(
    (each) =>
      each.id !== seat.id &&
      each.assignee_id === seat.assignee_id &&
      each.status === status &&
      // Of decided seats those of one decision: they were closed at one moment.
      each.finished_at === seat.finished_at &&
      each.pass === seat.pass &&
      each.kept_from === null,
  );
  return [seat, ...others];
}

const isHandedOn = ({ status }: Seat) => status === 'forwarded' || status === 'reassigned';

type VoteValues = z.output<typeof voteInput>;

function checkVote(stage: LoadedStage, seat: Seat, input: VoteValues): void {
  const { decision, remark = '', remarks } = input;
  if (decision === 'abstain' && seat.is_required) {
    throw new ValidationFailed({ decision: [REFUSAL_TEXTS.required_abstains] });
  }
  if (!decisionsOf(stage.settings.action, seat.is_required).includes(decision)) {
    throw new ValidationFailed({ decision: ['На этом этапе такое решение не принимают'] });
  }
  if (needsRemark(stage.settings, decision) && remark === '' && remarks.length === 0) {
    const what = decision === 'return' ? 'Напишите, что исправить' : 'Напишите замечание';
    throw new ValidationFailed({ remark: [what] });
  }
}

/** True when the decision that stands has these words already, or none are given: it was sent once more. */
async function isSaid(trx: Trx, taskId: number, { remark = '', remarks }: VoteValues): Promise<boolean> {
  if (remark === '' && remarks.length === 0) return true;
  const said = await findWords(trx, taskId);
  const lines = remarks.map(({ text, clause_ref: clause }) => ({ text, clause_ref: clause || null }));
  return (said?.remark ?? '') === remark && isDeepStrictEqual(said?.lines ?? [], lines);
}

/** What the journal tells of a decision. */
function saidWith({ decision, remark = '', remarks }: VoteValues): JournalChange[] {
  const said: JournalChange[] = [{ ...DECIDED, old: null, new: DECISION_LABELS[decision] }];
  if (remark !== '') said.push({ field: 'remark', label: 'Замечание', old: null, new: remark });
  if (remarks.length > 0)
    said.push({ field: 'remarks', label: 'Замечания', old: null, new: remarksInLine(remarks) });
  return said;
}

async function record(
  deps: Deps,
  trx: Trx,
  step: Step & {
    held: HeldChain;
    action: string;
    onBehalfOfId: number | null;
    changes: readonly JournalChange[];
  },
): Promise<void> {
  const { held, actor, origin, action, onBehalfOfId, changes } = step;
  const { row } = held.loaded;
  await deps.activity.record(trx, {
    actor,
    origin,
    action,
    onBehalfOfId,
    entityType: row.approvable_type,
    entityId: row.approvable_id,
    entityLabel: row.facts.label,
    changes: [...changes],
  });
}

/** Why a stage failed whose last word refused nothing: what those said who refused before; null where it passed. */
async function whyFailed(trx: Trx, { tasks }: LoadedStage, { status }: Course): Promise<string | null> {
  if (status === 'passed') return null;
  const refused = tasks.filter(({ decision }) => decision === 'return' || decision === 'reject');
  for (const { id } of refused) {
    const words = await findWords(trx, id);
    const told = words?.remark ?? words?.lines[0]?.text;
    if (told !== undefined) return told;
  }
  return refused.length === 0 ? NO_QUORUM : null;
}

/**
 * The decision of the employee is counted, once for each of their seats at the stage, and what follows from it has
 * followed. The same decision sent again changes nothing; with other words it is refused, so that none are lost. Refuses
 * with 404, with 403 another's task, with 409 when it is too late, not yet the turn, already decided, or the document is
 * not the one that was read, with 422 when a remark is missing or quotes words that do not stand in the file it names.
 */
export async function vote(
  deps: Deps,
  step: Step & {
    input: VoteValues;
    /** Of the round as it was shown: a decision on a list is refused with 409 when anything has happened since. */
    chainLockVersion?: number;
  },
): Promise<void> {
  const { actor, origin, taskId, input, chainLockVersion } = step;
  const remarks = await keptRemarks(deps, step);
  return deps.transact(async (trx) => {
    const held = await holdChainOfTask(deps, trx, { actor, taskId });
    const { loaded } = held;
    const { row, course } = loaded;
    const { stage, seat } = ownSeat(loaded, step);
    const { decision } = input;
    if (seat.status === 'done' && seat.decision !== null) {
      if (seat.decision === decision && (await isSaid(trx, taskId, input))) return;
      const text = (seat.decision === decision ? otherWordsText : decidedText)(seat.decision);
      throw new Conflict(null, text, { decision: [text] });
    }
    if (row.status !== 'running') throw new Conflict(null, overText(row.status), {});
    if (isHandedOn(seat)) throw new Conflict(null, closedText(seat.status), {});
    if (chainLockVersion !== undefined && chainLockVersion !== row.lock_version) {
      throw new Conflict(null, CHANGED_IN_LIST, {});
    }
    if (input.content_hash !== undefined && input.content_hash !== row.content_hash) {
      throw new Conflict(null, CONTENT_CHANGED, { content_hash: [CONTENT_CHANGED] });
    }
    checkVote(stage, seat, input);
    const seats = together(stage, seat, 'pending');
    const ids = seats.map(({ id }) => id);
    const taken = voteTogether(course, ids, decision);
    if (taken.refusal !== null) throw new Conflict(null, REFUSAL_TEXTS[taken.refusal], {});
    const remark = input.remark || null;
    const at = await steadyMoment(trx, deps.now(), loaded);
    for (const [place, each] of seats.entries()) {
      await addVote(trx, {
        taskId: each.id,
        userId: actor.id,
        onBehalfOfId: behalfOf(each),
        decision,
        remark,
        remarks: place === 0 ? remarks : [],
        fileVersionId: row.document_version_id,
        contentHash: row.content_hash,
        origin,
        at,
      });
    }
    const onBehalfOfId = behalfOf(seat);
    const changes = saidWith(input);
    await record(deps, trx, { ...step, held, action: 'approval.voted', onBehalfOfId, changes });
    const said = remark ?? input.remarks[0]?.text ?? null;
    const comment =
      taken.course.status === 'running'
        ? {}
        : { comment: said ?? (await whyFailed(trx, stage, taken.course)) };
    await follow(deps, { trx, actor, origin, loaded, course: taken.course, ...comment });
  });
}

/**
 * The employee's decision does not stand any more and is asked for again. Refuses with 404, with 403 another's, and
 * with 409 after ten minutes, once the round is over or once others have decided because of it.
 */
export function revoke(deps: Deps, step: Step & { reason: string }): Promise<void> {
  const { actor, origin, taskId, reason } = step;
  return deps.transact(async (trx) => {
    const held = await holdChainOfTask(deps, trx, { actor, taskId });
    const { loaded } = held;
    const { stage, seat } = ownSeat(loaded, step);
    const standing = await findStandingVote(trx, taskId);
    if (standing === null) throw new Conflict(null, REFUSAL_TEXTS.not_decided, {});
    if (loaded.row.status === 'paused') throw new Conflict(null, overText('paused'), {});
    const now = deps.now();
    if (now.getTime() < Date.parse(standing.created_at)) throw new Conflict(null, CLOCK_WENT_BACK, {});
    if (revocableUntil(standing.created_at, now) === null) throw new Conflict(null, TOO_LATE, {});
    const ids = together(stage, seat, 'done').map(({ id }) => id);
    const taken = takenBack(loaded.course, ids);
    if (taken.refusal !== null) {
      const over = taken.refusal === 'over' ? overText(loaded.row.status) : REFUSAL_TEXTS[taken.refusal];
      throw new Conflict(null, over, {});
    }
    await revokeVotes(trx, ids, { at: await steadyMoment(trx, now, loaded), reason });
    await record(deps, trx, {
      ...step,
      held,
      action: 'approval.revoked',
      onBehalfOfId: standing.on_behalf_of_id,
      changes: [
        { ...DECIDED, old: DECISION_LABELS[standing.decision], new: null },
        { field: 'reason', label: 'Причина', old: null, new: reason },
      ],
    });
    await follow(deps, { trx, actor, origin, loaded, course: taken.course });
  });
}
