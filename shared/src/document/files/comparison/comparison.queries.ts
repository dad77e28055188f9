import { queryOptions } from '@tanstack/react-query';

import { compareFiles } from './comparison.api';

/** Query of what differs between two versions; versions never change. */
export function comparisonQuery(pair: { beforeId: number; afterId: number }) {
  return queryOptions({
    queryKey: ['files', 'comparison', String(pair.beforeId), String(pair.afterId)],
    queryFn: ({ signal }) => compareFiles(pair, signal),
    retry: false,
    staleTime: Infinity,
  });
}
