import { buffer } from 'node:stream/consumers';
import type { TemplateContent } from 'shared/contract/file-template/file-template';
import type { TemplateVersionList } from 'shared/contract/file-template/template-version';
import { pageMeta } from '../../lists/page-meta';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import type { Renderer } from '../rendering/renderer';
import { getContent, putInUse, requireOpenTemplate, requireTemplate } from '../template-content.service';
import { findTemplateVersion, findTemplateVersions } from './template-versions.repository';

/** What the text of the template has been, the newest first; refuses with 404 when there is no template. */
export async function listVersions(
  deps: Deps,
  id: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<TemplateVersionList> {
  await requireTemplate(deps, id);
  const { rows, total } = await findTemplateVersions(deps.db, id, { page, perPage });
  return { data: rows, meta: pageMeta({ page, perPage }, total) };
}

/**
 * The file of an earlier version is the newest version and in use; that in use already stays as it is. Refuses with
 * 404, with 423 an archived template, and with 422 and the places what cannot be rendered any longer.
 */
export async function restoreVersion(
  deps: Deps,
  renderer: Renderer,
  { actor, origin, id, versionId }: { actor: Actor; origin: RequestOrigin; id: number; versionId: number },
): Promise<TemplateContent> {
  const template = await requireOpenTemplate(deps, id);
  const wanted = await findTemplateVersion(deps.db, id, versionId);
  if (wanted === null) throw new NotFound('Такой версии у шаблона нет');
  const { name, size, sha256, version } = wanted;
  // Somebody else, or the first of two presses, has brought it back by now.
  const current = await getContent(deps, id);
  if (current.sha256 === sha256) return current;
  const content = await buffer(await deps.files.get(sha256));
  return putInUse(deps, renderer, {
    actor,
    origin,
    template,
    content,
    file: { name, extension: 'docx', size, sha256 },
    comment: `Возвращена версия ${String(version)}`,
    told: { action: 'file_template.content-restored', text: `${name}, версия ${String(version)}` },
  });
}
