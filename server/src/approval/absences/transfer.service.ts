import { businessDay } from '../../calendar/business-day';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { holdChainOfTask } from '../chains/held-chain.service';
import { handOver } from '../tasks/handing-on.service';
import { findBegunAbsences, findOpenTasks, updateAbsence } from './absences.repository';
import { findStaff } from '../people/staff.repository';
import { deputised, ownersOf } from './deputies';

/** The task is the deputy's, when there is one; what was decided meanwhile stays as it is. */
async function transferTask(deps: Deps, taskId: number): Promise<void> {
  await deps.transact(async (trx) => {
    const held = await holdChainOfTask(deps, trx, { actor: null, taskId });
    const { row, stages } = held.loaded;
    const task = stages.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
    const isOpen = task?.status === 'pending' || task?.status === 'waiting';
    if (task === undefined || !isOpen || row.status !== 'running') return;
    const day = businessDay(deps.now());
    const document = await held.subject.find(trx, {
      viewer: 'everything',
      id: row.approvable_id,
      today: day,
    });
    const owners = ownersOf(document?.people.authorId, row.initiator_id);
    const staff = await findStaff(trx, day);
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
    });
  });
}

/** What waits for the employee waits for the deputy from now on. */
export async function transferTasksOf(deps: Deps, userId: number): Promise<void> {
  for (const taskId of await findOpenTasks(deps.db, userId)) await transferTask(deps, taskId);
}

/** Whoever is away since today has their waiting tasks decided by the deputy; safe to repeat. */
export async function transferBegun(deps: Deps): Promise<void> {
  for (const { id, user_id: userId } of await findBegunAbsences(deps.db, businessDay(deps.now()))) {
    await transferTasksOf(deps, userId);
    await deps.transact((trx) => updateAbsence(trx, id, { transferred_at: deps.now() }));
  }
}
