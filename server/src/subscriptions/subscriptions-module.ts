import { subscriptions, watchers } from 'shared/contract/list/subscription';
import { z } from 'zod';
import { forgetView } from '../notifications/notifications.service';
import { idParams, idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { alongWithView } from '../saved-views/view-deletion.service';
import { tellOfRecords } from './record-news.job';
import { add, addView, find, remove, removeView } from './subscriptions.service';
import { addWatcher, getWatchers, removeWatcher } from './watchers.service';
import { tellOfViews } from './view-news.job';

const params = z.strictObject({ resource: z.string().max(64), id: idText });
const url = '/api/subscriptions/records/:resource/:id';
const viewUrl = '/api/subscriptions/views/:id';

const watcherParams = params.extend({ user: idText });

function watcherRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: `${url}/watchers`,
    access: 'authenticated',
    summary: 'Наблюдатели записи: сотрудники, которые узнают о её изменениях',
    params,
    response: watchers,
    handler: ({ actor, params: place }) => getWatchers(deps, { actor, ...place }),
  });
  route(app, {
    method: 'PUT',
    url: `${url}/watchers/:user`,
    access: 'authenticated',
    summary: 'Новый наблюдатель записи: коллега, который её видит',
    params: watcherParams,
    handler: ({ actor, origin, params: { user, ...place } }) =>
      addWatcher(deps, { actor, origin, ...place, userId: user }),
  });
  route(app, {
    method: 'DELETE',
    url: `${url}/watchers/:user`,
    access: 'authenticated',
    summary: 'Наблюдатель больше не узнаёт об изменениях записи',
    params: watcherParams,
    handler: ({ actor, origin, params: { user, ...place } }) =>
      removeWatcher(deps, { actor, origin, ...place, userId: user }),
  });
}

/** What employees want to hear of, and who watches a record. */
export function subscriptionsModule(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/subscriptions',
    access: 'authenticated',
    summary: 'Свои подписки: то, что сотрудник по-прежнему видит',
    response: subscriptions,
    handler: ({ actor }) => find(deps, actor),
  });
  route(app, {
    method: 'PUT',
    url,
    access: 'authenticated',
    summary: 'Подписка на изменения записи',
    params,
    handler: ({ actor, params: wanted }) => add(deps, { actor, ...wanted }),
  });
  route(app, {
    method: 'DELETE',
    url,
    access: 'authenticated',
    summary: 'Отмена подписки на запись',
    params,
    handler: ({ actor, params: wanted }) => remove(deps, { actor, ...wanted }),
  });
  route(app, {
    method: 'PUT',
    url: viewUrl,
    access: 'authenticated',
    isDear: true,
    summary: 'Подписка на новые записи сохранённого вида',
    params: idParams,
    handler: ({ actor, params: { id } }) => addView(deps, { actor, id }),
  });
  route(app, {
    method: 'DELETE',
    url: viewUrl,
    access: 'authenticated',
    summary: 'Отмена подписки на вид',
    params: idParams,
    handler: ({ actor, params: { id } }) => removeView(deps, { actor, id }),
  });
  deps.activity.labels({
    'watcher.added': 'Добавлен наблюдатель',
    'watcher.removed': 'Убран наблюдатель',
  });
  watcherRoutes(deps);
  // To its owner, who deleted it, what a view has told stays.
  alongWithView(deps.app, (trx, { id, ownerId }) => forgetView(trx, { viewId: id, userId: ownerId }));
  deps.jobs.define('subscriptions.records', () => tellOfRecords(deps), { schedule: '* * * * *' });
  deps.jobs.define('subscriptions.views', () => tellOfViews(deps), { schedule: '* * * * *' });
}
