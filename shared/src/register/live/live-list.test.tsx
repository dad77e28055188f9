import { act, screen } from '@testing-library/react';

import { listQuery } from '../../query/query';
import { publishUserEvent, setConnectionState } from '../../realtime/realtime';
import { renderPage, reply, stubNetwork, type StubbedNetwork } from '../../testing/testing';
import { Register } from '../page/register';
import { aDefinition, registerNetwork, someDeals } from '../testing/a-register';
import { concernsPage } from './concerns-page';

const definition = aDefinition();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const changed = (id: number, lock_version = 2) => {
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'agreement', id, lock_version, actor_id: 5 });
  });
};
let network: StubbedNetwork;
let before = 0;
const asked = (path: string) =>
  network.requests.slice(before).filter((request) => request.path === path).length;

async function open(at = '/deals') {
  renderPage(<Register definition={definition} />, { path: '/deals', at });
  await screen.findByText('3/2026');
  await pass(1000);
  before = network.requests.length;
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  before = 0;
  network = stubNetwork(registerNetwork(someDeals(3)));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('answers two hundred changes in a minute by a request each few seconds, and counts each quarter of one', async () => {
  await open();
  for (let change = 0; change < 200; change += 1) {
    changed(1, 2 + change);
    await pass(300);
  }
  expect(asked('/api/deals')).toBeGreaterThan(8);
  expect(asked('/api/deals')).toBeLessThanOrEqual(20);
  expect(asked('/api/deals/summary')).toBeGreaterThan(2);
  expect(asked('/api/deals/summary')).toBeLessThanOrEqual(5);
});

it('answers the first change soon', async () => {
  await open();
  changed(1);
  await pass(400);
  expect([asked('/api/deals'), asked('/api/deals/summary')]).toEqual([1, 1]);
});

it('asks for no rows when the record stands on another page and cannot come, and still counts anew', async () => {
  await open();
  changed(77);
  await pass(1000);
  expect([asked('/api/deals'), asked('/api/deals/summary')]).toEqual([0, 1]);
});

it('waits with its questions until a hidden tab is looked at', async () => {
  await open();
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  changed(1);
  changed(2);
  await pass(10_000);
  expect(asked('/api/deals')).toBe(0);
  visible.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await pass(400);
  expect(asked('/api/deals')).toBe(1);
});

it('leaves it to the shell to catch up after a loss of the connection', async () => {
  await open();
  for (const status of ['online', 'offline', 'online'] as const) {
    act(() => {
      setConnectionState({ status, lostAt: null });
    });
  }
  await pass(10_000);
  expect(asked('/api/deals')).toBe(0);
});

it('asks once for a list that fails, when the shell has asked before the page came', async () => {
  network.answer({ 'GET /api/deals': reply(500, { message: 'Сервер не ответил' }) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { queryClient, router } = renderPage(<h1>Загрузка</h1>, {
    path: '/',
    routes: [{ path: '/deals', element: <Register definition={definition} /> }],
  });
  await queryClient.prefetchQuery(listQuery({ resource: 'deals', defaults: definition.defaults }));
  await act(() => router.navigate('/deals'));
  expect(await screen.findByText('Сервер не ответил')).toBeVisible();
  expect(asked('/api/deals')).toBe(1);
});

describe('A changed record concerns the page', () => {
  const defaults = { sort: '-date', per_page: '10' };
  const rows = [{ id: 1, lock_version: 3 }];
  it.each([
    [
      'it stands there in an older version',
      'page=1&per_page=10&sort=-date',
      { id: 1, lock_version: 4, concerns: true },
    ],
    [
      'it stands there so already',
      'page=1&per_page=10&sort=-date',
      { id: 1, lock_version: 3, concerns: false },
    ],
    ['it stands elsewhere', 'page=2&per_page=20&sort=-date', { id: 2, lock_version: 4, concerns: false }],
    ['it is new', 'per_page=10&sort=-date', { id: 2, lock_version: 1, concerns: true }],
    [
      'the list is narrowed',
      'filter[tab]=mine&per_page=10&sort=-date',
      { id: 2, lock_version: 4, concerns: true },
    ],
    [
      'the list is sorted by another field',
      'per_page=10&sort=title',
      { id: 2, lock_version: 4, concerns: true },
    ],
  ])('when %s: %s, %j', (_, question, { concerns, ...record }) => {
    expect(concernsPage({ rows, question, defaults }, record)).toBe(concerns);
  });
});
