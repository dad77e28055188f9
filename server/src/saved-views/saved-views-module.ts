import { savedView, savedViewInput, savedViews, savedViewUpdate } from 'shared/contract/list/saved-view';
import { listQuery } from '../lists/list-route';
import { idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { bodyNamedRoutes } from '../records/naming/body-named.routes';
import { removalInput, removalVersion } from '../records/naming/removal-version';
import { savedViewResource } from './saved-view-list';
import { create, find, get, remove, update } from './saved-views.service';

/** Saved views of registers: own, shared, and each employee's starting one. */
export function savedViewsModule(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/saved-views',
    access: 'authenticated',
    summary: 'Сохранённые виды реестров',
    query: listQuery(savedViewResource(app)),
    response: savedViews,
    handler: ({ actor, request }) => find(deps, actor, request.url),
  });
  route(app, {
    method: 'GET',
    url: '/api/saved-views/:id',
    access: 'authenticated',
    summary: 'Сохранённый вид',
    params: idParams,
    response: savedView,
    handler: ({ actor, params }) => get(deps, actor, params.id),
  });
  route(app, {
    method: 'POST',
    url: '/api/saved-views',
    access: 'authenticated',
    summary: 'Новый вид',
    body: savedViewInput,
    response: savedView,
    status: 201,
    handler: ({ actor, body, origin }) => create(deps, { actor, origin, input: body }),
  });
  for (const method of ['PUT', 'PATCH'] as const) {
    route(app, {
      method,
      url: '/api/saved-views/:id',
      access: 'authenticated',
      summary: 'Изменение вида',
      params: idParams,
      body: savedViewUpdate,
      response: savedView,
      handler: ({ actor, params, body, origin }) =>
        update(deps, { actor, origin, id: params.id, input: body }),
    });
  }
  route(app, {
    method: 'DELETE',
    url: '/api/saved-views/:id',
    access: 'authenticated',
    summary: 'Удаление вида; lock_version в теле или в строке запроса',
    params: idParams,
    conflict: savedView,
    ...removalInput,
    handler: ({ actor, params, query, body, origin }) =>
      remove(deps, { actor, origin, id: params.id, lockVersion: removalVersion(body, query) }),
  });
  bodyNamedRoutes(deps, {
    resource: 'saved-views',
    title: 'Сохранённые виды',
    rights: { edit: 'authenticated', delete: 'authenticated' },
    card: savedView,
    bodies: { change: savedViewUpdate },
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
  });
}
