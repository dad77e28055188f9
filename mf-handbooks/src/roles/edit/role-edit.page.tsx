import { useParams, usePageTitle } from 'shared/area';
import type { Role } from 'shared/contract/access/role';
import { itemQuery, useQuery } from 'shared/query';

import { EMPTY_ROLE } from './role-form';
import { RoleInstead } from './role-instead';
import { RoleForm } from './role.form';

/** The page that changes a role. */
export default function RoleEditPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(itemQuery<Role>('roles', id));
  usePageTitle(data === undefined ? null : `Правка: ${data.name}`);
  if (data !== undefined) return <RoleForm key={data.id} role={data} start={EMPTY_ROLE} />;
  return <RoleInstead error={error} onRetry={() => void refetch()} />;
}
