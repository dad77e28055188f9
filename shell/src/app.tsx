import { RouterProvider } from 'react-router-dom';
import type { Registry } from 'shared/contract/release/registry';
import { configureHttp } from 'shared/http';
import { createQueryClient, QueryClientProvider } from 'shared/query';
import { setUnreadCount } from 'shared/realtime';
import { readStoredSession, selectSession, sessionEnded, StoreProvider } from 'shared/session';
import { SuiteTheme } from 'shared/ui';

import { createAreaLoader } from './areas/loading/area-loader';
import { createAreaStates } from './areas/loading/area-states';
import { createCrashLog } from './areas/crash/crash-log';
import { createModuleLoading, forgetPreloads } from './areas/loading/federated-remote';
import { forgetAreaData } from './areas/ahead/route-prefetch';
import { createFirstScreen } from './areas/first-screen';
import { isServerReachable } from './areas/loading/network-probe';
import { createSuiteRouter, type SuiteRouter } from './routing/router';
import { fullLoad, type FullLoad } from './releases/full-load';
import { createOpeningLog } from './releases/opening-log';
import { bindSession } from './session/session-binding';
import { createStore } from './store/store';
import { SuiteContext, type Suite } from './suite';

export interface App {
  suite: Suite;
  router: SuiteRouter;
  /** Lets go of the browser's events; the page's end does the same. */
  stop: () => void;
}

function createSuite(registry: Registry, page: FullLoad): Suite {
  const store = createStore(readStoredSession());
  const queryClient = createQueryClient();
  const states = createAreaStates();
  const openings = createOpeningLog();
  const loader = createAreaLoader(registry, {
    loadModule: createModuleLoading(),
    forgetPreloads,
    isReachable: isServerReachable,
    onFallBack: (area) => {
      forgetAreaData(queryClient, area);
    },
    onModule: (module) => {
      if (module.slice !== undefined) store.injectSlice(module.slice);
    },
    states,
    openings,
  });
  const firstScreen = createFirstScreen(queryClient);
  const crashes = createCrashLog();
  return { registry, store, queryClient, loader, states, crashes, firstScreen, openings, page };
}

/** Puts the suite together: transport, session and router know of each other only here. */
export function createApp(registry: Registry, page: FullLoad = fullLoad): App {
  const suite = createSuite(registry, page);
  const { store, queryClient } = suite;
  const tokenOf = () => selectSession(store.getState())?.token ?? null;

  // The router starts its first requests at once, so the transport has to know the session before.
  let router: SuiteRouter | null = null;
  configureHttp({
    getToken: tokenOf,
    onUnauthenticated: (why) => {
      store.dispatch(sessionEnded(why));
    },
    onLost: () => {
      // The router tells of a failed page by itself.
      void router?.navigate('/error');
    },
  });
  router = createSuiteRouter(suite);
  // The guards decide anew where this person may be.
  const onRightsChanged = () => void router.revalidate();
  const stop = bindSession(store, {
    onPersonChanged: () => {
      queryClient.clear();
      setUnreadCount(0);
      onRightsChanged();
    },
    onRightsChanged,
  });
  return { suite, router, stop };
}

/** Settles when the router has taken its first step and the page it leads to can be drawn at once; never late, never rejects. */
export async function readyToDraw({ suite, router }: App): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  await suite.firstScreen.codeCame();
}

/** The suite on the screen. */
export function AppView({ suite, router }: App) {
  return (
    <SuiteTheme>
      <StoreProvider store={suite.store}>
        <QueryClientProvider client={suite.queryClient}>
          <SuiteContext value={suite}>
            <RouterProvider router={router} />
          </SuiteContext>
        </QueryClientProvider>
      </StoreProvider>
    </SuiteTheme>
  );
}
