import { useSearchParams, usePageTitle } from 'shared/area';
import type { Role } from 'shared/contract/access/role';
import { itemQuery, useQuery } from 'shared/query';

import { EMPTY_ROLE, roleForm } from './role-form';
import { RoleInstead } from './role-instead';
import { RoleForm } from './role.form';

function RoleCopy({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(itemQuery<Role>('roles', id));
  if (data !== undefined) {
    const values = roleForm.valuesOf(data);
    return <RoleForm role={null} start={{ ...values, name: `${values.name} (копия)` }} />;
  }
  return <RoleInstead error={error} onRetry={() => void refetch()} />;
}

/** The page that makes a role: empty, by a preset, or with `?from=` as the copy of another. */
export default function RoleCreatePage() {
  const [search] = useSearchParams();
  const from = search.get('from');
  usePageTitle('Новая роль');
  return from === null ? <RoleForm role={null} start={EMPTY_ROLE} /> : <RoleCopy key={from} id={from} />;
}
