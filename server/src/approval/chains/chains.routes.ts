import { approvalChain, approvalChainRow } from 'shared/contract/approval/approval-chain';
import {
  approvalChainCreate,
  chainFinish,
  chainReasonInput,
  participantAdd,
} from 'shared/contract/approval/approval-chain-input';
import { approvalPreview } from 'shared/contract/approval/approval-preview';
import { RESTARTS } from 'shared/contract/approval/approval-status';
import { z } from 'zod';
import { listRoute } from '../../lists/list-route';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { idParams, idText } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { alsoNamed } from '../../platform/http/also-named';
import { requireSubject } from '../approval-subjects.service';
import { previewRoute } from './preview.service';
import { chainChangesRoutes } from './chain-changes.routes';
import { chainList } from './chain-list';
import { chainStepRoute } from './chain-step.routes';
import { findLastChainSeen, getChain, getLastChain } from './chain-reading.service';
import { addParticipant, finish, recall } from './chain-steps.service';
import { documentView } from './chain.view';

const url = '/api/approval-chains';
const CREATE = 'approval_chains.create';
const EDIT = 'approval_chains.edit';

const previewQuery = z.strictObject({
  kind: z.string().min(1).max(64),
  id: idText,
  template_id: idText.optional(),
  restart: z.enum(RESTARTS).default('changed'),
});

const latestQuery = z.strictObject({ kind: z.string().min(1).max(64), id: idText });

const takesPart = (actor: Actor) => holds(actor, EDIT) || holds(actor, 'approval_chains.vote');

function readingRoutes(deps: Deps): void {
  const { app } = deps;
  listRoute(deps, {
    url,
    access: 'authenticated',
    summary: 'Согласования документов, которые сотрудник видит',
    resource: chainList(app),
    row: approvalChainRow,
    view: ({ facts, ...row }) => ({
      ...row,
      created_at: row.started_at,
      document: documentView(requireSubject(app, row.approvable_type).kind, { ...row, facts }),
    }),
  });
  route(app, {
    method: 'GET',
    url: `${url}/preview`,
    access: CREATE,
    summary: 'Маршрут до отправки: кого спросят и почему',
    query: previewQuery,
    response: approvalPreview,
    handler: ({ actor, query }) => {
      const { kind, id, template_id: templateId, restart } = query;
      return previewRoute(deps, { actor, kind, id, choice: { templateId, restart } });
    },
  });
  route(app, {
    method: 'GET',
    url: `${url}/latest`,
    access: 'authenticated',
    summary: 'Последний круг согласования документа; без данных, если документ не отправляли или он не виден',
    query: latestQuery,
    response: z.object({ data: approvalChain.nullable() }),
    handler: async ({ actor, query }) => ({ data: await findLastChainSeen(deps, actor, query) }),
  });
  route(app, {
    method: 'GET',
    url: `${url}/:id`,
    access: 'authenticated',
    summary: 'Согласование: этапы, участники, решения, круги',
    params: idParams,
    response: approvalChain,
    numbersReferences: true,
    handler: ({ actor, params }) => getChain(deps, actor, params.id),
  });
}

function sendingRoute(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url,
    access: CREATE,
    summary: 'Отправить документ на согласование',
    body: alsoNamed(approvalChainCreate, { approvable_type: 'kind', approvable_id: 'id' }),
    response: approvalChain,
    numbersReferences: true,
    status: 201,
    handler: async ({ actor, body, origin }) => {
      const { kind, id, lock_version: lockVersion, template_id: templateId, participants, restart } = body;
      const choice = { templateId, participants, restart };
      await requireSubject(app, kind).send(deps, { actor, origin, id, lockVersion, choice });
      return getLastChain(deps, actor, { kind, id });
    },
  });
}

/** Approvals: their list and card, the route before sending, and every step but a vote. */
export function chainsRoutes(deps: Deps): void {
  readingRoutes(deps);
  sendingRoute(deps);
  chainChangesRoutes(deps);
  chainStepRoute(deps, {
    name: 'recall',
    access: 'authenticated',
    summary: 'Отозвать документ с согласования',
    body: chainReasonInput,
    take: (call, { reason }) => recall(deps, { ...call, reason }),
  });
  chainStepRoute(deps, {
    name: 'finish',
    access: 'approval_chains.force',
    summary: 'Завершить согласование без решения оставшихся участников',
    body: chainFinish,
    take: (call, { reason, outcome }) => finish(deps, { ...call, reason, outcome }),
  });
  chainStepRoute(deps, {
    name: 'add-participant',
    access: takesPart,
    summary: 'Добавить участника к этапу',
    body: participantAdd,
    take: (call, { user_id: userId, stage_id: stageId, is_required: isRequired }) =>
      addParticipant(deps, { ...call, userId, stageId, isRequired }),
  });
}
