import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { compareMoments, type ComparedMoments, findHistory, type HistoryOwner } from './history.api';

/** Cache key of everything that is known of a record's history. */
export function historyKey({ resource, id }: HistoryOwner): readonly string[] {
  return [resource, 'history', String(id)];
}

/** The whole history, newest first, page by page. */
export function historyQuery(owner: HistoryOwner) {
  return infiniteQueryOptions({
    queryKey: [...historyKey(owner), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      findHistory(owner, { page: pageParam, perPage: 25, withAlong: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    retry: false,
  });
}

/** So many of the latest events the rail reads: enough for its last changes and, but for a long life, for its path of states. */
export const RECENT_EVENTS = 100;

/** The latest events, newest first. */
export function recentHistoryQuery(owner: HistoryOwner) {
  return queryOptions({
    queryKey: [...historyKey(owner), 'recent'],
    queryFn: async ({ signal }) =>
      (await findHistory(owner, { page: 1, perPage: RECENT_EVENTS, signal })).data,
    retry: false,
  });
}

/** What differs between two moments of the record. */
export function comparisonQuery(owner: HistoryOwner, moments: ComparedMoments) {
  return queryOptions({
    queryKey: [...historyKey(owner), 'compared', moments.from, moments.to],
    queryFn: ({ signal }) => compareMoments(owner, moments, signal),
    retry: false,
  });
}
