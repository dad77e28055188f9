import { createContext, useContext } from 'react';
import type { Registry } from 'shared/contract/release/registry';
import type { QueryClient } from 'shared/query';

import type { AreaLoader } from './areas/loading/area-loader';
import type { AreaStates } from './areas/loading/area-states';
import type { CrashLog } from './areas/crash/crash-log';
import type { FirstScreen } from './areas/first-screen';
import type { FullLoad } from './releases/full-load';
import type { OpeningLog } from './releases/opening-log';
import type { SuiteStore } from './store/store';

/** What the parts of the shell share; made once in `app.tsx`. */
export interface Suite {
  registry: Registry;
  store: SuiteStore;
  queryClient: QueryClient;
  loader: AreaLoader;
  states: AreaStates;
  crashes: CrashLog;
  firstScreen: FirstScreen;
  openings: OpeningLog;
  page: FullLoad;
}

export const SuiteContext = createContext<Suite | null>(null);

/** What the parts of the shell share. */
export function useSuite(): Suite {
  const suite = useContext(SuiteContext);
  if (suite === null) throw new Error('A part of the shell was shown outside the suite');
  return suite;
}
