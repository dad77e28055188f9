import { documentLink, documentLinks, linkCreate, linkUpdate } from 'shared/contract/link/agreement-link';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { z } from 'zod';
import { idParams, idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { linkedKinds } from './linked-kinds';
import { create, getLinks, remove, update } from './links.service';

const url = `/api/${RECORD_KINDS.agreement.resource}/:id/links`;
const params = z.strictObject({ id: idText, link: idText });
const access = 'agreements.edit';

/** Links of every kind that has them are read at its own address; they are drawn from agreements. */
export function linksRoutes(deps: Deps): void {
  const { app } = deps;
  for (const { kind, read } of linkedKinds(app).values()) {
    route(app, {
      method: 'GET',
      url: `/api/${kind.resource}/:id/links`,
      access: read,
      summary: `${kind.title}: связанные документы, которые видит сотрудник`,
      params: idParams,
      response: documentLinks,
      handler: ({ actor, params: { id } }) => getLinks(deps, { actor, of: { type: kind.name, id } }),
    });
  }
  route(app, {
    method: 'POST',
    url,
    access,
    summary: 'Связь договора с документом',
    params: idParams,
    body: linkCreate,
    response: documentLink,
    status: 201,
    handler: ({ actor, origin, params: { id }, body }) =>
      create(deps, { actor, origin, agreementId: id, input: body }),
  });
  route(app, {
    method: 'PATCH',
    url: `${url}/:link`,
    access,
    summary: 'Другой вид связи договора с документом',
    params,
    body: linkUpdate,
    response: documentLink,
    handler: ({ actor, origin, params: { id, link }, body }) =>
      update(deps, { actor, origin, agreementId: id, id: link, input: body }),
  });
  route(app, {
    method: 'DELETE',
    url: `${url}/:link`,
    access,
    summary: 'Удаление связи договора с документом',
    params,
    handler: ({ actor, origin, params: { id, link } }) =>
      remove(deps, { actor, origin, agreementId: id, id: link }),
  });
}
