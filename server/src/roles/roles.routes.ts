import {
  extensionPermission,
  permission,
  role,
  roleInput,
  roleRow,
  roleUpdate,
  roleWhole,
} from 'shared/contract/access/role';
import { bookChoice } from 'shared/contract/books/book-schema';
import { listRoute } from '../lists/list-route';
import { getRow } from '../lists/listed-row';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { bodyNamedRoutes } from '../records/naming/body-named.routes';
import { removalInput, removalVersion } from '../records/naming/removal-version';
import { historyRoute } from '../records/record-history.routes';
import { extensionResource, extensionView, permissionResource } from './permission-resource';
import { roleResource } from './role-resource';
import { roleSource } from './role-source';
import { roleCan } from './roles.policy';
import type { ListedRole } from './roles.repository';
import { create, get, remove, update } from './roles.service';

/** Roles and the rights they may give. */
export function rolesRoutes(deps: Deps): void {
  listRoute(deps, {
    url: '/api/roles',
    access: 'roles.read',
    summary: 'Роли',
    resource: roleResource,
    row: roleRow,
    view: (row, actor) => ({ ...row, can: roleCan(actor, row) }),
  });
  listRoute(deps, {
    url: '/api/permissions',
    access: 'roles.read',
    summary: 'Права, которые может давать роль',
    resource: permissionResource,
    row: permission,
    view: (row) => row,
  });
  listRoute(deps, {
    url: '/api/extension-permissions',
    access: 'roles.read',
    summary: 'Дополнительные права: их тоже может давать роль, и каждое даёт другое право или охват данных',
    resource: extensionResource,
    row: extensionPermission,
    view: extensionView,
  });
  route(deps.app, {
    method: 'GET',
    url: '/api/permissions/:id',
    access: 'roles.read',
    summary: 'Право, которое может давать роль',
    params: idParams,
    response: permission,
    handler: ({ actor, params }) => getRow(deps, permissionResource, { actor, id: params.id }),
  });
  historyRoute(deps, roleSource, 'roles.read');
  choiceRoutes(deps);
  changeRoutes(deps);
}

const choiceOf = ({ id, name }: ListedRole) => ({ id, name });

/** Names alone, which the list of employees shows to everybody: whoever asks a role to approve need not read its rights. */
function choiceRoutes(deps: Deps): void {
  listRoute(deps, {
    url: '/api/roles/choices',
    access: 'authenticated',
    summary: 'Роли: названия для выбора',
    resource: roleResource,
    row: bookChoice,
    view: choiceOf,
  });
  route(deps.app, {
    method: 'GET',
    url: '/api/roles/choices/:id',
    access: 'authenticated',
    summary: 'Роли: название роли',
    params: idParams,
    response: bookChoice,
    handler: async ({ actor, params }) =>
      choiceOf(await getRow(deps, roleResource, { actor, id: params.id })),
  });
}

function changeRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/roles/:id',
    access: 'roles.read',
    summary: 'Роль и её права',
    params: idParams,
    response: role,
    handler: ({ actor, params }) => get(deps.db, actor, params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/roles',
    access: 'roles.create',
    summary: 'Новая роль',
    body: roleInput,
    response: role,
    status: 201,
    handler: ({ actor, body, origin }) => create(deps, body, { actor, origin }),
  });
  route(app, {
    method: 'PATCH',
    url: '/api/roles/:id',
    access: 'roles.edit',
    summary: 'Изменение роли',
    params: idParams,
    body: roleUpdate,
    response: role,
    handler: ({ actor, params, body, origin }) => update(deps, { id: params.id, input: body, actor, origin }),
  });
  route(app, {
    method: 'PUT',
    url: '/api/roles/:id',
    access: 'roles.edit',
    summary: 'Вся роль вместо прежней, все поля обязательны',
    params: idParams,
    body: roleWhole,
    response: role,
    handler: ({ actor, params, body, origin }) => update(deps, { id: params.id, input: body, actor, origin }),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/roles/:id',
    access: 'roles.delete',
    summary: 'Удаление роли; lock_version в теле или в строке запроса',
    params: idParams,
    conflict: role,
    ...removalInput,
    handler: ({ actor, params, query, body, origin }) =>
      remove(deps, { id: params.id, lockVersion: removalVersion(body, query), actor, origin }),
  });
  bodyNamedRoutes(deps, {
    resource: 'roles',
    title: 'Роли',
    rights: { edit: 'roles.edit', delete: 'roles.delete' },
    card: role,
    bodies: { change: roleUpdate },
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
  });
}
