import type { ApprovalSummary, ApprovalTask } from 'shared/contract/approval/approval-task';
import type { ListOf } from 'shared/contract/list/paging';
import type { WorkCalendar } from '../../calendar/working-time';
import { readRows } from '../../lists/list-reader';
import { findPage, listContext } from '../../lists/lists.service';
import type { Actor } from '../../platform/http/actor';
import { Forbidden, NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { announceRoute } from '../chains/chain-notices.service';
import { oversees } from '../oversight/oversight.service';
import { requireSubject } from '../approval-subjects.service';
import { countWaiting, findFormerVotes } from './inbox.repository';
import { type ListedTask, taskList } from './task-list';
import { taskView } from './task.view';
import { NOT_YOURS } from '../refusals.labels';
import { markViewed } from './votes.repository';

async function shown(deps: Deps, actor: Actor, tasks: readonly ListedTask[]): Promise<ApprovalTask[]> {
  const now = deps.now();
  const calendar: WorkCalendar = new Map(Object.entries(tasks[0]?.calendar ?? {}));
  const repeated = tasks.filter(({ chain }) => chain.round > 1).map(({ chain_id: id }) => id);
  const former = await findFormerVotes(deps.db, { userId: actor.id, chainIds: repeated });
  return tasks.map((task) => {
    const subject = requireSubject(deps.app, task.chain.kind);
    const mine = task.assignee_id === actor.id ? (former.get(task.chain_id) ?? null) : null;
    return taskView(subject, { task, former: mine }, { actor, now, calendar });
  });
}

/** A page of tasks; refuses with 422 what the list does not offer. */
export async function findTasks(deps: Deps, actor: Actor, url: string): Promise<ListOf<ApprovalTask>> {
  const { data, meta } = await findPage(deps, { resource: taskList(deps.app), actor, url });
  return { data: await shown(deps, actor, data), meta };
}

/** Of these tasks, the ones that the reader sees. */
export async function findTasksOf(
  deps: Deps,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, ApprovalTask>> {
  const list = { resource: taskList(deps.app), ids, context: listContext(deps, actor) };
  const tasks = await shown(deps, actor, await readRows(deps.db, list));
  return new Map(tasks.map((task) => [task.id, task]));
}

/** One task; refuses with 404 when there is none, or none for this reader. */
export async function getTask(deps: Deps, actor: Actor, id: number): Promise<ApprovalTask> {
  const task = (await findTasksOf(deps, actor, [id])).get(id);
  if (task === undefined) throw new NotFound('Задача согласования не найдена');
  return task;
}

/** How much waits for the employee. */
export async function getSummary(deps: Deps, actor: Actor): Promise<ApprovalSummary> {
  const counted = await countWaiting(deps.db, actor.id, deps.now());
  return { ...counted, oversees: await oversees(deps, actor) };
}

/** The employee has opened the task, and whoever looks at its route sees so; refuses with 404, and with 403 another's. */
export async function view(deps: Deps, actor: Actor, id: number): Promise<ApprovalTask> {
  const task = await getTask(deps, actor, id);
  if (task.assignee.id !== actor.id) throw new Forbidden(NOT_YOURS);
  if (task.viewed_at !== null) return task;
  const at = deps.now();
  const { document, initiator, chain_id: chainId, chain_lock_version: version } = task;
  await deps.transact(async (trx) => {
    if (!(await markViewed(trx, id, at))) return;
    await announceRoute(deps, trx, {
      subject: requireSubject(deps.app, document.kind),
      chain: { id: chainId, approvable_id: document.id, lock_version: version },
      people: [actor.id, initiator.id],
      actorId: actor.id,
      version,
    });
  });
  return { ...task, viewed_at: at.toISOString() };
}
