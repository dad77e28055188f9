import { useParams, usePageTitle } from 'shared/area';
import type { Role } from 'shared/contract/access/role';
import { DocumentFailure, DocumentSkeleton } from 'shared/document';
import { itemQuery, useQuery } from 'shared/query';

import { paths } from '../../paths';
import { ROLE_MISSING, ROLE_NOUN } from '../role-noun';
import { EMPTY_ROLE } from './role-form';
import { RoleForm } from './role.form';

/** The page that changes a role. */
export default function RoleEditPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(itemQuery<Role>('roles', id));
  usePageTitle(data === undefined ? null : `Правка ${data.name}`);
  if (data !== undefined) return <RoleForm key={data.id} role={data} start={EMPTY_ROLE} />;
  if (error === null) return <DocumentSkeleton noun={ROLE_NOUN} />;
  return (
    <DocumentFailure
      resource="roles"
      noun={ROLE_NOUN}
      back={paths.roles()}
      missing={ROLE_MISSING}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
