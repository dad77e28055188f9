import type { Deps } from '../platform/module';
import { syncPermissionCatalogue } from './permission-catalogue';
import { rolesRoutes } from './roles.routes';

/** Roles and rights; must start before the modules that give roles to somebody. */
export function rolesModule(deps: Deps): void {
  deps.activity.labels({
    'role.created': 'Создал роль',
    'role.updated': 'Изменил роль',
    'role.deleted': 'Удалил роль',
  });
  rolesRoutes(deps);
  deps.onStart(() => deps.transact(syncPermissionCatalogue));
}
