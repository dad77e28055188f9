import { DocumentFailure, DocumentSkeleton } from 'shared/document';

import { paths } from '../../paths';
import { ROLE_MISSING, ROLE_NOUN } from '../role-noun';

/** What stands in the place of the form while its role is not read, or when it cannot be. */
export function RoleInstead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === null) return <DocumentSkeleton noun={ROLE_NOUN} />;
  return (
    <DocumentFailure
      resource="roles"
      noun={ROLE_NOUN}
      back={paths.roles()}
      missing={ROLE_MISSING}
      error={error}
      onRetry={onRetry}
    />
  );
}
