import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Registry } from 'shared/contract/release/registry';
import { COHORT_COOKIE } from 'shared/contract/release/rollout';
import type { Session } from 'shared/contract/session/session';
import { readStoredSession, writeStoredSession } from 'shared/session';
import { aSession, stubNetwork } from 'shared/testing';

import { AppView, createApp, type App } from '../app';
import { arrive } from '../releases/arrival';
import { isSurelyRight } from '../releases/right-page';
import { aRegistry } from './an-area';
import { stubFetch } from './stub-fetch';

interface OpenOptions {
  at?: string;
  registry?: Registry;
  /** Null for a visitor. */
  session?: Session | null;
  network?: Record<string, unknown>;
}

// A busy machine draws the whole shell slowly; no test is about how fast.
configure({ asyncUtilTimeout: 20_000 });

const running: { app: App; leave: () => void }[] = [];

/** Answers that every page of the shell asks for sooner or later. */
const common = (session: Session | null) => ({
  'GET /api/me': () => ({ user: (readStoredSession() ?? session ?? aSession()).user }),
  'GET /config.json': {
    realtime: { key: 'key', host: 'localhost', port: 8001, forceTLS: false },
    company: 'АО «Северный узел связи»',
    demo: false,
    registration: 'open',
  },
  'POST /broadcasting/auth': { auth: 'key:signature' },
  'POST /api/logout': {},
  'GET /api/favourites': { data: [], resources: [] },
  'GET /api/subscriptions': { records: [], views: [], resources: [] },
  'GET /api/recent-records': { data: [] },
  'PUT /api/recent-records/:resource/:id': {},
  'GET /api/user-settings': { settings: [] },
  'PATCH /api/user-settings': { settings: [] },
});

/** Opens the suite at an address as a browser does: the whole shell, with the network answered. */
export function openSuite({
  at = '/',
  registry = aRegistry(),
  session = aSession(),
  network = {},
}: OpenOptions = {}) {
  window.scrollTo = () => undefined;
  window.history.pushState(null, '', at);
  writeStoredSession(session);
  const requests = stubNetwork({ ...common(session), ...network });
  stubFetch();
  const page = { reload: jest.fn<void, []>(), replace: jest.fn<void, [string]>() };
  if (!isSurelyRight(registry, session)) arrive(registry, session, page);
  const app = createApp(registry, page);
  const view = render(<AppView {...app} />);
  running.push({ app, leave: view.unmount });
  return { ...view, ...app, page, network: requests, user: userEvent.setup(), address: () => addressOf(app) };
}

function addressOf({ router }: App): string {
  const { pathname, search } = router.state.location;
  return pathname + search;
}

/** Lets go of what the suites of a test hold. */
export function closeSuites(): void {
  for (const { app, leave } of running.splice(0)) {
    const { stop, router, suite } = app;
    // A page that stays would answer for the suite that a test opens next.
    leave();
    stop();
    router.dispose();
    suite.queryClient.clear();
  }
  document.cookie = `${COHORT_COOKIE}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
}
