import { http } from 'shared/http';
import { selectSession, sessionEnded } from 'shared/session';

import type { SuiteStore } from '../store/store';

/** Ends the session here at once and on the server as soon as it answers; the token dies there in any case by time. */
export function logOut(store: SuiteStore): void {
  const token = selectSession(store.getState())?.token;
  // The transport reads the session when the request leaves, and by then there is none.
  const revoked = http.post('/api/logout', undefined, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  });
  store.dispatch(sessionEnded());
  // The transport has logged the failure; the person is logged out of this browser whatever the server says.
  revoked.catch(() => undefined);
}
