import type { ForcedOutcome } from 'shared/contract/approval/approval-status';
import { FORCED_OUTCOME_LABELS } from 'shared/contract/approval/approval.labels';
import { businessDay } from '../../calendar/business-day';
import { formatMoment } from '../../calendar/format-moment';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { Conflict, Forbidden, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import type { Course } from '../engine/chain-state';
import { addSeat, end } from '../engine/steps';
import { findActive } from '../people/people.repository';
import { NO_ADD, noRightText, OWN_SENDING, REFUSAL_TEXTS, WITHOUT_DECISIONS } from '../refusals.labels';
import { follow } from './aftermath.service';
import { announceChain } from './chain-notices.service';
import { insertSeat, setDeadline } from './chain-steps.repository';
import { loadChain, type LoadedStage } from './chains.repository';
import { type HeldChain, holdChain } from './held-chain.service';
import { markCancelled } from './new-chain.repository';
import { requireOutsider } from '../owners.service';
import {
  type ChainStep,
  journalStep,
  requireOpen,
  requireRunning,
  type StepLine,
} from './chain-step.service';
import { steadyMoment } from './steady-moment.repository';

/** A year, in milliseconds: a later moment is a year mistyped. */
const LONGEST_TERM = 366 * 86_400_000;

function stageOf({ loaded }: HeldChain, stageId: number | undefined): LoadedStage {
  const stage = loaded.stages.find(({ row }) =>
    stageId === undefined ? row.status === 'active' : row.id === stageId,
  );
  if (stage === undefined) throw new ValidationFailed({ stage_id: ['Такого этапа в согласовании нет'] });
  return stage;
}

/** Whoever edits approvals adds anybody; whoever decides at a stage adds to it, where the stage lets them. */
function requireAdding({ settings, tasks }: LoadedStage, actor: Actor): void {
  if (holds(actor, 'approval_chains.edit')) return;
  const decides = tasks.some(({ assignee_id: id, status }) => id === actor.id && status === 'pending');
  if (!decides) throw new Forbidden();
  if (!settings.allowAdd) throw new Conflict(null, NO_ADD, {});
}

/**
 * One more employee decides at the stage, the one under way unless another is named. Refuses with 404, 409 a stage that
 * is over, 403, and 422 whoever may not decide.
 */
export function addParticipant(
  deps: Deps,
  step: ChainStep & { userId: number; stageId?: number | undefined; isRequired: boolean },
): Promise<void> {
  const { actor, origin, userId, stageId, isRequired } = step;
  return deps.transact(async (trx) => {
    const held = await holdChain(deps, trx, step);
    requireRunning(held);
    const { row } = held.loaded;
    const stage = stageOf(held, stageId);
    requireAdding(stage, actor);
    const seat = { id: null, assigneeId: userId, originalId: userId, isRequired, decision: null, kept: null };
    const possible = addSeat(held.loaded.course, stage.row.position, seat);
    if (possible.refusal !== null) throw new Conflict(null, REFUSAL_TEXTS[possible.refusal], {});
    const [person] = await findActive(trx, [userId]);
    if (person === undefined) throw new ValidationFailed({ user_id: ['Выберите действующего сотрудника'] });
    if (!person.may_vote) throw new ValidationFailed({ user_id: [noRightText(person.full_name)] });
    await requireOutsider(deps, trx, { held, userId });
    const isThere = stage.tasks.some(
      ({ assignee_id: id, pass, status }) =>
        id === userId && pass === stage.row.pass && status !== 'forwarded' && status !== 'reassigned',
    );
    if (isThere) throw new ValidationFailed({ user_id: ['Этот сотрудник уже участвует в этапе'] });
    const why = `Добавил сотрудник ${actor.name}`;
    const now = await steadyMoment(trx, deps.now(), held.loaded);
    const id = await insertSeat(trx, { chain: row, stage, userId, isRequired, why, now });
    const taken = addSeat(held.loaded.course, stage.row.position, { ...seat, id });
    if (taken.course === null) return;
    await held.subject.admit(trx, row.approvable_id, [userId]);
    await journalStep(deps, held, {
      ...step,
      trx,
      action: 'approval.participant-added',
      field: 'assignee',
      label: 'Участник',
      text: person.full_name,
    });
    // The new row is there already: the course is kept over it.
    const loaded = { ...(await loadChain(trx, row)), course: held.loaded.course };
    await follow(deps, { trx, actor, origin, loaded, course: taken.course });
  });
}

/**
 * The stage, the one under way unless another is named, has until the moment. Refuses with 404, with 409, and with 422 a
 * moment that has passed.
 */
export function changeDeadline(
  deps: Deps,
  step: ChainStep & { stageId?: number | undefined; due: Date },
): Promise<void> {
  const { actor, due } = step;
  return deps.transact(async (trx) => {
    const held = await holdChain(deps, trx, step);
    requireRunning(held);
    const { subject, loaded } = held;
    const stage = stageOf(held, step.stageId);
    if (stage.row.status !== 'active')
      throw new Conflict(null, 'Срок меняют у этапа, который выполняется', {});
    if (due <= deps.now()) throw new ValidationFailed({ due_at: ['Этот момент уже прошёл'] });
    if (due.getTime() > deps.now().getTime() + LONGEST_TERM) {
      throw new ValidationFailed({ due_at: ['Не позже чем через год'] });
    }
    await setDeadline(trx, { chainId: loaded.row.id, stageId: stage.row.id, due, now: deps.now() });
    await journalStep(deps, held, {
      ...step,
      trx,
      action: 'approval.deadline-changed',
      field: 'due_at',
      label: 'Срок этапа',
      text: formatMoment(due),
    });
    const people = stage.tasks.map(({ assignee_id: id }) => id);
    await announceChain(deps, trx, { subject, chain: loaded.row, people, actorId: actor.id });
  });
}

async function over(
  deps: Deps,
  step: ChainStep &
    StepLine & { reason: string; comment: string; status: Course['status']; isCancel: boolean },
): Promise<void> {
  const { actor, origin, reason, comment, status, isCancel } = step;
  await deps.transact(async (trx) => {
    const held = await holdChain(deps, trx, step);
    // What stands still can be taken back; it is decided on only when it has gone on.
    if (isCancel) requireOpen(held);
    else requireRunning(held);
    if (status === 'passed' && held.loaded.row.initiator_id === actor.id) {
      throw new ValidationFailed({ outcome: [OWN_SENDING] }, OWN_SENDING);
    }
    const { course } = end(held.loaded.course, status);
    if (course === null) return;
    if (isCancel) await markCancelled(trx, held.loaded.row.id, { userId: actor.id, reason });
    await journalStep(deps, held, { ...step, trx });
    await follow(deps, { trx, actor, origin, loaded: held.loaded, course, comment, isForced: !isCancel });
  });
}

/** The round is over and the document a draft again. Refuses with 404, and with 409 when it is over already. */
export function cancel(deps: Deps, step: ChainStep & { reason: string }): Promise<void> {
  const line = { action: 'approval.cancelled', field: 'reason', label: 'Причина', text: step.reason };
  return over(deps, { ...step, ...line, comment: step.reason, status: 'cancelled', isCancel: true });
}

/**
 * The round ends as is said, without the decisions still open. Refuses with 404 and 409, and with 422 whoever would
 * approve by it what they have sent themselves.
 */
export function finish(
  deps: Deps,
  step: ChainStep & { reason: string; outcome: ForcedOutcome },
): Promise<void> {
  const { outcome, reason } = step;
  const text = `${FORCED_OUTCOME_LABELS[outcome]}: ${reason}`;
  const line = { action: 'approval.finished', field: 'outcome', label: 'Решение', text };
  // Where the round and its sheet are read, nothing else tells such an end from one that was decided.
  const comment = `${WITHOUT_DECISIONS} (${step.actor.name}): ${reason}`;
  return over(deps, { ...step, ...line, comment, status: outcome, isCancel: false });
}

/** Takes the document back by its own action. Refuses with 404, with 409, and with 403 whoever may not. */
export async function recall(deps: Deps, step: ChainStep & { reason: string }): Promise<void> {
  const { actor, origin, reason } = step;
  const document = await deps.transact(async (trx) => {
    const held = await holdChain(deps, trx, step);
    requireOpen(held);
    const { approvable_id: id } = held.loaded.row;
    const found = await held.subject.find(trx, { viewer: actor, id, today: businessDay(deps.now()) });
    if (found === null) throw new Forbidden();
    return { subject: held.subject, id, lockVersion: found.lockVersion };
  });
  const { subject, ...target } = document;
  try {
    await subject.recall(deps, { ...target, actor, origin, reason });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // Somebody was faster: what is told is the round as it stands, and not their document.
    await deps.transact(async (trx) => {
      requireOpen(await holdChain(deps, trx, step));
    });
    throw new Conflict(null, error.message, {});
  }
}
