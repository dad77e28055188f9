import { recordPath } from 'shared/contract/record/record-kind';
import type { Deps } from '../../platform/module';
import type { MovedItem, OpenItem, OpenWork } from '../../users/dismissal/open-work.service';
import { approvalSubjects } from '../approval-subjects.service';
import { readableChain } from '../chains/chain-list';
import { findActive } from '../people/people.repository';
import { handOverSeat } from './seats-of-gone.service';
import {
  countOpenTasks,
  findNamedTasks,
  findOpenTasksOf,
  moveLooseTask,
  type OpenTask,
} from './seats-of-gone.repository';

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
    list: () => '/approvals',
    count: countOpenTasks,
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
      const moved: MovedItem[] = [];
      for (const task of await findOpenTasksOf(trx, from)) {
        if (!task.in_round) {
          await moveLooseTask(trx, task.id, to);
          moved.push(itemOf(task));
          continue;
        }
        const seat = { id: task.id, assignee_id: from, lost: 'work' as const };
        const holder = await handOverSeat(deps, trx, { seat, to: successor ?? null, actor, origin });
        if (holder === null) continue;
        moved.push({ ...itemOf(task), to: { id: holder.id, label: holder.full_name } });
      }
      return moved;
    },
  };
}
