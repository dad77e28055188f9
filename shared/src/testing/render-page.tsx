import { configureStore } from '@reduxjs/toolkit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { alertsSlice, selectAlerts } from '../alerts/alerts';
import { PageHeaderOutlet, PageHeaderProvider } from '../area/area';
import { ALL_PERMISSIONS, type PermissionLabel } from '../contract/access/permissions';
import type { Session } from '../contract/session/session';
import { createQueryClient } from '../query/query';
import { sessionSlice } from '../session/session';
import { endTransfers, unloadTransfers } from '../transfers/transfer-desk';
import { TransferTray } from '../tray/transfers';
import { SuiteTheme } from '../ui/ui';

/** A session of a lawyer who holds the named rights, or every right. */
export function aSession(permissions?: readonly PermissionLabel[]): Session {
  return {
    token: 'token-of-a-test',
    user: {
      id: 1,
      email: 'lawyer@contracts.local',
      full_name: 'Соколова Мария Дмитриевна',
      job_title: 'Юрист',
      department_id: 1,
      department_name: 'Юридический отдел',
      roles: ['Юрист'],
      permissions: ALL_PERMISSIONS.filter(
        (right) => permissions === undefined || permissions.includes(right.name_translate),
      ).map(({ id, name, name_translate }) => ({ id, name, name_translate })),
    },
  };
}

interface PageOptions {
  /** Pattern of the page's route; `*` unless the page reads parameters. */
  path?: string;
  /** Address the test starts at. */
  at?: string;
  session?: Session;
  /** The window of the page before is loaded anew: what it has left behind is found again. */
  isReload?: boolean;
  /** Further leaves, such as the page a button leads to. */
  routes?: { path: string; element: ReactNode }[];
}

/** Shows a page as the shell would: store, query client, theme, header, transfers and one data router. */
export function renderPage(page: ReactNode, options: PageOptions = {}) {
  const { path = '*', at = '/', session = aSession(), isReload = false, routes = [] } = options;
  // Every other test is a window of its own.
  if (isReload) unloadTransfers();
  else endTransfers();
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, alerts: alertsSlice.reducer },
    preloadedState: { session: { current: session } },
  });
  const queryClient = createQueryClient();
  const shown = (element: ReactNode) => (
    <PageHeaderProvider>
      <PageHeaderOutlet />
      {element}
      <TransferTray />
    </PageHeaderProvider>
  );
  const router = createMemoryRouter(
    [
      { path, element: shown(page) },
      ...routes.map((route) => ({ path: route.path, element: shown(route.element) })),
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <SuiteTheme>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>
    </SuiteTheme>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    router,
    store,
    queryClient,
    /** Texts of the alerts raised so far. */
    alerts: () => selectAlerts(store.getState()).map((alert) => alert.message),
  };
}
