import type { AreaRoute } from 'shared/contract/area/area';
import type { RegistryArea } from 'shared/contract/release/registry';
import { itemQuery, listQuery, type QueryClient } from 'shared/query';

interface Visit {
  route: AreaRoute;
  id: string | undefined;
  search: string;
}

/** Starts the first requests of a route beside the download of its code; a failure is the page's to tell. */
export function prefetchRoute(queryClient: QueryClient, { route, id, search }: Visit): void {
  for (const { kind, resource, defaults } of route.prefetch ?? []) {
    if (kind === 'list') void queryClient.prefetchQuery(listQuery({ resource, search, defaults }));
    // prefetchQuery never rejects: the failure stays in the cache for the page.
    else if (id !== undefined) void queryClient.prefetchQuery(itemQuery(resource, id));
  }
}

/** What one version of an area has read is no food for another one, which may understand it otherwise. */
export function forgetAreaData(queryClient: QueryClient, { definition }: RegistryArea): void {
  const prefetches = definition.routes.flatMap(({ prefetch }) => prefetch ?? []);
  const resources = new Set<unknown>(prefetches.map(({ resource }) => resource));
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => resources.has(queryKey[0]) });
}
