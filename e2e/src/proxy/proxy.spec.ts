import { request } from 'node:http';

import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract/release/registry';
import type { Session } from 'shared/contract/session/session';
import { SESSION_STORAGE_KEY } from 'shared/contract/session/session-storage';

import { emailOf, PASSWORD } from '../account';
import { expect, openLive, test as journey } from '../journey';
import { freePort } from '../releases/own-suite';
import { startNginx } from './nginx-server';
import { startTwoNodes, type TwoNodes } from './two-nodes';

interface Installation {
  suite: string;
  areas: string;
  realtimePort: number;
  nodes: TwoNodes;
}

/** A node with the screens, a node with the rest, and nginx with the shipped configuration before both. */
const test = journey.extend<object, { installation: Installation }>({
  installation: [
    async ({ playwright: _ }, use) => {
      const [suitePort, realtimePort, areasPort] = [await freePort(), await freePort(), await freePort()];
      const suite = `http://127.0.0.1:${String(suitePort)}`;
      const areas = `http://127.0.0.1:${String(areasPort)}`;
      const nodes = await startTwoNodes({ suite, realtimePort, areas });
      try {
        const stop = await startNginx({ suitePort, realtimePort, areasPort, ...nodes });
        await use({ suite, areas, realtimePort, nodes });
        await stop();
      } finally {
        await nodes.stop();
      }
    },
    // The first node fills the demo company before it is ready, which takes minutes where ten others want the processor.
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.use({ who: null });
test.describe.configure({ mode: 'serial' });

const asked = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

async function registryOf(suite: string): Promise<Registry> {
  return (await (await asked(`${suite}/registry.json`)).json()) as Registry;
}

async function logIn(suite: string): Promise<Session> {
  const answer = await fetch(`${suite}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf('lawyer'), password: PASSWORD }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Session;
}

/** The answer to a handshake of a page of this origin. */
function handshake(port: number, origin: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request({
      port,
      host: '127.0.0.1',
      path: '/app/unknown?protocol=7',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
        origin,
      },
    });
    asking.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    asking.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asking.once('error', reject);
    asking.end();
  });
}

test('pages and the registry are asked for anew each time, compressed, and answered with 304 while they are the same', async ({
  installation: { suite },
}) => {
  for (const path of ['/agreements', '/areas', '/registry.json']) {
    const first = await asked(suite + path, { 'accept-encoding': 'br' });
    expect([path, first.status]).toEqual([path, 200]);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('x-cache-status')).toBeNull();
    const tag = first.headers.get('etag') ?? '';
    const again = await asked(suite + path, { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([path, again.status]).toEqual([path, 304]);
  }
});

test('files of releases are kept by nginx, in each form once, and are immutable for browsers', async ({
  installation: { suite },
}) => {
  const page = await (await asked(`${suite}/agreements`)).text();
  const main = suite + (/src="(\/assets\/main\.[^"]+\.js)"/.exec(page)?.[1] ?? '');
  const plain = await (await asked(main, { 'accept-encoding': 'identity' })).text();
  for (const encoding of ['br', 'gzip']) {
    const first = await asked(main, { 'accept-encoding': encoding });
    expect(first.headers.get('x-cache-status')).toBe('MISS');
    expect(first.headers.get('content-encoding')).toBe(encoding);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await first.text()).toBe(plain);
    // Another browser with other words and a cookie of its own gets the same copy.
    const second = await asked(main, {
      'accept-encoding': `${encoding}, deflate`,
      cookie: 'contracts_cohort=17',
    });
    expect(second.headers.get('x-cache-status')).toBe('HIT');
    const tag = second.headers.get('etag') ?? '';
    const known = await asked(main, { 'accept-encoding': encoding, 'if-none-match': tag });
    expect(known.status).toBe(304);
  }
  const absent = await asked(main.replace('/main.', '/gone.'));
  expect([absent.status, absent.headers.get('cache-control')]).not.toContain(
    'public, max-age=31536000, immutable',
  );
  expect(absent.status).toBe(404);
});

test('the API is the other node’s: the one with the screens refuses it', async ({
  installation: { suite, nodes },
}) => {
  const { token } = await logIn(suite);
  const authorization = `Bearer ${token}`;
  const me = await asked(`${suite}/api/me`, { authorization });
  expect([me.status, me.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const past = await asked(`http://${nodes.web}/api/me`, { authorization });
  expect(past.status).toBe(404);
});

test('the code of areas comes from an origin of its own, to pages of the suite, and nothing else does', async ({
  installation: { suite, areas },
}) => {
  const registry = await registryOf(suite);
  const [area] = registry.areas;
  expect(area?.base).toMatch(new RegExp(`^${areas}/areas/`));
  const entry = `${area?.base ?? ''}${area?.entry ?? ''}`;
  const first = await asked(entry, { 'accept-encoding': 'br', origin: suite });
  expect(first.status).toBe(200);
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const second = await asked(entry, { 'accept-encoding': 'br', origin: suite });
  expect(second.headers.get('x-cache-status')).toBe('HIT');
  const tag = second.headers.get('etag') ?? '';
  expect((await asked(entry, { 'accept-encoding': 'br', 'if-none-match': tag })).status).toBe(304);
  for (const path of ['/', '/agreements', '/registry.json', '/api/me', '/assets/main.js']) {
    expect([path, (await asked(areas + path)).status]).toEqual([path, 404]);
  }
  expect((await fetch(entry, { method: 'POST' })).status).toBe(403);
});

test('websockets pass from pages of the suite, and from no other', async ({
  installation: { suite, realtimePort },
}) => {
  expect(await handshake(realtimePort, suite)).toBe(101);
  expect(await handshake(realtimePort, 'https://elsewhere.example')).not.toBe(101);
});

test('an employee works through it: code of another origin with its integrity, rows, live events', async ({
  browser,
  installation: { suite, areas },
}) => {
  const session = await logIn(suite);
  const context = await browser.newContext({
    baseURL: suite,
    storageState: {
      cookies: [],
      origins: [
        { origin: suite, localStorage: [{ name: SESSION_STORAGE_KEY, value: JSON.stringify(session) }] },
      ],
    },
  });
  const page: Page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const codeOf = new Set<string>();
  page.on('response', (answer) => {
    if (answer.url().includes('/areas/mf-')) codeOf.add(new URL(answer.url()).origin);
  });
  await openLive(page, '/agreements');
  await expect(page.getByRole('grid', { name: 'Договоры' }).locator('[data-row]').first()).toBeVisible();
  expect([...codeOf]).toEqual([areas]);
  await page.getByRole('link', { name: 'Партнёры' }).click();
  await expect(page.getByRole('grid', { name: 'Партнёры' }).locator('[data-row]').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
