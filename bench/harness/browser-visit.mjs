import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/install/browser.mjs';
import { logIn } from './server-under-test.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** 100 ms on every answer and 10 Mbit/s in both directions, as the browser itself can slow its network. */
const SLOW_NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

// Rows that hold a record; those drawn while the data is on its way carry no number.
const ROWS = {
  /** Can be read, whoever has drawn them. */
  read: '[data-row]',
  /** Can be pressed: drawn by the page itself. */
  drawn: '[data-row]:not(#first-sight *)',
};

/** Runs in the page before its own code: remembers when the first rows of each kind stood on the screen. */
function watchRows(selectors) {
  const { document, MutationObserver, requestAnimationFrame } = globalThis;
  globalThis.rowsDrawnAt = {};
  globalThis.rowsShownAt = {};
  const waited = new Map(Object.entries(selectors));
  const observer = new MutationObserver(() => {
    for (const [kind, selector] of waited) {
      if (document.querySelector(selector) === null) continue;
      waited.delete(kind);
      globalThis.rowsDrawnAt[kind] = performance.now();
      // The frame after the one that draws the rows: then they have been painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          globalThis.rowsShownAt[kind] = performance.now();
        }),
      );
    }
    if (waited.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs `use` with one browser of the machine. */
export async function withBrowser({ root, say, use }) {
  const executablePath = await findBrowser({ root, say });
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** What a browser that is already logged in keeps. */
export async function loggedIn(address) {
  const session = JSON.stringify(await logIn(address));
  return {
    cookies: [],
    origins: [{ origin: address, localStorage: [{ name: 'contracts.session', value: session }] }],
  };
}

/** Runs `use` with a page of a fresh context: nothing cached, logged in, on the slow network; keeps every request. */
export async function withPage({ browser, storageState, use }) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const requests = await keptRequests(devtools);
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await page.addInitScript(watchRows, ROWS);
    return await use({ page, requests, devtools });
  } finally {
    await context.close();
  }
}

async function keptRequests(devtools) {
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    requests.set(requestId, {
      url: request.url,
      type,
      startedAt: timestamp,
      answeredAt: Infinity,
      endedAt: Infinity,
      bytes: 0,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.answeredAt = timestamp;
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endedAt: timestamp, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  return requests;
}

/**
 * Opens the address and waits until the page itself has drawn its first rows: milliseconds from the start of the
 * navigation until they can be read and until they can be pressed.
 */
export async function timesToRows(page, url) {
  await page.goto(url, { waitUntil: 'commit' });
  try {
    await page.waitForFunction(() => globalThis.rowsShownAt?.drawn !== undefined, null, {
      timeout: 60_000,
      polling: 50,
    });
    const { read, drawn } = await page.evaluate(() => globalThis.rowsShownAt);
    return { read: read ?? drawn, drawn };
  } catch (error) {
    const text = await page.evaluate(() => globalThis.document.body.innerText.slice(0, 400));
    throw new Error(`No rows at ${url}. On the screen: ${text}`, { cause: error });
  }
}

/** Milliseconds until the page has drawn its rows itself. */
export async function timeToRows(page, url) {
  const { drawn } = await timesToRows(page, url);
  return drawn;
}

/**
 * The requests that had ended when the page had drawn its rows itself. One that begins in the very task that draws them, such as that
 * for their sums, follows from the rows; what is fetched ahead comes later still.
 */
export async function neededForRows(page, requests) {
  // The clock of the page begins before its request leaves, on a busy machine long before.
  const waited = await page.evaluate(() => {
    const { performance, rowsDrawnAt } = globalThis;
    return rowsDrawnAt.drawn - performance.getEntriesByType('navigation')[0].fetchStart;
  });
  const seen = [...requests.values()];
  const beganAt = Math.min(...seen.map(({ startedAt }) => startedAt));
  return seen.filter(({ endedAt }) => endedAt <= beganAt + waited / 1000);
}
