import { listNeighbours } from 'shared/contract/agreement/agreement';
import { day, id } from 'shared/contract/record/field';
import { recordPath } from 'shared/contract/record/record-kind';
import { z } from 'zod';
import { idempotencyKeyOf } from '../idempotency/idempotency.service';
import { listQuery, listRoute } from '../lists/list-route';
import { queryStringOf } from '../lists/list-query';
import { readBy } from '../lists/read-access';
import type { ListResource } from '../lists/list-resource';
import type { RecordPage } from '../platform/activity/record-pages';
import { type EmployeeAccess, permits } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { actionParams, idParams } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { bodyNamedRoutes, type Call } from './naming/body-named.routes';
import { readRecord } from './record-change.service';
import { comparisonRoute } from './comparison/record-comparison.routes';
import { historyRoute } from './record-history.routes';
import { findNeighbours, findStateHistory } from './record-reading.service';
import type { RecordFacts, RecordSource } from './record-source';
import { removalInput, removalVersion } from './naming/removal-version';

/** The schemas of a record on the wire. */
export interface RecordSchemas<Row, Card> {
  row: z.ZodType<unknown, Row>;
  card: z.ZodType<unknown, Card>;
}

export interface ReadRoutes<Listed extends object, Row, Found extends RecordFacts, Card> {
  source: RecordSource<Found, Card>;
  access: EmployeeAccess;
  /** Who reads its journal, where that tells more than the record. */
  historyAccess?: EmployeeAccess;
  list: ListResource<Listed>;
  rowView: (row: Listed, actor: Actor) => Row;
  schemas: RecordSchemas<Row, Card>;
  /** What follows from the card being opened by the reader; answers the card as it stands then. */
  opened?: (actor: Actor, card: Card) => Promise<Card>;
  /** What the card answers beside the record: what other modules keep with it. */
  beside?: (call: { actor: Actor; row: Found; asOf?: string }) => Promise<object>;
  /** The card may be asked for with a day, `?as_of=`; what that means `beside` says. */
  isOfDay?: boolean;
  /** Where a record is read, if not under the address of its kind by whoever reads the register. */
  page?: RecordPage;
  /** The card is answered by another module, which knows more of the record. */
  withoutCard?: boolean;
}

/** What a state in the history of a record is. */
const stateOfRecord = z.object({
  status: z.string(),
  entered_at: z.string(),
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
});

function cardRoute<Listed extends object, Row, Found extends RecordFacts, Card>(
  deps: Deps,
  { source, access, schemas, opened, beside, isOfDay }: ReadRoutes<Listed, Row, Found, Card>,
): void {
  const { title, resource } = source.kind;
  route(deps.app, {
    method: 'GET',
    url: `/api/${resource}/:id`,
    access,
    summary: `${title}: карточка`,
    params: idParams,
    query: z.looseObject(isOfDay === true ? { as_of: day.optional() } : {}) as z.ZodType<{ as_of?: string }>,
    response: schemas.card,
    numbersReferences: true,
    handler: async ({ actor, params: { id }, query }) => {
      const { row, card: found } = await readRecord(deps, source, { actor, id });
      const card = opened === undefined ? found : await opened(actor, found);
      return beside === undefined ? card : { ...card, ...(await beside({ actor, row, asOf: query.as_of })) };
    },
  });
}

/** `GET` of list and one, and what stands beside a record: its place in a list, its history, its states. */
export function readRoutes<Listed extends object, Row, Found extends RecordFacts, Card>(
  deps: Deps,
  read: ReadRoutes<Listed, Row, Found, Card>,
): void {
  const { app } = deps;
  const { source, access, list, schemas } = read;
  const { title, resource } = source.kind;
  const url = `/api/${resource}`;
  const ownPage: RecordPage = {
    at: (recordId, reader) => (permits(reader, access) ? recordPath(source.kind, recordId) : null),
  };
  deps.activity.pages(source.kind.name, read.page ?? ownPage);
  readBy(app, source.kind.name, access);
  listRoute(deps, {
    url,
    access,
    summary: title,
    resource: list,
    row: schemas.row,
    view: read.rowView,
  });
  if (read.withoutCard !== true) cardRoute(deps, read);
  route(app, {
    method: 'GET',
    url: `${url}/:id/neighbours`,
    access,
    summary: `${title}: место в списке и соседние записи`,
    params: idParams,
    query: listQuery(list),
    response: listNeighbours,
    handler: ({ actor, params, request }) =>
      findNeighbours(deps, { source, list }, { actor, id: params.id, query: queryStringOf(request.url) }),
  });
  const { historyAccess = access } = read;
  historyRoute(deps, source, historyAccess);
  comparisonRoute(deps, source, historyAccess);
  route(app, {
    method: 'GET',
    url: `${url}/:id/states`,
    access: historyAccess,
    summary: `${title}: состояния, через которые прошла запись`,
    params: idParams,
    response: z.object({ data: z.array(stateOfRecord) }),
    handler: async ({ actor, params }) => ({
      data: await findStateHistory(deps, source, { actor, id: params.id }),
    }),
  });
}

