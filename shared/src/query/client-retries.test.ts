import { QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { AxiosError, AxiosHeaders } from 'axios';

import { CACHE_TIME, createQueryClient, retryDelay } from './client';
import { itemQuery, listQuery } from './query';

const refusal = (status: number) => {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('refused', undefined, config, undefined, {
    status,
    statusText: '',
    data: {},
    headers: {},
    config,
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** How often a question is asked before its failure is told. */
async function timesAsked(error: unknown, options: object = {}): Promise<number> {
  const ask = jest.fn(() => Promise.reject(error instanceof Error ? error : new Error(String(error))));
  const asked = createQueryClient()
    .fetchQuery({ queryKey: ['card'], queryFn: ask, ...options })
    .catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  await asked;
  return ask.mock.calls.length;
}

it.each([
  ['did not reach the server', new Error('Network Error'), 4],
  ['met a fault of the server', refusal(503), 4],
  ['named what is not there', refusal(404), 1],
  ['was not allowed', refusal(403), 1],
])('a question that %s is asked as often as it can help', async (_, error, times) => {
  expect(await timesAsked(error)).toBe(times);
});

it('pauses longer each time, at most half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('asks for a list once, and for a record again', () => {
  expect(listQuery({ resource: 'agreements' }).retry).toBe(false);
  expect(itemQuery('agreements', 1).retry).toBeUndefined();
});

it.each<[string, QueryObserverOptions<never, Error, never, never, QueryKey>]>([
  ['list', listQuery({ resource: 'agreements' }) as never],
  ['record', itemQuery('agreements', 5) as never],
])('a page does not ask again for the %s it was refused ahead; a later visit does', async (_, query) => {
  const client = createQueryClient();
  const refuse = () => Promise.reject(refusal(404));
  await client.prefetchQuery({ queryKey: query.queryKey ?? [], queryFn: refuse });
  const asksWhenShown = () => {
    const observer = new QueryObserver(client, { ...query, queryFn: refuse });
    const leave = observer.subscribe(() => undefined);
    const { fetchStatus } = observer.getCurrentResult();
    leave();
    return fetchStatus === 'fetching';
  };
  expect(asksWhenShown()).toBe(false);
  await jest.advanceTimersByTimeAsync(6000);
  expect(asksWhenShown()).toBe(true);
});

it('keeps what nobody looks at for five minutes', () => {
  expect(CACHE_TIME).toBe(300_000);
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(CACHE_TIME);
});
