import { declined, user, userRow } from 'shared/contract/user/user';
import { declensionQuery, newUser, ownName, userUpdate, userWhole } from 'shared/contract/user/user-input';
import type { EmployeeAccess } from '../platform/http/access';
import { idParams } from '../platform/http/id-params';
import { alsoNamed } from '../platform/http/also-named';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { profileFor } from './user-register';
import { userResource } from './user-resource';
import { bodyNamedRoutes } from '../records/naming/body-named.routes';
import { removalInput, removalVersion } from '../records/naming/removal-version';
import { readRoutes } from '../records/record-routes';
import { declineName } from '../grammar/person-name';
import { dismissalRoutes } from './dismissal/dismissal.routes';
import { nameOneself } from './own-name.service';
import { inviteAgain } from './user-creation.service';
import { createWhole } from './user-hiring.service';
import { userSource } from './user-source';
import { logOutEverywhere, remove, update } from './users.service';
import { keepsAccounts } from './users.policy';
import { userRowView } from './users.view';

/** Names of the domain reference. */
const NAMES = { name_genitive: 'full_name_genitive', name_dative: 'full_name_dative' };

const CHANGING = ['users.change_roles', 'users.update_other', 'users.update_own'] as const;

/** Own data and other people's roles are different rights: the policy tells them apart by the fields. */
const mayChange: EmployeeAccess = ({ id, permissions }, params) =>
  permissions.has('users.change_roles') ||
  permissions.has('users.update_other') ||
  (permissions.has('users.update_own') && (params as { id?: unknown }).id === String(id));

/** Where the account is named in the body: whose it is the policy sees. */
const mayChangeSome: EmployeeAccess = ({ permissions }) => CHANGING.some((right) => permissions.has(right));

const isOwn: EmployeeAccess = ({ id }, params) => (params as { id?: unknown }).id === String(id);

/** The journal of an account tells of phones and rights that are long gone. */
const mayReadHistory: EmployeeAccess = (actor, params) =>
  keepsAccounts(actor) ||
  actor.permissions.has('activity_logs.read') ||
  (params as { id?: unknown }).id === String(actor.id);

/** Employees and their accounts. */
export function usersRoutes(deps: Deps): void {
  const { app } = deps;
  readRoutes(deps, {
    source: userSource,
    access: 'authenticated',
    historyAccess: mayReadHistory,
    list: userResource,
    rowView: userRowView,
    schemas: { row: userRow, card: user },
    page: { at: profileFor },
  });
  const changing = {
    access: mayChange,
    params: idParams,
    response: user,
    numbersReferences: true,
  } as const;
  route(app, {
    method: 'PUT',
    url: '/api/users/:id',
    ...changing,
    summary: 'Вся учётная запись вместо прежней, все поля обязательны',
    body: alsoNamed(userWhole, NAMES),
    handler: ({ actor, params, body, origin }) => update(deps, { id: params.id, input: body, actor, origin }),
  });
  route(app, {
    method: 'PATCH',
    url: '/api/users/:id',
    ...changing,
    summary: 'Часть данных сотрудника, его роли или блокировка',
    body: alsoNamed(userUpdate, NAMES),
    handler: ({ actor, params, body, origin }) => update(deps, { id: params.id, input: body, actor, origin }),
  });
  accountRoutes(deps);
  dismissalRoutes(deps);
}

function accountRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: '/api/users',
    access: 'users.create',
    summary: 'Учётная запись для сотрудника; письмо приглашает его придумать пароль',
    body: alsoNamed(newUser, NAMES),
    response: user,
    numbersReferences: true,
    status: 201,
    handler: ({ actor, body, origin }) => createWhole(deps, body, { actor, origin }),
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
    method: 'POST',
    url: '/api/users/:id/name',
    access: isOwn,
    summary: 'Своё имя, если его не сообщил каталог компании',
    params: idParams,
    body: ownName,
    response: user,
    conflict: user,
    numbersReferences: true,
    handler: ({ actor, body, origin }) => nameOneself(deps, { actor, origin, input: body }),
  });
  route(app, {
    method: 'GET',
    url: '/api/users/declension',
    access: 'authenticated',
    summary: 'Как имя склоняется: предложение, которое можно исправить',
    query: declensionQuery,
    response: declined,
    handler: ({ query }) =>
      declineName({ ...query, middle_name: query.middle_name || null, gender: query.gender ?? null }),
  });
  route(app, {
    method: 'DELETE',
    url: '/api/users/:id',
    access: 'users.delete',
    summary: 'Удаление учётной записи; lock_version в теле или в строке запроса',
    params: idParams,
    conflict: user,
    ...removalInput,
    handler: ({ actor, params, query, body, origin }) =>
      remove(deps, { id: params.id, lockVersion: removalVersion(body, query), actor, origin }),
  });
  bodyNamedRoutes(deps, {
    resource: 'users',
    title: 'Сотрудники',
    rights: { edit: mayChangeSome, delete: 'users.delete' },
    card: user,
    bodies: { change: alsoNamed(userUpdate, NAMES) },
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
  });
}
