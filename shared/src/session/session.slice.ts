import { createAction, type UnknownAction } from '@reduxjs/toolkit';

import type { Session, SessionUser } from '../contract/session/session';

export interface SessionState {
  /** Null when nobody is logged in. */
  current: Session | null;
  /** Who has just left: a page on its way out may be drawn once more. */
  departed?: SessionUser;
  /** What the server said when it ended the session; absent after a logout. */
  why?: string;
}

const initialState: SessionState = { current: null };

export const sessionStarted = createAction<Session>('session/sessionStarted');
export const sessionEnded = createAction('session/sessionEnded', (why?: string) => ({ payload: why }));

function reducer(state: SessionState | undefined = initialState, action: UnknownAction): SessionState {
  if (sessionStarted.match(action)) return { current: action.payload };
  // Of several refusals the first has ended the session; the rest were asked without one.
  if (sessionEnded.match(action) && state.current !== null)
    return { departed: state.current.user, current: null, why: action.payload };
  return state;
}

/** Written by hand: the makers of slices bring a library of drafts into what every page loads first. */
export const sessionSlice = {
  name: 'session',
  reducerPath: 'session',
  reducer,
  actions: { sessionStarted, sessionEnded },
  getInitialState: () => initialState,
} as const;

interface WithSession {
  session: SessionState;
}

/** The session, or null when nobody is logged in. */
export const selectSession = (state: WithSession): Session | null => state.session.current;
/** Why the server has ended the session; null after a logout, and while there is one. */
export const selectSessionEnd = (state: WithSession): string | null => state.session.why ?? null;
/** The person logged in, or null. */
export const selectSessionUser = (state: WithSession): SessionUser | null =>
  state.session.current?.user ?? null;
/** Whose page is on the screen: the person logged in or, while the page is being taken away, the one who has just left. */
export const selectPageUser = (state: WithSession): SessionUser | null =>
  selectSessionUser(state) ?? state.session.departed ?? null;
