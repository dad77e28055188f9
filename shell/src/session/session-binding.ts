import type { SessionUser } from 'shared/contract/session/session';
import {
  selectSession,
  sessionEnded,
  sessionStarted,
  watchStoredSession,
  writeStoredSession,
} from 'shared/session';

import type { SuiteStore } from '../store/store';

interface Binding {
  /** Somebody logged in, logged out, or took the place of another person. */
  onPersonChanged: (user: SessionUser | null) => void;
  /** The same person from now on may do something else; the menu follows by itself. */
  onRightsChanged: () => void;
}

/** Keeps the session of the store, of the browser and of the other tabs one and the same; answers how to stop. */
export function bindSession(store: SuiteStore, { onPersonChanged, onRightsChanged }: Binding): () => void {
  let last = selectSession(store.getState());

  const stopStore = store.subscribe(() => {
    const next = selectSession(store.getState());
    if (next === last) return;
    const isSamePerson = next?.user.id === last?.user.id;
    last = next;
    writeStoredSession(next);
    if (isSamePerson) onRightsChanged();
    else onPersonChanged(next?.user ?? null);
  });

  const stopTabs = watchStoredSession((session) => {
    store.dispatch(session === null ? sessionEnded() : sessionStarted(session));
  });

  return () => {
    stopStore();
    stopTabs();
  };
}
