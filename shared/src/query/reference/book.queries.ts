import { queryOptions } from '@tanstack/react-query';

import { listKey } from '../resource';
import { findReferences } from './reference.api';

/**
 * A whole short book: it changes rarely and is asked for once. It lies among the lists of its resource, so that an
 * event that makes those stale makes it stale too.
 */
export function bookQuery<Row>(resource: string) {
  return queryOptions({
    queryKey: [...listKey(resource), 'book'],
    queryFn: async ({ signal }) =>
      (await findReferences<Row>(resource, new URLSearchParams({ per_page: '100' }), signal)).data,
    staleTime: 10 * 60_000,
    retry: false,
  });
}
