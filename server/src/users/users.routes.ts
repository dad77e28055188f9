import { user, userRow, userUpdate } from 'shared/contract/user';
import { listRoute } from '../lists/list-route';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { userResource } from './user-resource';
import { get, remove, update } from './users.service';

/** Employees and their accounts. */
export function usersRoutes(deps: Deps): void {
  const { app } = deps;
  listRoute(deps, {
    url: '/api/users',
    access: 'authenticated',
    summary: 'Сотрудники',
    resource: userResource,
    row: userRow,
    view: (row) => row,
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
    access: ({ permissions }) =>
      permissions.has('users.change_roles') ||
      permissions.has('users.update_other') ||
      permissions.has('users.update_own'),
    summary: 'Роли, блокировка и телефон сотрудника',
    params: idParams,
    body: userUpdate,
    response: user,
    handler: ({ actor, params, body, origin }) => update(deps, { id: params.id, input: body, actor, origin }),
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
