import { rolePreview, rolePreviewInput } from 'shared/contract/access/role-preview';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { previewRole } from './preview.service';

/** «Что увидит сотрудник»: a look that changes nothing but the journal. */
export function previewRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'POST',
    url: '/api/role-previews',
    access: ['roles.read', 'users.update_other'],
    summary: 'Что увидит сотрудник с ролью: права и число записей в реестрах',
    body: rolePreviewInput,
    response: rolePreview,
    isDear: true,
    handler: ({ actor, body, origin }) => previewRole(deps, body, { actor, origin }),
  });
}