export interface ChangeRoutes<Created, Changed, Whole, Action extends string, ActionBody, Card> {
  resource: string;
  title: string;
  rights: Readonly<Record<'create' | 'edit' | 'delete' | 'act', EmployeeAccess>>;
  card: z.ZodType<unknown, Card>;
  bodies: {
    create: z.ZodType<Created, unknown>;
    change: z.ZodType<Changed, unknown>;
    whole: z.ZodType<Whole, unknown>;
    action: z.ZodType<ActionBody, unknown>;
  };
  actions: readonly Action[];
  /** Bytes. */
  bodyLimit?: number;
  create(call: Call & { input: Created; key: string | null }): Promise<Card>;
  update(call: Call & { id: number; input: Changed | Whole }): Promise<Card>;
  remove(call: Call & { id: number; lockVersion: number | null }): Promise<void>;
  act(call: Call & { id: number; action: Action; input: ActionBody }): Promise<Card>;
}

/**
 * `POST`, `PUT` (the whole record), `PATCH` (a part), `DELETE` and `POST …/{action}`; `PATCH` and `DELETE` also where the
 * body names the record. Source: product specification, section 7.
 */
export function changeRoutes<Created, Changed, Whole, Action extends string, ActionBody, Card>(
  deps: Deps,
  change: ChangeRoutes<Created, Changed, Whole, Action, ActionBody, Card>,
): void {
  const { app } = deps;
  const { title, rights, bodies, bodyLimit } = change;
  const url = `/api/${change.resource}`;
  const card = change.card as z.ZodType;
  const shown = { conflict: card, numbersReferences: true } as const;
  const answer = { response: card, ...shown } as const;
  const limit = bodyLimit === undefined ? {} : { bodyLimit };
  route(app, {
    method: 'POST',
    url,
    access: rights.create,
    summary: `${title}: новая запись; заголовок Idempotency-Key делает повтор безопасным`,
    body: bodies.create,
    ...limit,
    ...answer,
    status: 201,
    handler: ({ actor, body, origin, request }) =>
      change.create({ actor, origin, input: body, key: idempotencyKeyOf(request) }),
  });
  const updating = {
    access: rights.edit,
    params: idParams,
    ...limit,
    ...answer,
  } as const;
  route(app, {
    method: 'PUT',
    url: `${url}/:id`,
    ...updating,
    summary: `${title}: вся запись вместо прежней, все поля обязательны`,
    body: bodies.whole,
    handler: ({ actor, params, body, origin }) =>
      change.update({ actor, origin, id: params.id, input: body }),
  });
  route(app, {
    method: 'PATCH',
    url: `${url}/:id`,
    ...updating,
    summary: `${title}: изменение части полей`,
    body: bodies.change,
    handler: ({ actor, params, body, origin }) =>
      change.update({ actor, origin, id: params.id, input: body }),
  });
  route(app, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: rights.delete,
    summary: `${title}: удаление; lock_version в теле или в строке запроса`,
    params: idParams,
    ...removalInput,
    ...shown,
    handler: async ({ actor, params, query, body, origin }) => {
      await change.remove({ actor, origin, id: params.id, lockVersion: removalVersion(body, query) });
    },
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/:action`,
    access: rights.act,
    summary: `${title}: действие`,
    params: actionParams(change.actions),
    body: bodies.action,
    ...answer,
    handler: ({ actor, params, body, origin }) => change.act({ actor, origin, ...params, input: body }),
  });
  bodyNamedRoutes(deps, change);
}
