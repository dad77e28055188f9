import type { Deps } from '../../platform/module';
import type { OpenItem, OpenWork } from '../../users/dismissal/open-work.service';
import { findActive } from '../people/people.repository';
import { handOverSeat } from './seats-of-gone.service';
import { countOpenTasks, findOpenTasksOf, moveLooseTask, type OpenTask } from './seats-of-gone.repository';

const itemOf = ({ id, label }: OpenTask): OpenItem => ({ id, label: label ?? `Задача ${String(id)}` });

/**
 * Decisions that an employee leaves open: whoever takes over their work is told of each, sees its document and stands
 * in its journal; a document they have sent themselves goes to the leaver's deputy or head.
 */
export function approvalWork(deps: Deps): OpenWork {
  return {
    key: 'approval_tasks.assignee_id',
    label: 'Задачи согласования',
    entity: null,
    field: 'assignee',
    count: countOpenTasks,
    find: async (db, userId, limit) => (await findOpenTasksOf(db, userId, limit)).map(itemOf),
    async move(trx, { from, to, actor, origin }) {
      const [successor] = await findActive(trx, [to]);
      const moved: OpenItem[] = [];
      for (const task of await findOpenTasksOf(trx, from, null)) {
        const seat = { id: task.id, assignee_id: from, is_blocked: false };
        let isGiven = true;
        if (task.in_round) {
          isGiven = await handOverSeat(deps, trx, { seat, to: successor ?? null, actor, origin });
        } else await moveLooseTask(trx, task.id, to);
        if (isGiven) moved.push(itemOf(task));
      }
      return moved;
    },
  };
}
