import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { BulkApprovalResult } from 'shared/contract/approval/bulk-approval';
import { businessDay } from '../../calendar/business-day';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { HttpError, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import { bulkDecisionOf, HAS_RISKS } from '../decisions.policy';
import { NOT_DECIDED_NOW, SEVERAL_STAGES } from '../refusals.labels';
import { findTasksOf, getTask } from './inbox.service';
import { vote } from './votes.service';

type Result = BulkApprovalResult['data'][number];

interface Together {
  actor: Actor;
  origin: RequestOrigin;
  tasks: readonly { id: number; chain_lock_version: number }[];
}

/** What speaks against approving the document unread; null when nothing does. */
async function obstacleOf(deps: Deps, actor: Actor, task: ApprovalTask): Promise<string | null> {
  if (task.bulk_obstacle !== null) return task.bulk_obstacle;
  const { kind, id } = task.document;
  const wanted = { actor, id, today: businessDay(deps.now()) };
  const { warnings } = await requireSubject(deps.app, kind).underWay(deps.db, wanted);
  return warnings.length > 0 ? HAS_RISKS : null;
}

/** What a round is judged by does not change while it runs: it may be read before the round is held. */
async function approve(
  deps: Deps,
  { actor, origin, task }: Omit<Together, 'tasks'> & { task: Together['tasks'][number] },
): Promise<string | null> {
  const { id: taskId, chain_lock_version: chainLockVersion } = task;
  const shown = await getTask(deps, actor, taskId);
  const obstacle = await obstacleOf(deps, actor, shown);
  if (obstacle !== null) return obstacle;
  const decision = bulkDecisionOf(shown.stage.action) ?? 'approve';
  await vote(deps, { actor, origin, taskId, chainLockVersion, input: { decision, remarks: [] } });
  return null;
}

/** What kept the decision back; a failure of one document leaves the others their own. */
async function messageOf(
  deps: Deps,
  step: Omit<Together, 'tasks'> & { task: Together['tasks'][number] },
): Promise<string | null> {
  try {
    return await approve(deps, step);
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    deps.log.error(error);
    return NOT_DECIDED_NOW;
  }
}

/**
 * Each of the documents is approved by itself, under its own lock and in its own transaction, unless it has risks by now, was
 * returned by the reader before, or anything has happened to its round since it was shown: the answer says so for each.
 * Refuses with 422 documents of which something else is asked.
 */
export async function approveTogether(deps: Deps, { actor, origin, tasks }: Together): Promise<Result[]> {
  const shown = await findTasksOf(
    deps,
    actor,
    tasks.map(({ id }) => id),
  );
  const open = [...shown.values()].filter(({ can }) => can.vote);
  const actions = new Set(open.map(({ stage }) => stage.action));
  if (actions.size > 1) throw new ValidationFailed({ tasks: [SEVERAL_STAGES] }, SEVERAL_STAGES);
  const results: Result[] = [];
  for (const task of tasks) {
    const message = await messageOf(deps, { actor, origin, task });
    results.push({
      task_id: task.id,
      document: shown.get(task.id)?.document ?? null,
      is_approved: message === null,
      message,
    });
  }
  return results;
}
