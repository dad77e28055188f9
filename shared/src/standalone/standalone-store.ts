import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { alertsSlice } from '../alerts/alerts';
import type { AreaModule } from '../area/area';
import { ALL_PERMISSIONS } from '../contract/access/permissions';
import type { Session } from '../contract/session/session';
import { readStoredSession, selectSession, sessionSlice, writeStoredSession } from '../session/session';

/** Somebody who holds every right: what the made-up data of an area alone is shown to. */
function sessionOfEveryRight(): Session {
  return {
    token: 'standalone',
    user: {
      id: 1,
      email: 'admin@contracts.local',
      full_name: 'Соколова Мария Дмитриевна',
      job_title: 'Юрист',
      department_id: 1,
      department_name: 'Юридический отдел',
      roles: ['Администратор'],
      permissions: ALL_PERMISSIONS.map(({ id, name, name_translate }) => ({ id, name, name_translate })),
    },
  };
}

/** The store of an area alone: session, alerts and the area's own slice; in a suite the session is a real one. */
export function createStandaloneStore(module: AreaModule, { isInSuite }: { isInSuite: boolean }) {
  const { slice } = module;
  const store = configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      alerts: alertsSlice.reducer,
      ...(slice !== undefined && { [slice.reducerPath]: slice.reducer }),
    }),
    preloadedState: {
      session: { current: isInSuite ? readStoredSession() : sessionOfEveryRight() },
    },
  });
  if (isInSuite) store.subscribe(() => writeStoredSession(selectSession(store.getState())));
  return store;
}
