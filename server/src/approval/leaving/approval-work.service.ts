import { recordPath } from 'shared/contract/record/record-kind';
import type { Deps } from '../../platform/module';
import type { MovedItem, OpenItem, OpenWork } from '../../users/dismissal/open-work.service';
import { approvalSubjects } from '../approval-subjects.service';
import { readableChain } from '../chains/chain-list';
import { findActive } from '../people/people.repository';
import { SEATS_AT_ONCE } from '../tasks/handing-on.service';
import { handOverSeat } from './seats-of-gone.service';
import {
  countOpenTasks,
  countTasksLeft,
  findNamedTasks,
  findOpenTasksOf,
  leaveTo,
  moveLooseTask,
  type OpenTask,
} from './seats-of-gone.repository';

const itemOf = ({ id, label }: OpenTask): OpenItem => ({ id, label: label ?? `Задача ${String(id)}` });

/**
 * Decisions that an employee leaves open: whoever takes over their work is told of each, sees its document and stands
 * in its journal; a document they have sent themselves goes to the leaver's deputy or head. What is beyond a handful is
 * handed on behind the answer, and what stands still once it goes on, by the work that follows everybody who is gone.
 */
export function approvalWork(deps: Deps): OpenWork {
  return {
    key: 'approval_tasks.assignee_id',
    label: 'Задачи согласования',
    entity: null,
    field: 'assignee',
    list: () => '/approvals',
    count: countOpenTasks,
    countOnItsWay: countTasksLeft,
    async find(db, { actor, ...part }) {
      const readable = readableChain(deps.app, actor);
      const { rows, total } = await findNamedTasks(db, { ...part, readable });
      const kinds = new Map(approvalSubjects(deps.app).map(({ kind }) => [kind.name, kind]));
      const items = rows.map(({ id, label, kind: name, document_id: document }) => {
        const kind = kinds.get(name);
        const card = kind === undefined ? null : recordPath(kind, document);
        return { id, label, url: card === null ? null : `${card}?tab=approval` };
      });
      return { items, total };
    },
    async move(trx, { from, to, actor, origin }) {
      const [successor] = await findActive(trx, [to]);
      const tasks = await findOpenTasksOf(trx, from);
      const moved: MovedItem[] = [];
      const inRound: OpenTask[] = [];
      for (const task of tasks) {
        if (task.sent_by !== null) inRound.push(task);
        else {
          await moveLooseTask(trx, task.id, to);
          moved.push(itemOf(task));
        }
      }
      const atOnce = inRound.filter(({ stands_still: isStill }) => !isStill).slice(0, SEATS_AT_ONCE);
      for (const task of atOnce) {
        const seat = { id: task.id, assignee_id: from, lost: 'work' as const };
        const holder = await handOverSeat(deps, trx, { seat, to: successor ?? null, actor, origin });
        if (holder === null) continue;
        moved.push({ ...itemOf(task), to: { id: holder.id, label: holder.full_name } });
      }
      const later = inRound.filter((task) => !atOnce.includes(task));
      if (later.length === 0) return moved;
      await leaveTo(
        trx,
        later.map(({ id }) => id),
        to,
      );
      const isTheirs = ({ sent_by: sender }: OpenTask) => successor?.may_vote === true && sender !== to;
      return [...moved, ...later.filter(isTheirs).map(itemOf)];
    },
  };
}
