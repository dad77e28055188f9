import {
  chainTemplate,
  chainTemplateCreate,
  chainTemplateUpdate,
  chainTemplateWhole,
  resetFields,
} from 'shared/contract/approval/chain-template';
import { id } from 'shared/contract/record/field';
import { z } from 'zod';
import { idempotencyKeyOf } from '../../idempotency/idempotency.service';
import { alsoNamed } from '../../platform/http/also-named';
import { alsoPlaced } from '../../platform/http/also-placed';
import { actionParams, idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { requireSubject } from '../approval-subjects.service';
import { essentialFields, TEXT_FIELD, TEXT_LABEL } from '../chain-content';
import { create, getTemplate, remove, setArchived, update } from './chain-templates.service';
import { TEMPLATE_NAMES } from './template-names';
import { bodyNamedRoutes } from '../../records/naming/body-named.routes';
import { removalInput, removalVersion } from '../../records/naming/removal-version';

const bodies = {
  create: alsoPlaced(alsoNamed(chainTemplateCreate, TEMPLATE_NAMES)),
  whole: alsoPlaced(alsoNamed(chainTemplateWhole, TEMPLATE_NAMES)),
  change: alsoPlaced(alsoNamed(chainTemplateUpdate, TEMPLATE_NAMES)),
};

const url = '/api/chain-templates';
const READ = 'chain_templates.read';
const UPDATE = 'chain_templates.update';

function readingRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: `${url}/fields`,
    access: READ,
    summary: 'Поля документа, изменение которых требует нового согласования',
    query: z.strictObject({ kind: z.string().min(1).max(64) }),
    response: resetFields,
    handler: ({ query }) => {
      const { fields } = requireSubject(app, query.kind);
      const named = Object.entries(essentialFields(fields)).map(([name, field]) => ({
        name,
        label: field.label,
      }));
      return { data: [...named, { name: TEXT_FIELD, label: TEXT_LABEL }] };
    },
  });
  route(app, {
    method: 'GET',
    url: `${url}/:id`,
    access: READ,
    summary: 'Шаблон цепочки согласования: условия, этапы, участники',
    params: idParams,
    response: chainTemplate,
    handler: ({ actor, params }) => getTemplate(deps, actor, params.id),
  });
}

/** Templates of chains: the list is the book's, the card and its changes stand here. */
export function chainTemplatesRoutes(deps: Deps): void {
  const { app } = deps;
  readingRoutes(deps);
  route(app, {
    method: 'POST',
    url,
    access: 'chain_templates.create',
    summary: 'Новый шаблон цепочки согласования; заголовок Idempotency-Key делает повтор безопасным',
    body: bodies.create,
    response: chainTemplate,
    status: 201,
    handler: ({ actor, body, origin, request }) =>
      create(deps, { actor, origin, input: body, key: idempotencyKeyOf(request) }),
  });
  const changing = { access: UPDATE, params: idParams, response: chainTemplate } as const;
  route(app, {
    method: 'PUT',
    url: `${url}/:id`,
    ...changing,
    summary: 'Шаблон целиком; изменение этапов или условий создаёт новую версию',
    body: bodies.whole,
    handler: ({ actor, params, body: { lock_version: lockVersion, ...input }, origin }) =>
      update(deps, { actor, origin, id: params.id, lockVersion, input }),
  });
  route(app, {
    method: 'PATCH',
    url: `${url}/:id`,
    ...changing,
    summary: 'Часть шаблона; этапы передаются все вместе',
    body: bodies.change,
    handler: ({ actor, params, body: { lock_version: lockVersion, ...input }, origin }) =>
      update(deps, { actor, origin, id: params.id, lockVersion, input }),
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/:action`,
    access: UPDATE,
    summary: 'Убрать шаблон в архив или вернуть из него',
    params: actionParams(['archive', 'restore']),
    body: z.strictObject({ lock_version: id }),
    response: chainTemplate,
    handler: ({ actor, params, body, origin }) => {
      const archived = params.action === 'archive';
      return setArchived(deps, { actor, origin, id: params.id, lockVersion: body.lock_version, archived });
    },
  });
  route(app, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: 'chain_templates.delete',
    summary: 'Удалить шаблон, по которому ничего не согласовано; lock_version в теле или в строке запроса',
    params: idParams,
    ...removalInput,
    handler: async ({ actor, params, query, body, origin }) => {
      await remove(deps, { actor, origin, id: params.id, lockVersion: removalVersion(body, query) });
    },
  });
  bodyNamedRoutes(deps, {
    resource: 'chain-templates',
    title: 'Шаблоны цепочек согласования',
    rights: { edit: UPDATE, delete: 'chain_templates.delete' },
    card: chainTemplate,
    bodies,
    update: ({ input: { lock_version: lockVersion, ...input }, ...call }) =>
      update(deps, { ...call, lockVersion, input }),
    remove: (call) => remove(deps, call),
  });
}
