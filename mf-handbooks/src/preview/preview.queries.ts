import type { RolePreviewInput } from 'shared/contract/access/role-preview';
import { queryOptions } from 'shared/query';

import { getAreas, getPreview } from './preview.api';

/** Query of a look; it is not repeated by itself, since each one is a line of the journal. */
export function previewQuery(asked: RolePreviewInput) {
  return queryOptions({
    queryKey: ['role-previews', asked.role_id, asked.user_id],
    queryFn: ({ signal }) => getPreview(asked, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Query of the areas of the suite. */
export const areasQuery = queryOptions({
  queryKey: ['registry', 'areas'],
  queryFn: ({ signal }) => getAreas(signal),
  retry: false,
  staleTime: Infinity,
});
