import { businessDay } from '../../calendar/business-day';
import type { Trx } from '../../platform/database/database';
import { type Actor, type RequestOrigin, SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { deputised } from '../absences/deputies';
import type { SubjectState } from '../approval-subjects.service';
import { noticeChain } from '../chains/chain-notices.service';
import { type HeldChain, holdChainOfTask } from '../chains/held-chain.service';
import { findActive } from '../people/people.repository';
import { ownersOf } from '../people/owners';
import type { Person, Staff } from '../people/staff';
import { findStaff } from '../people/staff.repository';
import type { GoneFollower } from '../../users/dismissal/gone-followers.service';
import { handOver } from '../tasks/handing-on.service';
import { stepAlone } from '../step-alone';
import { LEAVING } from './leaving.labels';
import { claimStuck, findSeatsOfGone, type SeatOfGone } from './seats-of-gone.repository';

/** Who decides in the place of somebody who has left: the deputy, or the head; null when neither may. */
function successorOf(
  staff: Staff,
  { loaded }: HeldChain,
  { goneId, document }: { goneId: number; document: SubjectState | null },
): Person | null {
  const { approvable_type: kind, initiator_id: initiatorId } = loaded.row;
  const owners = ownersOf(document?.people.authorId, initiatorId);
  const deputy = deputised(staff, { person: staff.person(goneId), kind, owners }).assignee;
  if (deputy.id !== goneId && deputy.id !== initiatorId) return deputy;
  return staff.decidingHeadOf(goneId, [goneId, ...owners]);
}

/** Whoever sent the document, wrote it and answers for it learns that nobody can decide; the journal says so. Once. */
async function tellStuck(
  deps: Deps,
  trx: Trx,
  {
    held,
    seat,
    reason,
    document,
  }: { held: HeldChain; seat: Omit<SeatOfGone, 'heir_id'>; reason: string; document: SubjectState | null },
): Promise<void> {
  if (!(await claimStuck(trx, seat.id, deps.now()))) return;
  const { subject, loaded } = held;
  const { row } = loaded;
  const people = [row.initiator_id, document?.people.authorId, document?.people.responsibleId];
  await noticeChain(deps, trx, {
    subject,
    chain: row,
    userIds: people.filter((id): id is number => typeof id === 'number' && id !== seat.assignee_id),
    actorId: null,
    type: 'approval_escalated',
    title: LEAVING.stuck,
    comment: LEAVING.nobody(reason),
  });
  await deps.activity.record(trx, {
    actor: null,
    origin: SYSTEM_ORIGIN,
    action: 'approval.stuck',
    entityType: row.approvable_type,
    entityId: row.approvable_id,
    entityLabel: row.facts.label,
    changes: [{ field: 'assignee', label: 'Кто решает', old: reason, new: null }],
  });
}

interface Leaving {
  seat: Omit<SeatOfGone, 'heir_id'>;
  /** Who takes over if they may; without one, the deputy or the head. */
  to: Person | null;
  actor: Actor | null;
  origin: RequestOrigin;
}

/**
 * The seat is decided by the given employee, or where there is none, or they have sent the document themselves, by the
 * deputy or the head of whoever has left: told so, and seeing the document. Where nobody can, those who answer for the
 * document are told once. Answers who has taken the seat over; null when nobody has.
 */
export async function handOverSeat(
  deps: Deps,
  trx: Trx,
  { seat, to, actor, origin }: Leaving,
): Promise<Person | null> {
  const held = await holdChainOfTask(deps, trx, { actor: null, taskId: seat.id });
  const { row, stages } = held.loaded;
  const task = stages.flatMap(({ tasks }) => tasks).find(({ id }) => id === seat.id);
  if (row.status !== 'running' || (task?.status !== 'pending' && task?.status !== 'waiting')) return null;
  const today = businessDay(deps.now());
  const document = await held.subject.find(trx, { viewer: 'everything', id: row.approvable_id, today });
  const staff = await findStaff(trx, today);
  const given = to === null || to.id === row.initiator_id || !staff.mayVote(to.id) ? null : to;
  const successor = given ?? successorOf(staff, held, { goneId: seat.assignee_id, document });
  const reason = LEAVING.gone(staff.person(seat.assignee_id).full_name, seat.lost);
  if (successor === null) {
    if (task.status === 'pending') await tellStuck(deps, trx, { held, seat, reason, document });
    return null;
  }
  await handOver(deps, {
    trx,
    held,
    task,
    to: successor,
    as: 'reassigned',
    source: 'deputy',
    why: `${task.why}. ${reason}`,
    actor,
    origin,
    type: 'approval_requested',
    title: LEAVING.given,
    comment: reason,
    taken: seat.lost === 'right' ? { why: LEAVING.noRight } : null,
  });
  return successor;
}

/** Work that hands on what waits for somebody who has just been shut out, once that is settled. */
export const GONE_JOB = 'approval.gone';

/** What waits for the employee is handed on as soon as the transaction that shuts them out is through. */
export const followGoneEmployee: GoneFollower = (deps, trx, userId) =>
  deps.jobs.enqueue(GONE_JOB, { userId }, trx);

async function handOverToHeir(deps: Deps, trx: Trx, seat: SeatOfGone): Promise<void> {
  const heirs = seat.heir_id === null ? [] : await findActive(trx, [seat.heir_id]);
  await handOverSeat(deps, trx, { seat, to: heirs[0] ?? null, actor: null, origin: SYSTEM_ORIGIN });
}

/**
 * Seats of people who have left, cannot log in or may not decide any more, of everybody or of the given one, are decided
 * by those who took their work over, their deputies or heads; safe to repeat.
 */
export async function handOverSeatsOfGone(deps: Deps, userId: number | null = null): Promise<void> {
  for (const seat of await findSeatsOfGone(deps.db, userId)) {
    const handingOver = (trx: Trx) => handOverToHeir(deps, trx, seat);
    await stepAlone(deps, () => deps.transact(handingOver));
  }
}
