import { agreementCard } from 'shared/contract/agreement/agreement-card';
import { agreement, agreementRow } from 'shared/contract/agreement/agreement';
import { registerSummary } from 'shared/contract/list/register-summary';
import {
  agreementActionInput,
  agreementBulkInput,
  agreementCreate,
  agreementUpdate,
  agreementWhole,
} from 'shared/contract/agreement/agreement-input';
import { AGREEMENT_ACTIONS } from 'shared/contract/agreement/agreement-status';
import { effectiveTerms } from 'shared/contract/addendum/effective-terms';
import { bulkAnswer } from 'shared/contract/list/bulk-change';
import { day } from 'shared/contract/record/field';
import { z } from 'zod';
import { listQuery } from '../lists/list-route';
import { queryStringOf } from '../lists/list-query';
import { idParams } from '../platform/http/id-params';
import { BODY_LIMITS } from '../platform/http/body/body-limits';
import { alsoNamed } from '../platform/http/also-named';
import { alsoPlaced } from '../platform/http/also-placed';
import { SIGNING_NAMES } from '../records/signing/signing-names';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { linksOf } from '../links/links.service';
import { watchersOf } from '../subscriptions/watchers.service';
import { changeRoutes, readRoutes } from '../records/record-routes';
import { act } from './life/agreement-actions.service';
import { updateMany } from './life/agreement-bulk.service';
import { create } from './change/agreement-creation.service';
import { agreementResource } from './list/agreement-list';
import { summarise } from './list/agreement-reading.service';
import { agreementSource } from './agreement-source';
import { remove, update } from './agreements.service';
import { AGREEMENT_RIGHTS, agreementLife } from './agreements.policy';
import type { AgreementRecord } from './agreements.repository';
import { rowView } from './agreements.view';
import { getEffectiveTerms } from './terms/agreement-terms.service';

function registerRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/agreements/summary',
    isDear: true,
    access: 'agreements.read',
    summary: 'Сколько договоров на каждой вкладке и на какую сумму список',
    query: listQuery(agreementResource),
    response: registerSummary,
    handler: ({ actor, request }) => summarise(deps, actor, queryStringOf(request.url)),
  });
  route(deps.app, {
    method: 'POST',
    url: '/api/agreements/bulk',
    access: 'agreements.edit',
    summary: 'Изменение нескольких договоров',
    body: agreementBulkInput,
    response: bulkAnswer,
    handler: ({ actor, body, origin }) => updateMany(deps, { actor, origin }, body),
  });
  route(deps.app, {
    method: 'GET',
    url: '/api/agreements/:id/effective-terms',
    access: 'agreements.read',
    summary: 'Условия договора с учётом дополнительных соглашений на день as_of, по умолчанию на сегодня',
    params: idParams,
    query: z.strictObject({ as_of: day.optional() }),
    response: effectiveTerms,
    handler: ({ actor, params, query }) =>
      getEffectiveTerms(deps, { actor, id: params.id, day: query.as_of }),
  });
}

/** With `?as_of=`: the terms in force on that day. */
const cardOfDay = agreementCard.extend({ effective_terms: effectiveTerms.optional() });

/** Whether it is open to being connected with anything. */
const endOf = ({ archived_at, destroyed_at }: AgreementRecord) => ({
  is_archived: archived_at !== null,
  is_destroyed: destroyed_at !== null,
});

/** Agreements: the register, the card, its changes and its life. */
export function agreementsRoutes(deps: Deps): void {
  const { kind } = agreementSource;
  registerRoutes(deps);
  readRoutes(deps, {
    source: agreementSource,
    access: 'agreements.read',
    list: agreementResource,
    rowView,
    schemas: { row: agreementRow, card: cardOfDay },
    isOfDay: true,
    // What the record says there is none of is not asked for.
    beside: async ({ actor, row, asOf }) => ({
      links: row.has_links
        ? await linksOf(deps, { actor, of: { type: kind.name, id: row.id }, own: endOf(row) })
        : [],
      watchers:
        row.watcher_ids.length > 0 ? await watchersOf(deps, { resource: kind.resource, id: row.id }) : [],
      // The record keeps what is in force under the same name, in a form of its own.
      effective_terms:
        asOf === undefined ? undefined : await getEffectiveTerms(deps, { actor, id: row.id, day: asOf }),
    }),
  });
  changeRoutes(deps, {
    resource: agreementSource.kind.resource,
    title: agreementSource.kind.title,
    rights: {
      ...AGREEMENT_RIGHTS,
      create: 'agreements.create',
      act: agreementLife.takesAction,
    },
    card: agreement,
    bodies: {
      create: alsoPlaced(agreementCreate),
      change: alsoPlaced(agreementUpdate),
      whole: alsoPlaced(agreementWhole),
      action: alsoNamed(agreementActionInput, SIGNING_NAMES),
    },
    actions: AGREEMENT_ACTIONS,
    bodyLimit: BODY_LIMITS.document,
    create: (call) => create(deps, call),
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
    act: (call) => act(deps, call),
  });
}
