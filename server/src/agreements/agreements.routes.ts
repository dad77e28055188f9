import { activityLog } from 'shared/contract/activity-log';
import { agreement, agreementRow, agreementSummary, listNeighbours } from 'shared/contract/agreement';
import {
  agreementActionInput,
  agreementBulkInput,
  agreementCreate,
  agreementUpdate,
} from 'shared/contract/agreement-input';
import { AGREEMENT_ACTIONS } from 'shared/contract/agreement-status';
import { id } from 'shared/contract/field';
import { listOf } from 'shared/contract/paging';
import { z } from 'zod';
import { idempotencyKeyOf } from '../idempotency/idempotency.service';
import { listQuery, listRoute } from '../lists/list-route';
import { queryStringOf } from '../lists/list-query';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { idParams, idText } from '../platform/http/id-params';
import { ValidationFailed } from '../platform/http/errors';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { act } from './agreement-actions.service';
import { updateMany } from './agreement-bulk.service';
import { create } from './agreement-creation.service';
import { agreementResource } from './agreement-list';
import { findHistory, findNeighbours, summarise } from './agreement-reading.service';
import { get, remove, update } from './agreements.service';
import { rowView } from './agreements.view';

/** A thousand lines with descriptions. */
const BODY_LIMIT = 8 * 1024 * 1024;

const mayChange = (actor: Actor) => holds(actor, 'agreements.edit') || holds(actor, 'agreements.create');

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Укажите целое число больше нуля')
  .transform(Number);

const historyQuery = z.strictObject({
  page: page.default(1),
  per_page: page.pipe(z.int().max(100, 'Не больше 100')).default(20),
});

function readRoutes(deps: Deps): void {
  const { app } = deps;
  listRoute(deps, {
    url: '/api/agreements',
    access: 'agreements.read',
    summary: 'Договоры',
    resource: agreementResource,
    row: agreementRow,
    view: rowView,
  });
  route(app, {
    method: 'GET',
    url: '/api/agreements/summary',
    access: 'agreements.read',
    summary: 'Сколько договоров на каждой вкладке и на какую сумму список',
    query: listQuery(agreementResource),
    response: agreementSummary,
    handler: ({ actor, request }) => summarise(deps, actor, queryStringOf(request.url)),
  });
  route(app, {
    method: 'GET',
    url: '/api/agreements/:id',
    access: 'agreements.read',
    summary: 'Карточка договора',
    params: idParams,
    response: agreement,
    handler: ({ actor, params }) => get(deps, actor, params.id),
  });
  route(app, {
    method: 'GET',
    url: '/api/agreements/:id/neighbours',
    access: 'agreements.read',
    summary: 'Место договора в списке и соседние договоры',
    params: idParams,
    query: listQuery(agreementResource),
    response: listNeighbours,
    handler: ({ actor, params, request }) =>
      findNeighbours(deps, actor, { id: params.id, query: queryStringOf(request.url) }),
  });
  route(app, {
    method: 'GET',
    url: '/api/agreements/:id/history',
    access: 'agreements.read',
    summary: 'История договора',
    params: idParams,
    query: historyQuery,
    response: listOf(activityLog),
    handler: ({ actor, params, query }) =>
      findHistory(deps, actor, { id: params.id, page: query.page, perPage: query.per_page }),
  });
}

function changeRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: '/api/agreements',
    access: 'agreements.create',
    summary: 'Новый договор; заголовок Idempotency-Key делает повтор безопасным',
    body: agreementCreate,
    bodyLimit: BODY_LIMIT,
    response: agreement,
    status: 201,
    handler: ({ actor, body, origin, request }) =>
      create(deps, { actor, origin, input: body, key: idempotencyKeyOf(request) }),
  });
  for (const method of ['PUT', 'PATCH'] as const) {
    route(app, {
      method,
      url: '/api/agreements/:id',
      access: 'agreements.edit',
      summary: 'Изменение договора',
      params: idParams,
      body: agreementUpdate,
      bodyLimit: BODY_LIMIT,
      response: agreement,
      handler: ({ actor, params, body, origin }) =>
        update(deps, { actor, origin, id: params.id, input: body }),
    });
  }
  route(app, {
    method: 'DELETE',
    url: '/api/agreements/:id',
    access: 'agreements.delete',
    summary: 'Удаление договора; lock_version в теле или в строке запроса',
    params: idParams,
    query: z.strictObject({ lock_version: idText.optional() }),
    body: z.strictObject({ lock_version: id.optional() }),
    handler: async ({ actor, params, query, body, origin }) => {
      const lockVersion = body.lock_version ?? query.lock_version;
      if (lockVersion === undefined) throw new ValidationFailed({ lock_version: ['Укажите версию записи'] });
      await remove(deps, { actor, origin, id: params.id, lockVersion });
    },
  });
  route(app, {
    method: 'POST',
    url: '/api/agreements/bulk',
    access: 'agreements.edit',
    summary: 'Изменение нескольких договоров',
    body: agreementBulkInput,
    response: z.object({
      updated: z.int(),
      refused: z.array(z.object({ id, message: z.string() })),
    }),
    handler: ({ actor, body, origin }) => updateMany(deps, { actor, origin }, body),
  });
  route(app, {
    method: 'POST',
    url: '/api/agreements/:id/:action',
    access: mayChange,
    summary: 'Действие с договором',
    params: z.strictObject({ id: idText, action: z.enum(AGREEMENT_ACTIONS) }),
    body: agreementActionInput,
    response: agreement,
    handler: ({ actor, params, body, origin }) => act(deps, { actor, origin, ...params, input: body }),
  });
}

/** Agreements: the register, the card, its changes and its life. */
export function agreementsRoutes(deps: Deps): void {
  readRoutes(deps);
  changeRoutes(deps);
}
