import { id } from 'shared/contract/record/field';
import {
  obligation,
  OBLIGATION_ACTIONS,
  obligationPlan,
  obligationRow,
} from 'shared/contract/obligation/obligation';
import {
  obligationActionInput,
  obligationSchedule,
  obligationUpdate,
  obligationWhole,
} from 'shared/contract/obligation/obligation-input';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import { z } from 'zod';
import { idempotencyKeyOf } from '../idempotency/idempotency.service';
import type { Actor } from '../platform/http/actor';
import { idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { alsoNamed } from '../platform/http/also-named';
import { changeRoutes, readRoutes } from '../records/record-routes';
import { act } from './obligation-actions.service';
import { obligationPages } from './obligation-journal';
import { obligationResource } from './obligation-list';
import { getPlan } from './obligation-plan.service';
import { obligationCreateBody, TERM_NAMES } from './obligation-names';
import { readsSome } from './obligation-register';
import { obligationSource } from './obligation-source';
import { keepsObligations, obligedKinds, requireObligedKind } from './obliged-kinds';
import { addMany, create, remove, update } from './obligations.service';
import { rowView } from './obligations.view';

const { resource, title } = OBLIGATION_KIND;

function scheduleRoutes(deps: Deps, edits: (actor: Actor) => boolean): void {
  route(deps.app, {
    method: 'GET',
    url: `/api/${resource}/plan`,
    access: readsSome(deps.app),
    summary: 'Обязательства документа и относящихся к нему документов с проверкой суммы платежей',
    query: z.strictObject({ document_type: z.string(), document_id: idText }),
    response: obligationPlan,
    handler: ({ actor, query }) => getPlan(deps, { actor, type: query.document_type, id: query.document_id }),
  });
  route(deps.app, {
    method: 'POST',
    url: `/api/${resource}/schedule`,
    access: edits,
    summary: 'График обязательств документа: все строки или ни одной',
    body: obligationSchedule,
    status: 201,
    response: z.object({ data: z.array(z.object({ id })) }),
    handler: async ({ actor, body, origin, request }) => {
      const document = { type: body.document_type, id: body.document_id };
      const key = idempotencyKeyOf(request);
      const made = await addMany(deps, { actor, origin, document, lines: body.lines, key });
      return { data: made.map(({ id: made_id }) => ({ id: made_id })) };
    },
  });
}

/** Obligations: of a document, as a register, their changes and their life. */
export function obligationsRoutes(deps: Deps): void {
  const { app } = deps;
  const source = obligationSource(app);
  const edits = (actor: Actor) => obligedKinds(app).some((kind) => keepsObligations(actor, kind));
  scheduleRoutes(deps, edits);
  readRoutes(deps, {
    source,
    access: readsSome(app),
    list: obligationResource(app),
    rowView: (row) => rowView(row, requireObligedKind(app, row.document.type)),
    schemas: { row: obligationRow, card: obligation },
    page: obligationPages(app),
  });
  changeRoutes(deps, {
    resource,
    title,
    rights: { create: edits, edit: edits, delete: edits, act: readsSome(app) },
    card: obligation,
    bodies: {
      create: obligationCreateBody(app),
      change: alsoNamed(obligationUpdate, TERM_NAMES),
      whole: alsoNamed(obligationWhole, TERM_NAMES),
      action: obligationActionInput,
    },
    actions: OBLIGATION_ACTIONS,
    create: (call) => create(deps, call),
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
    act: (call) => act(deps, call),
  });
}
