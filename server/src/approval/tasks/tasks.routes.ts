import {
  approvalSummary,
  approvalTask,
  approvalTaskList,
  forwardInput,
  revokeInput,
  voteInput,
} from 'shared/contract/approval/approval-task';
import { bulkApproval, bulkApprovalResult } from 'shared/contract/approval/bulk-approval';
import { listQuery } from '../../lists/list-route';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { approvalChain } from 'shared/contract/approval/approval-chain';
import { remarkResolve } from 'shared/contract/approval/approval-chain-input';
import { getChainOfTask } from '../chains/chain-reading.service';
import { approveTogether } from './bulk-approval.service';
import { forward } from './handing-on.service';
import { findTasks, getSummary, getTask, view } from './inbox.service';
import { taskList } from './task-list';
import { resolve } from './remarks.service';
import { revoke, vote } from './votes.service';

const url = '/api/approval-tasks';
const VOTE = 'approval_chains.vote';
/** Whoever decides, and whoever looks after approvals. */
const reads = (actor: Actor) =>
  holds(actor, VOTE) || holds(actor, 'approval_chains.edit') || holds(actor, 'approval_chains.create');
const forwards = (actor: Actor) => holds(actor, VOTE) || holds(actor, 'approval_chains.edit');

function readingRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url,
    access: reads,
    summary: 'Задачи согласования: ждут моего решения, решённые, все',
    query: listQuery(taskList(app)),
    response: approvalTaskList,
    handler: ({ actor, request }) => findTasks(deps, actor, request.url),
  });
  route(app, {
    method: 'GET',
    url: `${url}/summary`,
    // A head without a part in approvals learns here that the page of the waiting is theirs.
    access: 'authenticated',
    summary: 'Сколько документов ждёт моего решения',
    response: approvalSummary,
    handler: ({ actor }) => getSummary(deps, actor),
  });
  route(app, {
    method: 'GET',
    url: `${url}/:id`,
    access: reads,
    summary: 'Задача согласования',
    params: idParams,
    response: approvalTask,
    handler: ({ actor, params }) => getTask(deps, actor, params.id),
  });
}

function remarkRoute(deps: Deps): void {
  route(deps.app, {
    method: 'POST',
    url: '/api/approval-remarks/:id/resolve',
    access: (actor) => holds(actor, 'approval_chains.create') || holds(actor, 'approval_chains.edit'),
    summary: 'Ответить на замечание согласующего',
    params: idParams,
    body: remarkResolve,
    response: approvalChain,
    handler: async ({ actor, params, body, origin }) => {
      const taskId = await resolve(deps, { actor, origin, id: params.id, input: body });
      return getChainOfTask(deps, actor, taskId);
    },
  });
}

function bulkRoute(deps: Deps): void {
  route(deps.app, {
    method: 'POST',
    url: `${url}/bulk-approve`,
    access: VOTE,
    summary: 'Согласовать несколько документов без замечаний; итог по каждому отдельно',
    body: bulkApproval,
    response: bulkApprovalResult,
    handler: async ({ actor, body, origin }) => ({
      data: await approveTogether(deps, { actor, origin, tasks: body.tasks }),
    }),
  });
}

/** The inbox, and what its owner does with a task. */
export function tasksRoutes(deps: Deps): void {
  const { app } = deps;
  readingRoutes(deps);
  remarkRoute(deps);
  bulkRoute(deps);
  route(app, {
    method: 'POST',
    url: `${url}/:id/vote`,
    access: VOTE,
    summary: 'Принять решение; повтор того же решения ничего не меняет',
    params: idParams,
    body: voteInput,
    response: approvalTask,
    handler: async ({ actor, params, body, origin }) => {
      await vote(deps, { actor, origin, taskId: params.id, input: body });
      return getTask(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/revoke`,
    access: VOTE,
    summary: 'Отозвать своё решение в течение 10 минут',
    params: idParams,
    body: revokeInput,
    response: approvalTask,
    handler: async ({ actor, params, body, origin }) => {
      await revoke(deps, { actor, origin, taskId: params.id, reason: body.reason });
      return getTask(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/forward`,
    access: forwards,
    summary: 'Передать решение другому сотруднику; ответ — согласование целиком',
    params: idParams,
    body: forwardInput,
    response: approvalChain,
    handler: async ({ actor, params, body, origin }) => {
      const { user_id: to, comment } = body;
      await forward(deps, { actor, origin, taskId: params.id, to, comment: comment || null });
      return getChainOfTask(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/viewed`,
    access: VOTE,
    summary: 'Отметить, что задача открыта',
    params: idParams,
    response: approvalTask,
    handler: ({ actor, params }) => view(deps, actor, params.id),
  });
}
