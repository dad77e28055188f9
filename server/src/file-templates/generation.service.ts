import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { DocumentFile } from 'shared/contract/file/file';
import type {
  GenerationPreview,
  OfferedTemplate,
  TemplateContent,
} from 'shared/contract/file-template/file-template';
import { findMadeBefore, keepRepeated } from '../idempotency/idempotency.service';
import { businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import { fileGuardOf } from '../files/file-guards.service';
import {
  addKeptVersion,
  findHandmadeVersion,
  findKeptVersion,
  holdVersions,
  keptName,
} from '../files/kept-version.service';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Locked, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Db } from '../platform/database/database';
import type { Deps } from '../platform/module';
import {
  findContent,
  findTemplatesInUse,
  findTypeOf,
  holdTemplate,
  keepGeneration,
  type StoredTemplate,
} from './file-templates.repository';
import type { Rendered } from './rendering/render-docx';
import type { Renderer } from './rendering/renderer';
import type { TemplateValues } from './rendering/template-value';
import { saysOtherThings } from './corrected-text';
import { declensionsPutRight } from './declined-words';
import { keepDeclensions } from './declensions.repository';
import { declinedOf, filledTags, type Filling } from './filled-tags';
import { correctedValues } from './repeated-values.service';
import { readably } from './template-check';
import { requireTemplate } from './template-content.service';
import { doubtsOf, isMeant } from './template-doubts';
import { isOfType, misfitOf, NO_TEXT, type Occasion } from './template-fit';
import { type DocumentFacts, templateKindOf } from './template-kinds.service';

const OUT_OF_USE = 'Шаблон не действует. Выберите другой';

interface Wanted {
  actor: Actor;
  templateId: number;
  document: { type: string; id: number };
}

interface Prepared extends Filling {
  template: StoredTemplate;
}

const occasionOf = (deps: Deps, { organizationId }: DocumentFacts): Occasion => ({
  organizationId,
  today: businessDay(deps.now()),
});

/** Refuses with 403 and 423 as an upload of a text to the document does: before anybody looks the values through. */
async function requireOpenText(deps: Deps, { actor, document }: Omit<Wanted, 'templateId'>): Promise<void> {
  const guard = fileGuardOf(deps.app, document.type);
  const change = { id: document.id, kind: 'draft', change: 'add' } as const;
  await deps.transact((trx) => guard.requireWritable(trx, actor, change));
}

/**
 * Templates in use for the document's kind, those that are not for this document with the reason; refuses as its card
 * does, and whoever may not add a text to it as an upload does.
 */
export async function offeredTemplates(
  deps: Deps,
  { actor, document }: Omit<Wanted, 'templateId'>,
): Promise<OfferedTemplate[]> {
  const facts = await templateKindOf(deps.app, document.type).facts(deps.db, actor, document.id);
  await requireOpenText(deps, { actor, document });
  const occasion = occasionOf(deps, facts);
  const { tags: known } = templateKindOf(deps.app, document.type);
  const templates = await findTemplatesInUse(deps.db, document.type);
  return templates.map((one) => ({
    id: one.id,
    name: one.name,
    misfit: misfitOf(one, occasion),
    is_meant: isOfType(one, facts.agreementTypeId) || isMeant(one.tags, { facts, known }),
  }));
}

async function prepare(deps: Deps, { actor, templateId, document }: Wanted): Promise<Prepared> {
  const template = await requireTemplate(deps, templateId);
  if (template.document_kind !== document.type) {
    throw new ValidationFailed({ documentable_type: ['Шаблон составлен для документов другого вида'] });
  }
  const kind = templateKindOf(deps.app, document.type);
  const facts = await kind.facts(deps.db, actor, document.id);
  if (template.archived_at !== null || !template.is_active) {
    throw new Locked(OUT_OF_USE);
  }
  const misfit = misfitOf(template, occasionOf(deps, facts));
  if (misfit !== null) throw new Locked(misfit);
  const content = await findContent(deps.db, template.id);
  if (content === null) throw new Locked(NO_TEXT);
  return { template, content, known: kind.tags, lineTags: kind.lineTags ?? new Map<string, string>(), facts };
}

/** The text of the template with these values; refuses with 422 one that cannot be rendered. */
async function render(
  { files, renderer }: Pick<Deps, 'files'> & { renderer: Renderer },
  { sha256 }: Pick<TemplateContent, 'sha256'>,
  values: TemplateValues,
): Promise<Rendered> {
  const bytes = await buffer(await files.get(sha256));
  return readably('template', () => renderer.render(bytes, values));
}

/** `prefix_name_date.docx`, as the product's specification asks. */
function nameOf(deps: Deps, { template, facts }: Prepared): string {
  const day = formatDay(facts.day ?? businessDay(deps.now()));
  return keptName(`${[template.prefix, facts.name.replace(/[\\/]/g, '-'), day].join('_')}.docx`);
}

type Handmade = NonNullable<GenerationPreview['handmade']>;

