import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Session, SessionUser } from '../contract/session/session';

export interface SessionState {
  /** Null when nobody is logged in. */
  current: Session | null;
  /** Who has just left: a page on its way out may be drawn once more. */
  departed?: SessionUser;
}

const initialState: SessionState = { current: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted(state, action: PayloadAction<Session>) {
      state.current = action.payload;
    },
    sessionEnded(state) {
      state.departed = state.current?.user;
      state.current = null;
    },
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;

interface WithSession {
  session: SessionState;
}

/** The session, or null when nobody is logged in. */
export const selectSession = (state: WithSession): Session | null => state.session.current;
/** The person logged in, or null. */
export const selectSessionUser = (state: WithSession): SessionUser | null =>
  state.session.current?.user ?? null;
/** Whose page is on the screen: the person logged in or, while the page is being taken away, the one who has just left. */
export const selectPageUser = (state: WithSession): SessionUser | null =>
  selectSessionUser(state) ?? state.session.departed ?? null;
