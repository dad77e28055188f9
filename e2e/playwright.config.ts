import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, CI, TRACE } = process.env;
if (BASE_URL === undefined)
  throw new Error('Run the journeys with `pnpm e2e`: it starts the suite they need');

/** Chromium as root, in a closed network, draws the same everywhere. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // Young objects get more room than a tab's, so that they are looked through less often; nothing else differs.
  '--js-flags=--max-semi-space-size=64',
  // A name of a company's own network: unlike localhost, plain http from it is no secure context.
  '--host-resolver-rules=MAP contracts.internal 127.0.0.1',
];

/** Journeys that wait for the server's own hour: a minute of nothing costs no processor, and must keep none from working. */
const WAITING = '**/news/subscriptions.spec.ts';

/** Journeys that start a suite of their own: begun first, since alone at the end they would leave the other worker idle. */
const LONG = ['**/releases/releases.spec.ts', '**/proxy/proxy.spec.ts'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Two that work, and beside them one for what only waits.
  workers: 3,
  projects: [
    { name: 'long', testMatch: LONG, workers: 1 },
    { name: 'work', testIgnore: [WAITING, ...LONG], workers: 2 },
    { name: 'wait', testMatch: WAITING, workers: 1 },
  ],
  // A journey that fails once is a bug: the race is to be found, not retried.
  retries: 0,
  forbidOnly: CI !== undefined,
  // A page is looked at in several ways within one journey, and a pipeline may have half a processor.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../test-results',
  use: {
    baseURL: BASE_URL,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    // Copies and pictures of the page at every step take a fifth of a journey's time, for nothing where it passes. One that
    // fails leaves its steps, console and requests, the page as a tree and a picture; TRACE=whole records the rest too.
    trace: { mode: 'retain-on-failure', snapshots: TRACE === 'whole', screenshots: TRACE === 'whole' },
    screenshot: 'only-on-failure',
    launchOptions: { ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }), args },
  },
});
