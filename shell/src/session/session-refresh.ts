import type { SessionUser } from 'shared/contract/session/session';
import { http } from 'shared/http';
import { selectSession, sessionStarted } from 'shared/session';

import type { SuiteStore } from '../store/store';

/**
 * Asks the server who the person is now: rights given or taken since login hold from here on. A failure other than
 * 401, which ends the session by itself, leaves the session as it was.
 */
export async function refreshSession(store: SuiteStore): Promise<void> {
  const asked = selectSession(store.getState());
  if (asked === null) return;
  const answer = await http.get<{ user: SessionUser }>('/api/me').catch(() => null);
  const current = selectSession(store.getState());
  if (answer === null || current?.token !== asked.token) return;
  if (JSON.stringify(answer.data.user) === JSON.stringify(current.user)) return;
  store.dispatch(sessionStarted({ token: current.token, user: answer.data.user }));
}
