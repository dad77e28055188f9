import type { TaskSource } from 'shared/contract/approval/approval-status';
import { businessDay } from '../../calendar/business-day';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import type { Trx } from '../../platform/database/database';
import { holds } from '../../platform/http/access';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { Conflict, Forbidden, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import {
  announceChain,
  noticeChain,
  type NoticeType,
  withdrawRequests,
} from '../chains/chain-notices.service';
import { type ChainRow, loadChain, type TaskRow } from '../chains/chains.repository';
import { saveCourse } from '../chains/course-saving.repository';
import { type HeldChain, holdChainOfTask } from '../chains/held-chain.service';
import { requireOutsider } from '../owners.service';
import type { Seat } from '../engine/chain-state';
import { settled } from '../engine/course';
import { pendingSeats } from '../engine/steps';
import { findActive, findReferences } from '../people/people.repository';
import { handOn } from './handing-on.repository';
import { closedText, NO_FORWARD, noRightText, NOT_YOURS, overText } from '../refusals.labels';
import { steadyMoment } from '../chains/steady-moment.repository';

/** So many seats change hands before whoever asked has the answer: a browser gives up after half a minute. */
export const SEATS_AT_ONCE = 20;

/** What whoever held a seat is told of losing it, unless they have given it away themselves. */
interface Taken {
  why: string | null;
  /** Many go at one moment for one reason, and are told of together: an absence that begins. */
  isOfMany?: boolean;
}

export interface Handing {
  trx: Trx;
  held: HeldChain;
  task: TaskRow;
  to: { id: number; full_name: string };
  as: 'forwarded' | 'reassigned';
  source: TaskSource;
  why: string;
  actor: Actor | null;
  origin: RequestOrigin;
  type: NoticeType;
  /** What stands in the title of the notice instead of the words of the type. */
  title?: string;
  comment?: string | null;
  /** Why it is taken from whoever held it, as they are told; null where they cannot log in to read it. */
  taken: Taken | null;
}

/**
 * Whose turn it is after a seat has changed hands: a person's seats at a stage by turn are asked about together. Answers
 * the seats that are asked about.
 */
async function takeTurns(trx: Trx, chain: ChainRow, now: Date): Promise<Seat[]> {
  const loaded = await loadChain(trx, chain);
  const course = settled(loaded.course);
  const calendar = await findWorkCalendar(trx, businessDay(now));
  await saveCourse(trx, loaded, { course, now, calendar });
  return pendingSeats(course);
}

/** Whoever held the seat and was asked about it learns who decides now, and what they were asked holds no longer. */
async function tellFormer(deps: Deps, handing: Handing, asked: readonly Seat[]): Promise<void> {
  const { trx, held, task, to, taken, actor } = handing;
  const { subject, loaded } = held;
  if (task.status !== 'pending') return;
  const chain = loaded.row;
  const userIds = [task.assignee_id];
  // Somebody may be asked about a seat of their own besides.
  if (!asked.some(({ assigneeId }) => assigneeId === task.assignee_id)) {
    await withdrawRequests(deps, trx, { chain, userIds, now: deps.now() });
  }
  if (taken === null) return;
  const { why, isOfMany = false } = taken;
  await noticeChain(deps, trx, {
    subject,
    chain,
    userIds,
    actorId: actor?.id ?? null,
    type: 'approval_handed_over',
    comment: `теперь решает ${to.full_name}${why === null ? '' : `. ${why}`}`,
    groupKey: isOfMany ? 'approval:handed_over' : `approval:${String(chain.id)}:handed_over`,
  });
}

/**
 * The seat is the other employee's, who sees the document and is told, as is whoever has lost it; the journal and open
 * screens know of it.
 */
export async function handOver(deps: Deps, handing: Handing): Promise<void> {
  const { trx, held, task, to, as, source, why, actor, origin, type, title, comment = null } = handing;
  const { subject, loaded } = held;
  const { row } = loaded;
  const now = await steadyMoment(trx, deps.now(), loaded);
  const former = (await findReferences(trx, [task.assignee_id])).get(task.assignee_id);
  // Whoever stands in for the holder is asked for what the holder was; what the server says of itself asks for nothing.
  const words = as === 'forwarded' ? comment : task.forward_comment;
  const seatId = await handOn(trx, { task, to: to.id, as, source, why, comment: words, now });
  const asked = await takeTurns(trx, row, now);
  await subject.admit(trx, row.approvable_id, [to.id]);
  await deps.activity.record(trx, {
    actor,
    origin,
    action: `approval.${as}`,
    entityType: row.approvable_type,
    entityId: row.approvable_id,
    entityLabel: row.facts.label,
    changes: [
      { field: 'assignee', label: 'Кто решает', old: former?.full_name ?? null, new: to.full_name },
      ...(comment === null ? [] : [{ field: 'comment', label: 'Комментарий', old: null, new: comment }]),
    ],
  });
  await tellFormer(deps, handing, asked);
  if (asked.some(({ id }) => id === seatId)) {
    const stage = loaded.stages.find(({ tasks }) => tasks.some(({ id }) => id === task.id));
    const asks = stage?.settings.action;
    const notice = { subject, chain: row, userIds: [to.id], actorId: actor?.id ?? null, type, asks, comment };
    await noticeChain(deps, trx, { ...notice, ...(title !== undefined && { title }) });
  }
  const people = [task.assignee_id, to.id];
  await announceChain(deps, trx, { subject, chain: row, people, actorId: actor?.id ?? null });
}

/**
 * Another employee decides on the seat. Refuses with 404, with 403 another's task without the right to edit
 * approvals, with 409 where the stage is over or does not forward, with 422 whoever may not decide.
 */
export function forward(
  deps: Deps,
  step: { actor: Actor; origin: RequestOrigin; taskId: number; to: number; comment: string | null },
): Promise<void> {
  const { actor, origin, taskId, to, comment } = step;
  return deps.transact(async (trx) => {
    const held = await holdChainOfTask(deps, trx, { actor, taskId });
    const { row, stages } = held.loaded;
    const stage = stages.find(({ tasks }) => tasks.some(({ id }) => id === taskId));
    const task = stage?.tasks.find(({ id }) => id === taskId);
    if (stage === undefined || task === undefined) throw new Forbidden(NOT_YOURS);
    const isEditor = holds(actor, 'approval_chains.edit');
    if (task.assignee_id !== actor.id && !isEditor) throw new Forbidden(NOT_YOURS);
    if (row.status !== 'running') throw new Conflict(null, overText(row.status), {});
    if (task.status !== 'pending' && task.status !== 'waiting') {
      throw new Conflict(null, closedText(task.status), {});
    }
    if (!stage.settings.allowForward && !isEditor) throw new Conflict(null, NO_FORWARD, {});
    const [person] = await findActive(trx, [to]);
    if (person === undefined) throw new ValidationFailed({ user_id: ['Выберите действующего сотрудника'] });
    if (!person.may_vote) throw new ValidationFailed({ user_id: [noRightText(person.full_name)] });
    if (to === task.assignee_id) throw new ValidationFailed({ user_id: ['Задача уже у этого сотрудника'] });
    await requireOutsider(deps, trx, { held, userId: to });
    // Also whoever has decided already: one person's decisions are not to make up a quorum.
    const isThere = stage.tasks.some(
      ({ assignee_id: assignee, pass, status }) =>
        assignee === to && pass === task.pass && status !== 'forwarded' && status !== 'reassigned',
    );
    if (isThere) throw new ValidationFailed({ user_id: ['Этот сотрудник уже участвует в этапе'] });
    await handOver(deps, {
      trx,
      held,
      task,
      to: person,
      as: 'forwarded',
      source: 'forwarded',
      why: task.why,
      actor,
      origin,
      type: 'approval_requested',
      comment,
      taken: { why: comment },
    });
  });
}
