import { act, screen, waitFor } from '@testing-library/react';
import { SESSION_STORAGE_KEY } from 'shared/contract/session/session-storage';
import { itemKey, listKey } from 'shared/query';
import { reply } from 'shared/testing';

import { anArea, aRegistry, deliverArea, pageHeading } from '../testing/an-area';
import { sockets, stubSockets } from '../testing/fake-socket';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea();
const registry = aRegistry(agreements);
let restore: () => void;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  restore = stubSockets();
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  restore();
  jest.restoreAllMocks();
});

const opened = () =>
  waitFor(() => {
    expect(sockets).toHaveLength(1);
    return sockets[0];
  });
const closed = () =>
  waitFor(() => {
    expect(sockets.at(-1)?.readyState).toBe(3);
  });
async function established() {
  await opened();
  const [socket] = sockets;
  act(() => socket?.accept());
  await waitFor(() => {
    expect(socket?.sent.some(({ event }) => event === 'pusher:subscribe')).toBe(true);
  });
  return (data: unknown) => {
    act(() => socket?.say('user', data, 'private-users.1'));
  };
}

it('opens the connection once the first page stands', async () => {
  openSuite({ at: '/agreements', registry });
  expect(sockets).toEqual([]);
  await pageHeading('Договоры');
  await opened();
});

it('opens none for a visitor', async () => {
  openSuite({ at: '/auth', registry, session: null });
  await screen.findByRole('heading', { name: 'Вход' });
  expect(sockets).toEqual([]);
});

it('closes it when the session ends', async () => {
  openSuite({ at: '/agreements', registry });
  await opened();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY, newValue: null }));
  });
  await closed();
});

it('closes it when the layout with the menu is left', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  await opened();
  await act(() => suite.router.navigate('/ui'));
  await closed();
});

it('only logs that the settings of the connection did not come', async () => {
  const suite = openSuite({ at: '/agreements', registry, network: { 'GET /config.json': reply(404) } });
  await pageHeading('Договоры');
  await waitFor(() => {
    const texts = (console.error as jest.Mock).mock.calls.map(([text]) => String(text));
    // The settings may be known from an earlier test of this file.
    expect(texts.includes('WebSocket ошибка подключения') || sockets.length > 0).toBe(true);
  });
  expect(suite.address()).toBe('/agreements');
});

it('marks a record that changed elsewhere and its lists as stale, and asks for nothing by itself', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  const { queryClient } = suite.suite;
  queryClient.setQueryData(itemKey('agreements', 5), { id: 5 });
  queryClient.setQueryData(itemKey('agreements', 6), { id: 6 });
  queryClient.setQueryData(listKey('agreements', 'page=1'), { data: [] });
  const say = await established();
  say({ kind: 'entity', entity: 'agreement', resource: 'agreements', id: 5, lock_version: 2, actor_id: 3 });
  const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
  expect(isStale(itemKey('agreements', 5))).toBe(true);
  expect(isStale(listKey('agreements', 'page=1'))).toBe(true);
  expect(isStale(itemKey('agreements', 6))).toBe(false);
  expect(suite.network.requests.some(({ path }) => path.startsWith('/api/agreements'))).toBe(false);
});

it('takes what was read before the first subscription for stale, and what came just now for fresh', async () => {
  const { queryClient } = openSuite({ at: '/agreements', registry }).suite;
  queryClient.setQueryData(itemKey('agreements', 5), { id: 5 }, { updatedAt: Date.now() - 60_000 });
  await established();
  queryClient.setQueryData(itemKey('agreements', 6), { id: 6 });
  act(() => sockets[0]?.say('pusher_internal:subscription_succeeded', {}, 'private-users.1'));
  expect(queryClient.getQueryState(itemKey('agreements', 5))?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(itemKey('agreements', 6))?.isInvalidated).toBe(false);
});

it('does not ask again, because it is connected, for what was refused before', async () => {
  const { queryClient } = openSuite({ at: '/agreements', registry }).suite;
  const queryKey = itemKey('agreements', 7);
  const queryFn = () => Promise.reject(new Error('refused'));
  await queryClient.prefetchQuery({ queryKey, queryFn, retry: false });
  const refused = queryClient.getQueryCache().find({ queryKey });
  if (refused === undefined) throw new Error('The refusal is not kept');
  const takenForStale = jest.spyOn(refused, 'invalidate');
  await established();
  act(() => sockets[0]?.say('pusher_internal:subscription_succeeded', {}, 'private-users.1'));
  expect(takenForStale).not.toHaveBeenCalled();
});

it('asks for the person’s rights again when the own account was changed', async () => {
  const suite = openSuite({ at: '/agreements', registry });
  const say = await established();
  const asked = () => suite.network.requests.filter(({ path }) => path === '/api/me').length;
  await waitFor(() => {
    expect(asked()).toBe(1);
  });
  say({ kind: 'entity', entity: 'user', resource: 'users', id: 99, lock_version: 2, actor_id: 3 });
  say({ kind: 'entity', entity: 'user', resource: 'users', id: 1, lock_version: 2, actor_id: 3 });
  await waitFor(() => {
    expect(asked()).toBe(2);
  });
});
