import { queryOptions } from 'shared/query';

import { findChoices } from './activity-logs.api';

/** What the journal can be narrowed by: the same as long as the server is. */
export const choicesQuery = queryOptions({
  queryKey: ['activity-logs', 'choices'],
  queryFn: ({ signal }) => findChoices(signal),
  staleTime: Infinity,
});
