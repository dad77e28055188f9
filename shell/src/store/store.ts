import { combineSlices, configureStore, type Slice } from '@reduxjs/toolkit';
import type { Session } from 'shared/contract/session/session';
import { alertsSlice } from 'shared/alerts';
import { sessionSlice } from 'shared/session';

/** The suite's Redux store: session and alerts, and what areas add when they are loaded. */
export function createStore(session: Session | null) {
  const reducer = combineSlices(sessionSlice, alertsSlice);
  const store = configureStore({ reducer, preloadedState: { session: { current: session } } });
  return {
    ...store,
    /** Adds an area's slice; the same slice twice is added once, and that of another version takes its place. */
    injectSlice(slice: Slice) {
      reducer.inject({ reducerPath: slice.reducerPath, reducer: slice.reducer }, { overrideExisting: true });
      store.dispatch({ type: 'area/sliceInjected' });
    },
  };
}

export type SuiteStore = ReturnType<typeof createStore>;
