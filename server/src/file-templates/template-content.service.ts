import { buffer } from 'node:stream/consumers';
import type { MultipartFile } from '@fastify/multipart';
import type { TemplateContent } from 'shared/contract/file-template/file-template';
import { addKeptVersion, holdVersions, type KeptFile, keepUploaded } from '../files/kept-version.service';
import { type Parts, requireLast } from '../platform/files/last-part';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { HttpError, Locked, NotFound } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import {
  findContent,
  findTemplate,
  holdTemplate,
  keepContent,
  type StoredTemplate,
} from './file-templates.repository';
import type { Renderer } from './rendering/renderer';
import { checkTemplate } from './template-check';
import { templateKindOf } from './template-kinds.service';

export const TEMPLATE_DOCUMENT = 'file_template';

const MISSING = 'Шаблон не найден';
const ARCHIVED = 'Шаблон в архиве: верните его, чтобы изменить';

/** The template; refuses with 404. */
export async function requireTemplate(deps: Pick<Deps, 'db'>, id: number): Promise<StoredTemplate> {
  const template = await findTemplate(deps.db, id);
  if (template === null) throw new NotFound(MISSING);
  return template;
}

/** The Word file of the template in use; refuses with 404 when there is no template or no file yet. */
export async function getContent(deps: Deps, id: number): Promise<TemplateContent> {
  await requireTemplate(deps, id);
  const content = await findContent(deps.db, id);
  if (content === null) throw new NotFound('Текст шаблона ещё не загружен');
  return content;
}

const NOT_WORD = 'Шаблон — это документ Word. Сохраните его в формате .docx';

interface Upload {
  actor: Actor;
  origin: RequestOrigin;
  id: number;
  file: MultipartFile;
  /** What stands behind the file in its form. */
  parts: Parts;
}

interface NewText {
  actor: Actor;
  origin: RequestOrigin;
  template: StoredTemplate;
  /** In the store. */
  file: KeptFile;
  content: Buffer;
  comment: string | null;
  /** What the journal says of it. */
  told: { action: string; text: string };
}

/** The template, when its text may be another; refuses with 404 and 423. */
export async function requireOpenTemplate(deps: Pick<Deps, 'db'>, id: number): Promise<StoredTemplate> {
  const template = await requireTemplate(deps, id);
  if (template.archived_at !== null) throw new Locked(ARCHIVED);
  return template;
}

/** The file is the next version of the template's text; refuses with 422 and the places what cannot be rendered. */
export async function putInUse(
  deps: Deps,
  renderer: Renderer,
  { actor, origin, template, file, content, comment, told }: NewText,
): Promise<TemplateContent> {
  const { id } = template;
  const kind = templateKindOf(deps.app, template.document_kind);
  const found = await checkTemplate(renderer, { content, kind });
  await deps.transact(async (trx) => {
    if (!(await holdTemplate(trx, id))) await requireOpenTemplate({ db: trx }, id);
    const document = { type: TEMPLATE_DOCUMENT, id };
    await holdVersions(deps, trx, { document, sha256: file.sha256 });
    const versionId = await addKeptVersion(trx, {
      document,
      documentTypeId: null,
      kind: 'final',
      source: 'upload',
      comment,
      file,
      userId: actor.id,
    });
    await keepContent(trx, {
      templateId: id,
      versionId,
      tags: found.tags,
      unknownTags: found.unknown,
      places: found.places,
    });
    await deps.activity.record(trx, {
      actor,
      action: told.action,
      entityType: TEMPLATE_DOCUMENT,
      entityId: id,
      entityLabel: template.name,
      changes: [{ field: 'content', label: 'Текст шаблона', old: null, new: told.text }],
      origin,
    });
  });
  return getContent(deps, id);
}

/**
 * The Word file becomes the next version of the template; those before it are kept. Refuses before a byte is taken
 * what is no .docx, with 404, with 423 an archived template, and with 422 and the places what cannot be rendered.
 */
export async function uploadContent(
  deps: Deps,
  renderer: Renderer,
  { actor, origin, id, file, parts }: Upload,
): Promise<TemplateContent> {
  try {
    const template = await requireOpenTemplate(deps, id);
    const kept = await keepUploaded(deps, {
      file: file.file,
      name: file.filename,
      wanted: 'docx',
      refusal: NOT_WORD,
    });
    await requireLast(parts);
    const content = await buffer(await deps.files.get(kept.sha256));
    const told = { action: 'file_template.content-uploaded', text: kept.name };
    return await putInUse(deps, renderer, {
      actor,
      origin,
      template,
      file: kept,
      content,
      comment: null,
      told,
    });
  } catch (error) {
    // What is not read would keep the connection busy.
    if (error instanceof HttpError) file.file.resume();
    throw error;
  }
}
