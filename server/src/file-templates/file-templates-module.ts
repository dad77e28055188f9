import { archivePart } from '../archive/archived-kinds.service';
import { guardFiles } from '../files/file-guards.service';
import { holds } from '../platform/http/access';
import { Forbidden, Locked } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { fileTemplatesRoutes } from './file-templates.routes';
import { generationArchive } from './generation-archive';
import { openRenderer } from './rendering/renderer';
import { requireTemplate, TEMPLATE_DOCUMENT } from './template-content.service';
import { templateVersionsRoutes } from './versions/template-versions.routes';

/** Word templates and the documents made of them; which kinds are generated their modules say. */
export function fileTemplatesModule(deps: Deps): void {
  const renderer = openRenderer();
  deps.app.addHook('onClose', () => renderer.close());
  deps.activity.labels({
    'file_template.content-uploaded': 'Загрузка текста шаблона',
    'file_template.content-restored': 'Возврат прежнего текста шаблона',
    'file.generated': 'Составление документа по шаблону',
  });
  guardFiles(deps.app, TEMPLATE_DOCUMENT, {
    async requireReadable(db, actor, id) {
      if (!holds(actor, 'file_templates.read')) throw new Forbidden();
      await requireTemplate({ db }, id);
    },
    requireWritable() {
      return Promise.reject(new Locked('Текст шаблона загружается на странице шаблонов и не удаляется'));
    },
  });
  archivePart(deps.app, generationArchive);
  fileTemplatesRoutes(deps, renderer);
  templateVersionsRoutes(deps, renderer);
}
