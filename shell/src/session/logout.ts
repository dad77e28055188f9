import { http } from 'shared/http';
import { selectSession, sessionEnded } from 'shared/session';

import type { SuiteStore } from '../store/store';

interface LogoutAnswer {
  /** Older servers answer nothing. */
  end_session_url?: string | null;
}

/**
 * Ends the session here at once and on the server as soon as it answers; the token dies there in any case by time. Whoever
 * came through the company's provider is led to its own end of the session.
 */
export function logOut(store: SuiteStore, page: { replace: (url: string) => void }): void {
  const token = selectSession(store.getState())?.token;
  // The transport reads the session when the request leaves, and by then there is none.
  const revoked = http.post<LogoutAnswer>('/api/logout', undefined, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  });
  store.dispatch(sessionEnded());
  revoked.then(
    ({ data }) => {
      const url = data.end_session_url ?? null;
      if (url !== null) page.replace(url);
    },
    // The transport has logged the failure; the person is logged out of this browser whatever the server says.
    () => undefined,
  );
}
