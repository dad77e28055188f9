import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import type { AreaModule } from '../area/area';
import type { AreaDefinition } from '../contract/area/area';
import { configureHttp } from '../http/http';
import { createQueryClient, QueryClientProvider } from '../query/query';
import { selectSession, sessionEnded, StoreProvider } from '../session/session';
import { applyStoredTheme, SuiteTheme } from '../ui/ui';
import { standaloneRouter } from './standalone-router';
import { createStandaloneStore } from './standalone-store';

/**
 * Shows one area alone, inside a plain frame instead of the shell: with every right and made-up data, or with those of
 * a running suite after a login. For work on the area; no part of what is published.
 */
export function openStandalone(area: AreaDefinition, module: AreaModule): void {
  applyStoredTheme();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element «root»');
  const isInSuite = root.dataset.suite !== undefined;
  const store = createStandaloneStore(module, { isInSuite });
  const router = standaloneRouter(area, module);
  configureHttp({
    getToken: () => selectSession(store.getState())?.token ?? null,
    onUnauthenticated: () => {
      store.dispatch(sessionEnded());
    },
    onLost: () => {
      console.error('An address outside the API was not found');
    },
  });
  const client = createQueryClient();
  createRoot(root).render(
    <StrictMode>
      <SuiteTheme>
        <StoreProvider store={store}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </StoreProvider>
      </SuiteTheme>
    </StrictMode>,
  );
}
