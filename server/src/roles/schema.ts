import type { Generated } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { DataScope } from 'shared/contract/access/roles';
import type { AuthoredColumns, Optional } from '../platform/database/columns';

export interface RolesTables {
  permissions: {
    id: number;
    name: PermissionName;
    name_translate: string;
    group: string;
    position: number;
    /** The product's own, beside those of the specification. */
    is_extension: Generated<boolean>;
  };
  roles: AuthoredColumns & {
    id: Generated<number>;
    name: string;
    description: Optional<string>;
    /** May be neither renamed nor deleted. */
    is_system: Generated<boolean>;
    data_scope: DataScope;
  };
  role_permissions: { role_id: number; permission_id: number };
  user_roles: { user_id: number; role_id: number };
}
