import { user, userInput, userRow, userUpdate } from 'shared/contract/user';
import { listRoute } from '../lists/list-route';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { userResource } from './user-resource';
import { create, inviteAgain } from './user-creation.service';
import { get, logOutEverywhere, remove, update } from './users.service';
import { userRowView } from './users.view';

/** Employees and their accounts. */
export function usersRoutes(deps: Deps): void {
  const { app } = deps;
  listRoute(deps, {
    url: '/api/users',
    access: 'authenticated',
    summary: 'Сотрудники',
    resource: userResource,
    row: userRow,
    view: userRowView,
  });
  route(app, {
    method: 'GET',
    url: '/api/users/:id',
    access: 'authenticated',
    summary: 'Карточка сотрудника',
    params: idParams,
    response: user,
    handler: ({ actor, params }) => get(deps.db, actor, params.id),
  });
  route(app, {
    method: 'PATCH',
    url: '/api/users/:id',
    // Own phone and other people's roles are different rights: the policy tells them apart by the fields.
    access: ({ id, permissions }, params) =>
      permissions.has('users.change_roles') ||
      permissions.has('users.update_other') ||
      (permissions.has('users.update_own') && (params as { id?: unknown }).id === String(id)),
    summary: 'Роли, блокировка и телефон сотрудника',
    params: idParams,
    body: userUpdate,
    response: user,
    handler: ({ actor, params, body, origin }) => update(deps, { id: params.id, input: body, actor, origin }),
  });
  accountRoutes(deps);
}

function accountRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: '/api/users',
    access: 'users.create',
    summary: 'Учётная запись для сотрудника; письмо приглашает его придумать пароль',
    body: userInput,
    response: user,
    status: 201,
    handler: ({ actor, body, origin }) => create(deps, body, { actor, origin }),
  });
  route(app, {
    method: 'POST',
    url: '/api/users/:id/invite',
    access: 'users.create',
    summary: 'Приглашение ещё раз; прежняя ссылка больше не действует',
    params: idParams,
    handler: ({ actor, params, origin }) => inviteAgain(deps, params.id, { actor, origin }),
  });
  route(app, {
    method: 'POST',
    url: '/api/users/:id/end-sessions',
    access: 'users.update_other',
    summary: 'Завершение всех сеансов сотрудника',
    params: idParams,
    handler: ({ actor, params, origin }) => logOutEverywhere(deps, params.id, { actor, origin }),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/users/:id',
    access: 'users.delete',
    summary: 'Удаление учётной записи',
    params: idParams,
    handler: ({ actor, params, origin }) => remove(deps, params.id, { actor, origin }),
  });
}
