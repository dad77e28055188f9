import { queryOptions } from 'shared/query';

import { findRecents } from './recents.api';

/** The person's recent cards; stale as soon as another one is opened. */
export const recentsQuery = queryOptions({
  queryKey: ['recent-records'],
  queryFn: ({ signal }) => findRecents(signal),
  retry: false,
});
