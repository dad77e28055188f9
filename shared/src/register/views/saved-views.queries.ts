import { queryOptions } from '../../query/query';
import { findSavedViews } from './saved-views.api';

/** Cache key of the saved views of a register. */
export const savedViewsKey = (resource: string): readonly string[] => ['saved-views', 'list', resource];

/** Own and shared views of a register; a list, so it does not retry. */
export function savedViewsQuery(resource: string) {
  return queryOptions({
    queryKey: savedViewsKey(resource),
    queryFn: ({ signal }) => findSavedViews(resource, signal),
    retry: false,
  });
}
