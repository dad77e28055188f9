import { approvalChain, approvalChainRow } from 'shared/contract/approval/approval-chain';
import {
  approvalChainCreate,
  approvalChainUpdate,
  approvalChainWhole,
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
import { ValidationFailed } from '../../platform/http/errors';
import { idParams, idText } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { alsoNamed } from '../../platform/http/also-named';
import { requireSubject } from '../approval-subjects.service';
import { previewRoute } from './preview.service';
import { chainList } from './chain-list';
import { findLastChainSeen, getChain, getLastChain } from './chain-reading.service';
import { addParticipant, cancel, changeDeadline, finish, recall } from './chain-steps.service';
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

function changingRoutes(deps: Deps): void {
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
  route(app, {
    method: 'PUT',
    url: `${url}/:id`,
    access: EDIT,
    summary: 'Срок этапа, который выполняется: остального в идущем согласовании заново не говорят',
    params: idParams,
    body: approvalChainWhole,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, due_at: due } = body;
      await changeDeadline(deps, { actor, origin, id: params.id, lockVersion, due: new Date(due) });
      return getChain(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'PATCH',
    url: `${url}/:id`,
    access: EDIT,
    summary: 'Изменить срок этапа или добавить участника',
    params: idParams,
    body: approvalChainUpdate,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, due_at: due, participant } = body;
      const step = { actor, origin, id: params.id, lockVersion };
      if ((due === undefined) === (participant === undefined)) {
        throw new ValidationFailed({ due_at: ['Укажите новый срок или участника'] });
      }
      if (due !== undefined) {
        const { stage_id: stageId, moment } =
          typeof due === 'string' ? { stage_id: undefined, moment: due } : due;
        await changeDeadline(deps, { ...step, stageId, due: new Date(moment) });
      }
      if (participant !== undefined) {
        const { user_id: userId, stage_id: stageId, is_required: isRequired } = participant;
        await addParticipant(deps, { ...step, userId, stageId, isRequired });
      }
      return getChain(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: 'approval_chains.delete',
    summary: 'Отменить согласование: документ возвращается в черновики',
    params: idParams,
    body: chainReasonInput,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, reason } = body;
      await cancel(deps, { actor, origin, id: params.id, lockVersion, reason });
      return getChain(deps, actor, params.id);
    },
  });
}

/** Approvals: their list and card, the route before sending, and every step but a vote. */
export function chainsRoutes(deps: Deps): void {
  const { app } = deps;
  readingRoutes(deps);
  changingRoutes(deps);
  route(app, {
    method: 'POST',
    url: `${url}/:id/recall`,
    access: 'authenticated',
    summary: 'Отозвать документ с согласования',
    params: idParams,
    body: chainReasonInput,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, reason } = body;
      await recall(deps, { actor, origin, id: params.id, lockVersion, reason });
      return getChain(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/finish`,
    access: 'approval_chains.force',
    summary: 'Завершить согласование без решения оставшихся участников',
    params: idParams,
    body: chainFinish,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, reason, outcome } = body;
      await finish(deps, { actor, origin, id: params.id, lockVersion, reason, outcome });
      return getChain(deps, actor, params.id);
    },
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/add-participant`,
    access: takesPart,
    summary: 'Добавить участника к этапу',
    params: idParams,
    body: participantAdd,
    response: approvalChain,
    conflict: approvalChain,
    numbersReferences: true,
    handler: async ({ actor, params, body, origin }) => {
      const { lock_version: lockVersion, user_id: userId, stage_id: stageId, is_required: isRequired } = body;
      await addParticipant(deps, { actor, origin, id: params.id, lockVersion, userId, stageId, isRequired });
      return getChain(deps, actor, params.id);
    },
  });
}
