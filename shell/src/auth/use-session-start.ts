import type { Session } from 'shared/contract/session/session';
import { readSetting, sessionStarted, useDispatch, writeStoredSession } from 'shared/session';
import { useTheme } from 'shared/ui';

import { returnAddress } from '../navigation/return-address';
import { joinCohort } from '../releases/cohort';
import { bringSettings } from '../settings/settings-sync.mutations';
import { isTheme } from '../settings/theme-setting';
import { useSuite } from '../suite';

/** Milliseconds a login waits for the person's settings. */
const PATIENCE = 2000;

/**
 * Begins the session that the server has opened; where the person goes is the guard's to say. During a rollout the page
 * was made before anybody knew whose it is: a full load brings the person's own versions.
 */
export function useSessionStart(): (session: Session) => void {
  const dispatch = useDispatch();
  const { page, registry } = useSuite();
  const { setScheme } = useTheme();
  const begin = (session: Session) => {
    if (joinCohort(session.user.id) && registry.is_split) {
      writeStoredSession(session);
      page.replace(returnAddress(window.location.search));
    } else dispatch(sessionStarted(session));
  };
  return (session) => {
    // The first page is drawn as this person has arranged it, and leads where they begin.
    const arranged = bringSettings({ owner: session.user.id, token: session.token });
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
    // Neither rejects: without the settings the page is drawn as the product has it.
    void Promise.race([arranged, late]).then(() => {
      const theme = readSetting('theme');
      setScheme(isTheme(theme) ? theme : 'auto');
      begin(session);
    });
  };
}
