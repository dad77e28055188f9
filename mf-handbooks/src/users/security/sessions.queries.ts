import { queryOptions } from 'shared/query';

import { findSessions } from './sessions.api';

/** One's own sessions; asked anew with every visit, since others come and go. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => findSessions(signal),
  // Under the list stands a button to ask again.
  retry: false,
});
