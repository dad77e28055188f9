import type { BulkApprovalResult } from 'shared/contract/approval/bulk-approval';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { HttpError, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { bulkDecisionOf } from '../decisions.policy';
import { NOT_DECIDED_NOW, SEVERAL_STAGES } from '../refusals.labels';
import { findTasksOf, getTask } from './inbox.service';
import { vote } from './votes.service';

type Result = BulkApprovalResult['data'][number];

interface Together {
  actor: Actor;
  origin: RequestOrigin;
  tasks: readonly { id: number; chain_lock_version: number }[];
}

/** What a round is judged by does not change while it runs: it may be read before the round is held. */
async function approve(
  deps: Deps,
  { actor, origin, task }: Omit<Together, 'tasks'> & { task: Together['tasks'][number] },
): Promise<string | null> {
  const { id: taskId, chain_lock_version: chainLockVersion } = task;
  const { stage, bulk_obstacle: obstacle } = await getTask(deps, actor, taskId);
  if (obstacle !== null) return obstacle;
  const decision = bulkDecisionOf(stage.action) ?? 'approve';
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
 * Each of the documents is approved by itself, under its own lock and in its own transaction, unless it has risks, was
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
