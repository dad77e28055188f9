import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Session, SessionUser } from '../contract/session';

export interface SessionState {
  /** Null when nobody is logged in. */
  current: Session | null;
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
      state.current = null;
    },
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;

interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession): Session | null => state.session.current;
export const selectSessionUser = (state: WithSession): SessionUser | null =>
  state.session.current?.user ?? null;
