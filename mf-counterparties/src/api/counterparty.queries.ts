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

/** Query of records that look like the one the search string tells of; a list, so it does not retry. */
export function duplicatesQuery(asked: string) {
  return queryOptions({
    queryKey: [...listKey(RESOURCE), 'duplicates', asked],
    queryFn: ({ signal }) => findDuplicates(asked, signal),
    retry: false,
  });
}
