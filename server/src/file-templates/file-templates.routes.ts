import { MAX_FILE_SIZE, documentFile } from 'shared/contract/file/file';
import {
  generationInput,
  generationPreview,
  offeredTemplateList,
  templateContent,
  templateTagList,
} from 'shared/contract/file-template/file-template';
import { z } from 'zod';
import { idempotencyKeyOf } from '../idempotency/idempotency.service';
import { readLoneFile } from '../platform/files/lone-file';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import { idParams, idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { alsoNamed, type OtherNames } from '../platform/http/also-named';
import { generate, offeredTemplates, preview } from './generation.service';
import type { Renderer } from './rendering/renderer';
import { getContent, uploadContent } from './template-content.service';
import { templateKindOf } from './template-kinds.service';

const title = 'Шаблоны файлов';
const kindQuery = z.strictObject({ document_kind: z.string().min(1).max(64) });
const documentQuery = z.strictObject({
  documentable_type: z.string().min(1).max(64),
  documentable_id: idText,
});

/** The only format there is goes without saying; another one is refused as unknown. */
const GENERATION_NAMES: OtherNames = {
  id: 'documentable_id',
  format: (format) => (format === 'docx' ? {} : { format }),
};

const mayRead = (actor: Actor) =>
  holds(actor, 'file_templates.read') || holds(actor, 'file_templates.generate');

const url = '/api/file-templates';

function contentRoutes(deps: Deps, renderer: Renderer): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: `${url}/tags`,
    access: 'file_templates.read',
    summary: `${title}: поля, которые можно вписать в текст`,
    query: kindQuery,
    response: templateTagList,
    handler: ({ query }) => ({ data: [...templateKindOf(app, query.document_kind).tags] }),
  });
  route(app, {
    method: 'GET',
    url: `${url}/:id/content`,
    access: mayRead,
    summary: `${title}: действующий текст и его поля`,
    params: idParams,
    response: templateContent,
    handler: ({ params }) => getContent(deps, params.id),
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/content`,
    access: 'file_templates.update',
    summary: `${title}: новый текст; поле file, документ Word`,
    isDear: true,
    params: idParams,
    body: 'multipart',
    bodyLimit: MAX_FILE_SIZE + 1024 * 1024,
    response: templateContent,
    status: 201,
    handler: async ({ actor, origin, params, request }) => {
      const form = await readLoneFile(request);
      if (form === null) throw new ValidationFailed({ file: ['Выберите документ Word'] });
      return uploadContent(deps, renderer, { actor, origin, id: params.id, ...form });
    },
  });
}

function generationRoutes(deps: Deps, renderer: Renderer): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: `${url}/offered`,
    access: 'file_templates.generate',
    summary: `${title}: из чего составить текст документа`,
    query: documentQuery,
    response: offeredTemplateList,
    handler: async ({ actor, query }) => ({
      data: await offeredTemplates(deps, {
        actor,
        document: { type: query.documentable_type, id: query.documentable_id },
      }),
    }),
  });
  route(app, {
    method: 'GET',
    url: `${url}/:id/preview`,
    access: 'file_templates.generate',
    summary: `${title}: что будет стоять в документе`,
    isDear: true,
    params: idParams,
    query: documentQuery,
    response: generationPreview,
    handler: ({ actor, params, query }) =>
      preview(deps, renderer, {
        actor,
        templateId: params.id,
        document: { type: query.documentable_type, id: query.documentable_id },
      }),
  });
  route(app, {
    method: 'POST',
    url: `${url}/:id/generate`,
    access: 'file_templates.generate',
    summary: `${title}: составить документ по шаблону; заголовок Idempotency-Key делает повтор безопасным`,
    isDear: true,
    params: idParams,
    body: alsoNamed(generationInput, GENERATION_NAMES),
    response: documentFile,
    status: 201,
    handler: ({ actor, origin, params, body, request }) =>
      generate(deps, renderer, {
        actor,
        origin,
        templateId: params.id,
        document: { type: body.documentable_type, id: body.documentable_id },
        values: body.values,
        handmadeId: body.handmade_id,
        key: idempotencyKeyOf(request),
      }),
  });
}

/** Texts of templates, and documents made of them. */
export function fileTemplatesRoutes(deps: Deps, renderer: Renderer): void {
  contentRoutes(deps, renderer);
  generationRoutes(deps, renderer);
}
