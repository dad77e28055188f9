import { templateContent } from 'shared/contract/file-template/file-template';
import { templateVersionList } from 'shared/contract/file-template/template-version';
import { z } from 'zod';
import { idParams, idText } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import type { Renderer } from '../rendering/renderer';
import { listVersions, restoreVersion } from './template-versions.service';

const PER_PAGE = 20;
const pageQuery = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'Укажите целое число больше нуля')
    .transform(Number)
    .default(1),
});

/** What the texts of templates have been, and the way back to one of them. */
export function templateVersionsRoutes(deps: Deps, renderer: Renderer): void {
  const { app } = deps;
  const title = 'Шаблоны файлов';
  const url = '/api/file-templates/:id/versions';
  route(app, {
    method: 'GET',
    url,
    access: 'file_templates.read',
    summary: `${title}: версии текста, новые сверху, по ${String(PER_PAGE)} на странице`,
    params: idParams,
    query: pageQuery,
    response: templateVersionList,
    handler: ({ params, query }) => listVersions(deps, params.id, { page: query.page, perPage: PER_PAGE }),
  });
  route(app, {
    method: 'POST',
    url: `${url}/:version_id/restore`,
    access: 'file_templates.update',
    summary: `${title}: вернуть прежний текст; он становится новой версией`,
    isDear: true,
    params: idParams.extend({ version_id: idText }),
    response: templateContent,
    handler: ({ actor, origin, params }) =>
      restoreVersion(deps, renderer, { actor, origin, id: params.id, versionId: params.version_id }),
  });
}