/** The text brought by hand that a new one of this template would follow; null when there is none. */
async function handmadeBefore(
  db: Db,
  { templateId, document }: Pick<Wanted, 'templateId' | 'document'>,
): Promise<Handmade | null> {
  const documentTypeId = await findTypeOf(db, templateId, document.type);
  const found = await findHandmadeVersion(db, { document, documentTypeId });
  if (found === null) return null;
  const { id, name, version, uploaded_by_name, created_at } = found;
  return { id, name, version, uploaded_by_name, created_at };
}

/** Refuses with 409 when the text brought by hand is another than its author was shown. */
function requireKnown(found: Handmade | null, known: number | null | undefined): void {
  if (known === undefined || (found?.id ?? null) === known) return;
  const message =
    found === null
      ? 'Версии, загруженной вручную, больше нет. Проверьте ещё раз'
      : `Пока вы проверяли значения, загружена версия ${String(found.version)}. Проверьте ещё раз`;
  throw new Conflict(found, message, { handmade_id: [message] });
}

/**
 * What would stand in the document; refuses with 403 and 404 as its card does, with 403 and 423 as an upload to it, with
 * 423 a template out of use, with 422 one that cannot be rendered.
 */
export async function preview(deps: Deps, renderer: Renderer, wanted: Wanted): Promise<GenerationPreview> {
  const prepared = await prepare(deps, wanted);
  await requireOpenText(deps, wanted);
  const { content, facts } = prepared;
  const { blanks } = await render({ ...deps, renderer }, content, facts.values);
  return {
    file_name: nameOf(deps, prepared),
    template_version: content.version,
    handmade: await handmadeBefore(deps.db, wanted),
    unknown_tags: content.unknown_tags,
    doubts: doubtsOf(content.tags, prepared),
    values: filledTags({ ...prepared, blanks }),
  };
}

/**
 * A new version of the document's text, made of the template in use with the values put right by hand. Refuses as an
 * upload to the document does, with 409 when the text brought by hand is another than was shown, with 423 a template out
 * of use, with 422 a value of a tag the template has not. The same values under the same key are made into one version.
 */
export async function generate(
  deps: Deps,
  renderer: Renderer,
  wanted: Wanted & {
    origin: RequestOrigin;
    values: Readonly<Record<string, string>>;
    handmadeId?: number | null | undefined;
    /** The same in every attempt to make this very text; null of a caller that does not repeat. */
    key: string | null;
  },
): Promise<DocumentFile> {
  const { actor, document, origin } = wanted;
  const guard = fileGuardOf(deps.app, document.type);
  const change = { id: document.id, kind: 'draft', change: 'add' } as const;
  await requireOpenText(deps, wanted);
  const prepared = await prepare(deps, wanted);
  const { template, content, facts, known } = prepared;
  const values = correctedValues(facts.repeated ?? [], {
    values: facts.values,
    used: content.tags,
    known,
    given: wanted.values,
  });
  const { content: made } = await render({ ...deps, renderer }, content, values);
  const stored = await deps.files.put(Readable.from([Buffer.from(made)], { objectMode: false }));
  const name = nameOf(deps, prepared);
  const [told, declined] = [filledTags(prepared), declinedOf(prepared)];
  const declensions = declensionsPutRight(declined, {
    told: new Map(told.map(({ tag, value }) => [tag, value])),
    given: wanted.values,
  });
  // Not the version known to be followed: what was made first has already come in its place.
  const body = { templateId: template.id, document, values: wanted.values };
  const attempt = wanted.key === null ? null : { resource: 'file-generation', key: wanted.key, body, actor };
  const id = await deps.transact(async (trx) => {
    const before = await findMadeBefore(trx, attempt, 'С этим ключом уже составлен другой документ');
    if (before !== null) return before;
    // Deleted or archived while it was looked at.
    if (!(await holdTemplate(trx, template.id))) throw new Locked(OUT_OF_USE);
    await holdVersions(deps, trx, { document, sha256: stored.sha256 });
    const label = await guard.requireWritable(trx, actor, change);
    requireKnown(await handmadeBefore(trx, wanted), wanted.handmadeId);
    const added = await addKeptVersion(trx, {
      document,
      documentTypeId: await findTypeOf(trx, template.id, document.type),
      kind: 'draft',
      source: 'generated',
      comment: `По шаблону «${template.name}», версия ${String(content.version)}`,
      file: { name, extension: 'docx', ...stored },
      userId: actor.id,
    });
    if (attempt !== null) await keepRepeated(trx, attempt, added);
    await keepGeneration(trx, {
      versionId: added,
      templateVersionId: content.id,
      values,
      isCorrected: saysOtherThings({ told, declined }, wanted.values),
      sha256: stored.sha256,
      actorId: actor.id,
    });
    await keepDeclensions(trx, { declensions, actorId: actor.id });
    await deps.activity.record(trx, {
      actor,
      action: 'file.generated',
      entityType: document.type,
      entityId: document.id,
      entityLabel: label,
      changes: [{ field: 'file', label: 'Проект', old: null, new: name }],
      origin,
    });
    return added;
  });
  const version = await findKeptVersion(deps.db, id);
  if (version === null) throw new NotFound('Файл не найден');
  return version;
}
