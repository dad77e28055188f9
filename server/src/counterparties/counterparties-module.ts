import { counterparty, counterpartyRow } from 'shared/contract/counterparty';
import { counterpartyCreate, counterpartyUpdate } from 'shared/contract/counterparty-input';
import { listRoute } from '../lists/list-route';
import { addRegister } from '../lists/register-catalogue';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { canOf } from './counterparties.policy';
import { create, get, update } from './counterparties.service';
import { counterpartyResource } from './counterparty-list';
import { counterpartyRegister } from './counterparty-register';

/** Partners and own organisations: read by everybody, changed by those who may. */
export function counterpartiesModule(deps: Deps): void {
  const { app } = deps;
  deps.activity.labels({
    'counterparty.created': 'Создание контрагента',
    'counterparty.updated': 'Изменение контрагента',
  });
  addRegister(app, counterpartyRegister);
  listRoute(deps, {
    url: '/api/counterparties',
    access: 'authenticated',
    summary: 'Контрагенты и свои организации',
    resource: counterpartyResource,
    row: counterpartyRow,
    view: (row, actor) => ({ ...row, can: canOf(actor, row) }),
  });
  route(app, {
    method: 'GET',
    url: '/api/counterparties/:id',
    access: 'authenticated',
    summary: 'Карточка контрагента',
    params: idParams,
    response: counterparty,
    handler: ({ actor, params }) => get(deps, actor, params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/counterparties',
    access: 'counterparties.create',
    summary: 'Новый контрагент',
    body: counterpartyCreate,
    response: counterparty,
    status: 201,
    handler: ({ actor, body, origin }) => create(deps, { actor, origin, input: body }),
  });
  for (const method of ['PUT', 'PATCH'] as const) {
    route(app, {
      method,
      url: '/api/counterparties/:id',
      access: 'counterparties.update',
      summary: 'Изменение контрагента',
      params: idParams,
      body: counterpartyUpdate,
      response: counterparty,
      handler: ({ actor, params, body, origin }) =>
        update(deps, { actor, origin, id: params.id, input: body }),
    });
  }
}
