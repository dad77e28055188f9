import { businessDay } from '../../calendar/business-day';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { holdChainOfTask } from '../chains/held-chain.service';
import { findOwners } from '../owners.service';
import { handOver, SEATS_AT_ONCE } from '../tasks/handing-on.service';
import {
  findBegunAbsences,
  findHeldBack,
  findOpenTasks,
  findTurnsOfAway,
  findTurnsOfBack,
  type TurnOfOwner,
  updateAbsence,
} from './absences.repository';
import { findStaff } from '../people/staff.repository';
import { stepAlone } from '../step-alone';
import { deputised } from './deputies';

/** The task is the deputy's, when there is one; what was decided meanwhile stays as it is. */
async function transferTask(deps: Deps, taskId: number): Promise<void> {
  await deps.transact(async (trx) => {
    const held = await holdChainOfTask(deps, trx, { actor: null, taskId });
    const { row, stages } = held.loaded;
    const task = stages.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
    const isOpen = task?.status === 'pending' || task?.status === 'waiting';
    if (task === undefined || !isOpen || row.status !== 'running') return;
    const owners = await findOwners(deps, trx, held);
    const staff = await findStaff(trx, businessDay(deps.now()));
    const person = staff.person(task.assignee_id);
    const { assignee } = deputised(staff, { person, kind: row.approvable_type, owners });
    if (assignee.id === task.assignee_id) return;
    await handOver(deps, {
      trx,
      held,
      task,
      to: assignee,
      as: 'reassigned',
      source: 'deputy',
      why: task.why,
      actor: null,
      origin: SYSTEM_ORIGIN,
      type: 'approval_requested',
      taken: { why: 'Вы отсутствуете', isOfMany: true },
    });
  });
}

/** The task is its owner's again, who is back since before its turn came. */
async function giveBack(deps: Deps, { id: taskId, owner_id: ownerId }: TurnOfOwner): Promise<void> {
  await deps.transact(async (trx) => {
    const held = await holdChainOfTask(deps, trx, { actor: null, taskId });
    const { row, stages } = held.loaded;
    const task = stages.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
    if (task?.status !== 'pending' || row.status !== 'running' || ownerId === row.initiator_id) return;
    const staff = await findStaff(trx, businessDay(deps.now()));
    const owner = staff.active(ownerId);
    if (owner === null || staff.standIn(ownerId, row.approvable_type) !== null) return;
    await handOver(deps, {
      trx,
      held,
      task,
      to: owner,
      as: 'forwarded',
      source: 'rule',
      why: task.why,
      actor: null,
      origin: SYSTEM_ORIGIN,
      type: 'approval_requested',
      taken: { why: 'Замещение закончилось' },
    });
  });
}

/**
 * Everything absences change in who decides, a seat a step: what waits for whoever is away since today goes to the
 * deputy, of a round that stands still once it goes on, and a turn is decided on the day it comes, not on the day the
 * document was sent: by the deputy of whoever has left since, and by whoever is back since. What a deputy was asked in
 * the days themselves stays with the deputy. May end after any step, and be repeated.
 */
async function* moves(deps: Deps): AsyncGenerator<void, void, void> {
  const today = businessDay(deps.now());
  for (const { id, user_id: userId } of await findBegunAbsences(deps.db, today)) {
    let isWhole = true;
    for (const taskId of await findOpenTasks(deps.db, userId)) {
      isWhole = (await stepAlone(deps, () => transferTask(deps, taskId))) && isWhole;
      yield;
    }
    // What failed is tried again with the next look.
    if (!isWhole) continue;
    await deps.transact((trx) => updateAbsence(trx, id, { transferred_at: deps.now() }));
  }
  for (const taskId of await findHeldBack(deps.db, today)) {
    await stepAlone(deps, () => transferTask(deps, taskId));
    yield;
  }
  for (const taskId of await findTurnsOfAway(deps.db, today)) {
    await stepAlone(deps, () => transferTask(deps, taskId));
    yield;
  }
  for (const turn of await findTurnsOfBack(deps.db, today)) {
    await stepAlone(deps, () => giveBack(deps, turn));
    yield;
  }
}

/** Work that moves the seats of an absence that are too many to be waited for. */
export const ABSENCES_JOB = 'approval.absences';

/** Seats are with whoever decides today; safe to repeat. */
export async function followAbsences(deps: Deps): Promise<void> {
  const steps = moves(deps);
  while ((await steps.next()).done !== true);
}

/** The same without keeping anybody waiting: what is beyond a handful moves behind the answer. */
export async function followAbsencesSoon(deps: Deps): Promise<void> {
  const steps = moves(deps);
  for (let moved = 0; moved < SEATS_AT_ONCE; moved += 1) {
    if ((await steps.next()).done === true) return;
  }
  await deps.jobs.enqueue(ABSENCES_JOB, {});
}
