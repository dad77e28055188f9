import type { RegisterSummary } from '../contract/list/register-summary';
import { keepPreviousData, listKey, listParams, queryOptions, type ListQuery } from '../query/query';
import { getSummary } from './summary.api';

/** Cache key of everything that stands beside the lists of a resource, one of the keys under `listKey`. */
export const summaryKey = (resource: string): readonly string[] => listKey(resource, 'summary');

/** Parameters of a list that change neither its counts nor its sums. */
const NOT_COUNTED = ['page', 'per_page', 'sort'];

/** Counts of the tabs and sums per currency under the conditions of a list. */
export function summaryQuery(path: string, query: ListQuery) {
  const params = new URLSearchParams(listParams(query));
  for (const name of NOT_COUNTED) params.delete(name);
  return queryOptions<RegisterSummary>({
    queryKey: [...summaryKey(query.resource), params.toString()],
    queryFn: ({ signal }) => getSummary(path, params.toString(), signal),
    retry: false,
    placeholderData: keepPreviousData,
  });
}
