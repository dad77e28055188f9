import {
  documentFile,
  documentFileCard,
  documentFileList,
  documentFileUpdate,
  documentFileWhole,
  MAX_FILE_SIZE,
} from 'shared/contract/file/file';
import { z } from 'zod';
import { idempotencyKeyOf } from '../idempotency/idempotency.service';
import { idParams, idText } from '../platform/http/id-params';
import { isRangeOf, rangeOf } from '../platform/http/byte-range';
import { RangeNotSatisfiable } from '../platform/http/errors';
import { alsoNamed } from '../platform/http/also-named';
import { route } from '../platform/http/route';
import { unwrappedFilter } from '../lists/unwrapped-filter';
import type { Deps } from '../platform/module';
import { bodyNamedRoutes } from '../records/naming/body-named.routes';
import { removalInput, removalVersion } from '../records/naming/removal-version';
import { attachmentHeader } from './file-name';
import { describe, getFile } from './file-description.service';
import { find, open, remove, upload } from './files.service';
import { readUploadForm } from './upload-form';

const listQuery = z.preprocess(
  unwrappedFilter('documentable_type', 'documentable_id'),
  z.strictObject({
    documentable_type: z.string().min(1).max(64).describe('Также filter[documentable_type]'),
    documentable_id: idText.describe('Также filter[documentable_id]'),
  }),
);

/** The name of the domain reference. */
const OTHER_NAMES = { original_name: 'name' };

const one = { url: '/api/files/:id', access: 'authenticated', params: idParams } as const;
const answer = { response: documentFileCard, conflict: documentFileCard, numbersReferences: true } as const;

/** One version: its card, its name and comment, its removal. */
function oneFileRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    ...one,
    summary: 'Версия файла: чья она, из чего сделана, что с ней можно сделать',
    ...answer,
    handler: ({ actor, params }) => getFile(deps, { actor, id: params.id }),
  });

  route(deps.app, {
    method: 'PUT',
    ...one,
    summary: 'Имя, примечание и срок своего файла, пока он не зафиксирован; содержимое — это новая версия',
    body: alsoNamed(documentFileWhole, OTHER_NAMES),
    ...answer,
    handler: ({ actor, params, body, origin }) =>
      describe(deps, { actor, origin, id: params.id, input: body }),
  });

  route(deps.app, {
    method: 'PATCH',
    ...one,
    summary: 'Имя, примечание или срок своего файла, пока он не зафиксирован',
    body: alsoNamed(documentFileUpdate, OTHER_NAMES),
    ...answer,
    handler: ({ actor, params, body, origin }) =>
      describe(deps, { actor, origin, id: params.id, input: body }),
  });

  route(deps.app, {
    method: 'DELETE',
    url: '/api/files/:id',
    access: 'authenticated',
    summary: 'Удаление своего файла, пока он не зафиксирован; lock_version в теле или в строке запроса',
    params: idParams,
    conflict: documentFileCard,
    numbersReferences: true,
    ...removalInput,
    handler: ({ actor, params, query, body, origin }) =>
      remove(deps, { actor, origin, id: params.id, lockVersion: removalVersion(body, query) }),
  });
  bodyNamedRoutes(deps, {
    resource: 'files',
    title: 'Версии файлов',
    rights: { edit: 'authenticated', delete: 'authenticated' },
    card: documentFileCard,
    bodies: { change: alsoNamed(documentFileUpdate, OTHER_NAMES) },
    update: (call) => describe(deps, call),
    remove: (call) => remove(deps, call),
  });
}

/** The versions of documents' files and their contents. */
export function filesRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/files',
    access: 'authenticated',
    summary: 'Версии файлов документа',
    query: listQuery,
    response: documentFileList,
    numbersReferences: true,
    handler: async ({ actor, query }) => ({
      data: await find(deps, actor, { type: query.documentable_type, id: query.documentable_id }),
    }),
  });

  route(deps.app, {
    method: 'POST',
    url: '/api/files',
    access: 'authenticated',
    summary:
      'Загрузка файла: поля documentable_type, documentable_id, kind, document_type_id, comment, valid_until, затем file; заголовок Idempotency-Key делает повтор безопасным',
    body: 'multipart',
    bodyLimit: MAX_FILE_SIZE + 1024 * 1024,
    response: documentFile,
    numbersReferences: true,
    status: 201,
    handler: async ({ actor, origin, request }) =>
      upload(deps, {
        actor,
        origin,
        key: idempotencyKeyOf(request),
        ...(await readUploadForm(request)),
      }),
  });

  oneFileRoutes(deps);

  route(deps.app, {
    method: 'GET',
    url: '/files/:id',
    access: 'authenticated',
    tag: 'files',
    summary: 'Содержимое файла или его часть по заголовку Range, всегда для сохранения',
    params: idParams,
    response: 'stream',
    handler: async ({ actor, params, request, reply }) => {
      const { version, content } = await open(deps, actor, params.id);
      const { headers, method } = request;
      const etag = `"${version.sha256}"`;
      const isKnown = headers['if-none-match'] === etag;
      const mayBePart = method === 'GET' && !isKnown && isRangeOf(etag, headers['if-range']);
      const range = mayBePart ? rangeOf(headers.range, version.size) : null;
      if (range === 'beyond') throw new RangeNotSatisfiable(version.size);
      reply.headers({
        etag,
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        // Whatever the content is, it is never a page of ours.
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': attachmentHeader(version.name),
      });
      if (isKnown) return reply.code(304).send();
      reply.header('content-type', version.mime);
      if (range === null) return reply.header('content-length', version.size).send(await content());
      const { start, end } = range;
      return reply
        .code(206)
        .headers({
          'content-length': end - start + 1,
          'content-range': `bytes ${String(start)}-${String(end)}/${String(version.size)}`,
        })
        .send(await content(range));
    },
  });
}
