import { waitFor } from '@testing-library/react';
import { errorOf } from 'shared/http';
import { selectSession, sessionStarted } from 'shared/session';
import { aSession } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';
import { askFirst } from './ask-first';
import { FIRST_ANSWER_AGE } from './first-answers';
import { firstVisit } from './first-request';

const area = anArea({
  routes: [
    aRoute({
      path: '/agreements',
      permissions: ['Просмотр договоров'],
      prefetch: [{ kind: 'list', resource: 'agreements', defaults: { per_page: '50' } }],
    }),
  ],
});
const registry = aRegistry(area);
const at = '/agreements?tab=mine';
const rows = (number: string) => ({ data: [{ id: 1, number }], meta: {} });
const network = { 'GET /api/agreements': rows('suite') };
const sent: { address: string; headers: Headers }[] = [];

/** The page before the suite runs: its first script asks, and the server answers with this. */
function pageAsks(answer: () => Promise<Response>, session = aSession()): void {
  window.history.pushState(null, '', at);
  globalThis.fetch = (address, init) => {
    const url = address instanceof Request ? address.url : String(address);
    sent.push({ address: url, headers: new Headers(init?.headers) });
    return answer();
  };
  const visit = firstVisit(registry, session, window.location);
  if (visit !== null) askFirst(visit, session);
}

const json = (body: unknown, status = 200) =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );

const key = ['agreements', 'list', 'filter%5Btab%5D=mine&per_page=50'];
type Suite = ReturnType<typeof openSuite>;
const askedBySuite = ({ network: { requests } }: Suite) =>
  requests.filter(({ path }) => path === '/api/agreements').length;

async function shownBy({ suite }: Suite): Promise<unknown> {
  await waitFor(() => {
    expect(suite.queryClient.getQueryState(key)?.status).toBe('success');
  });
  return suite.queryClient.getQueryData(key);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(area);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  sent.length = 0;
  globalThis.contractsFirstAnswers = undefined;
  jest.restoreAllMocks();
});

it('shows what was asked before the suite ran, and asks no second time', async () => {
  pageAsks(() => json(rows('first')));
  expect(sent.map(({ address }) => address)).toEqual(['/api/agreements?filter%5Btab%5D=mine&per_page=50']);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-of-a-test');
  const suite = openSuite({ at, registry, network });
  expect(await shownBy(suite)).toEqual(rows('first'));
  expect(askedBySuite(suite)).toBe(0);
});

it.each([
  [403, 'Нет права на реестр'],
  [503, 'Сервер сейчас перегружен'],
])('takes an answer of %i for the failure of a list, and asks no second time', async (status, message) => {
  pageAsks(() => json({ message, request_id: '7' }, status));
  const suite = openSuite({ at, registry, network });
  await waitFor(() => {
    expect(suite.suite.queryClient.getQueryState(key)?.status).toBe('error');
  });
  expect(errorOf(suite.suite.queryClient.getQueryState(key)?.error)).toMatchObject({ status, message });
  expect(askedBySuite(suite)).toBe(0);
});

it.each([
  ['is no data', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('asks by itself when the first answer %s', async (_, answer) => {
  pageAsks(answer);
  const suite = openSuite({ at, registry, network });
  expect(await shownBy(suite)).toEqual(rows('suite'));
  expect(askedBySuite(suite)).toBe(1);
});

it('ends a session that the server no longer knows, as it does without a first answer', async () => {
  pageAsks(() => json({}, 401));
  const suite = openSuite({ at, registry, network });
  await waitFor(() => {
    expect(selectSession(suite.suite.store.getState())).toBeNull();
  });
});

it('shows nothing that was asked for another session', async () => {
  pageAsks(() => json(rows('first')), { ...aSession(), token: 'of-somebody-else' });
  const suite = openSuite({ at, registry, network });
  expect(await shownBy(suite)).toEqual(rows('suite'));
});

it('shows nothing that was asked so long ago that a list would be asked for anew', async () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - FIRST_ANSWER_AGE);
  pageAsks(() => json(rows('first')));
  jest.mocked(Date.now).mockRestore();
  const suite = openSuite({ at, registry, network });
  expect(await shownBy(suite)).toEqual(rows('suite'));
});

it('holds the data for as old as the question, so that a change since then is caught up with', async () => {
  const asked = Date.now() - 3000;
  jest.spyOn(Date, 'now').mockReturnValue(asked);
  pageAsks(() => json(rows('first')));
  jest.mocked(Date.now).mockRestore();
  const { suite } = openSuite({ at, registry, network });
  await waitFor(() => {
    expect(suite.queryClient.getQueryState(key)?.dataUpdatedAt).toBe(asked);
  });
});

it('takes an answer once: the way back to the page asks again', async () => {
  pageAsks(() => json(rows('first')));
  const suite = openSuite({ at, registry, network });
  await shownBy(suite);
  suite.suite.queryClient.clear();
  suite.suite.store.dispatch(sessionStarted({ ...aSession(), user: { ...aSession().user, id: 2 } }));
  expect(await shownBy(suite)).toEqual(rows('suite'));
});

it('asks nothing before a suite that was there sooner', async () => {
  const suite = openSuite({ at, registry, network });
  await shownBy(suite);
  pageAsks(() => json(rows('first')));
  expect(sent).toEqual([]);
});
