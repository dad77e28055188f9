import {
  activityChoices,
  activityLine,
  activityLog,
  activityVerification,
} from 'shared/contract/journal/activity-log';
import { listOf } from 'shared/contract/list/paging';
import { z } from 'zod';
import { getRow } from '../../lists/listed-row';
import { listQuery } from '../../lists/list-route';
import { findPage } from '../../lists/lists.service';
import { idParams } from '../http/id-params';
import { route } from '../http/route';
import type { Deps } from '../module';
import { noteReading, verifyActivity } from './activity-logs.service';
import { activityLineView, activityLogView } from './activity-logs.view';
import type { Anchors } from './anchors.service';
import { JOURNAL_KINDS } from './journal-kinds.labels';
import { journalList } from './journal-list';

/** A check asks for nothing: what is sent with it was meant for something else. */
const nothing = z.strictObject({}).nullish();

const alphabet = new Intl.Collator('ru');
const inOrder = (labels: Iterable<[string, string]>) =>
  [...labels].map(([value, label]) => ({ value, label })).sort((a, b) => alphabet.compare(a.label, b.label));

/** `GET /api/activity-logs` and its check; both are put down in the journal themselves. */
export function activityLogRoutes(deps: Deps & { anchors: Anchors }): void {
  const { app, activity } = deps;

  const resource = journalList(activity);

  route(app, {
    method: 'GET',
    url: '/api/activity-logs',
    access: 'activity_logs.read',
    summary: 'Журнал действий',
    query: listQuery(resource),
    response: listOf(activityLog),
    handler: async ({ actor, origin, request }) => {
      const { data, meta } = await findPage(deps, { resource, actor, url: request.url });
      // What is refused was not read; what cannot be put down is not shown.
      await noteReading(deps, { actor, origin });
      const addressOf = await activity.addressesOf(deps.db, data, actor);
      return { data: data.map((row) => activityLogView(row, activity, addressOf)), meta };
    },
  });

  route(app, {
    method: 'GET',
    url: '/api/activity-logs/choices',
    access: 'activity_logs.read',
    summary: 'Действия и виды записей журнала',
    response: activityChoices,
    handler: () => ({
      actions: inOrder(activity.actions()),
      kinds: inOrder(Object.entries(JOURNAL_KINDS)),
    }),
  });

  route(app, {
    method: 'GET',
    url: '/api/activity-logs/:id',
    access: 'activity_logs.read',
    summary: 'Строка журнала действий',
    params: idParams,
    response: activityLine,
    handler: async ({ actor, origin, params: { id } }) => {
      const row = await getRow(deps, resource, { actor, id });
      await noteReading(deps, { actor, origin });
      return activityLineView(row, activity, await activity.addressesOf(deps.db, [row], actor));
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/activity-logs/verify',
    isDear: true,
    access: 'activity_logs.verify',
    summary: 'Проверка целостности журнала',
    body: nothing,
    response: activityVerification,
    handler: async ({ actor, origin }) => {
      const { checked, fault } = await verifyActivity(deps, { actor, origin });
      return { is_intact: fault === null, checked, first_fault: fault };
    },
  });
}
