import { itemKey, listKey, queryOptions } from 'shared/query';

import { findDuplicates, getUsage } from './counterparty.api';

const RESOURCE = 'counterparties';

/** Query of what a counterparty takes part in; stale with its card. */
export function usageQuery(id: number) {
  return queryOptions({
    queryKey: [...itemKey(RESOURCE, id), 'usage'],
    queryFn: ({ signal }) => getUsage(id, signal),
  });
}

/** Query of records that look like the one that is being typed; a list, so it does not retry. */
export function duplicatesQuery(params: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: [...listKey(RESOURCE), 'duplicates', new URLSearchParams(params).toString()],
    queryFn: ({ signal }) => findDuplicates(params, signal),
    retry: false,
  });
}
