import { queryOptions } from 'shared/query';

import { findSessions, hasPasswords } from './sessions.api';

/** One's own sessions; asked anew with every visit, since others come and go. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => findSessions(signal),
  // Under the list stands a button to ask again.
  retry: false,
});

/** Whether one's own password can be changed here; it does not change while the page lives. */
export const passwordsQuery = queryOptions({
  queryKey: ['sign-in', 'passwords'],
  queryFn: ({ signal }) => hasPasswords(signal),
  staleTime: Infinity,
});
