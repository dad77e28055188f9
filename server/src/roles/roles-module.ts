import { recordPath } from 'shared/contract/record/record-kind';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Deps } from '../platform/module';
import { syncPermissionCatalogue } from './permission-catalogue';
import { rolesRoutes } from './roles.routes';

/** Roles and rights; must start before the modules that give roles to somebody. */
export function rolesModule(deps: Deps): void {
  deps.activity.labels({
    'role.created': 'Создание роли',
    'role.updated': 'Изменение роли',
    'role.deleted': 'Удаление роли',
  });
  const { role } = RECORD_KINDS;
  deps.activity.pages(role.name, { at: (id) => recordPath(role, id), needs: 'roles.read' });
  rolesRoutes(deps);
  deps.onStart(() => deps.transact(syncPermissionCatalogue));
}
