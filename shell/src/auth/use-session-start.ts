import type { Session } from 'shared/contract/session/session';
import { sessionStarted, useDispatch, writeStoredSession } from 'shared/session';

import { returnAddress } from '../navigation/return-address';
import { joinCohort } from '../releases/cohort';
import { useSuite } from '../suite';

/**
 * Begins the session that the server has opened; where the person goes is the guard's to say. During a rollout the page
 * was made before anybody knew whose it is: a full load brings the person's own versions.
 */
export function useSessionStart(): (session: Session) => void {
  const dispatch = useDispatch();
  const { page, registry } = useSuite();
  return (session) => {
    if (joinCohort(session.user.id) && registry.is_split) {
      writeStoredSession(session);
      page.replace(returnAddress(window.location.search));
    } else dispatch(sessionStarted(session));
  };
}
