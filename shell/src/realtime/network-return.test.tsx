import { act, renderHook } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { createQueryClient, QueryClientProvider, useQuery, useQueryClient } from 'shared/query';

import { askAgainOnReturn, RETURN_SPREAD } from './network-return';

const lost = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
const known = jest.fn(() => Promise.resolve(1));
const pass = () => act(() => jest.advanceTimersByTimeAsync(RETURN_SPREAD));
const networkReturns = () => window.dispatchEvent(new Event('online'));

function useScreen(): void {
  const client = useQueryClient();
  useQuery({ queryKey: ['lost'], queryFn: lost, retry: false });
  useQuery({ queryKey: ['known'], queryFn: known });
  useEffect(() => askAgainOnReturn(client), [client]);
}

async function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const screen = renderHook(useScreen, { wrapper });
  await pass();
  expect(lost).toHaveBeenCalledTimes(1);
  return screen;
}

beforeEach(() => {
  jest.useFakeTimers();
  lost.mockClear();
  known.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks again for what was not answered, and for nothing else', async () => {
  await open();
  networkReturns();
  await pass();
  expect(lost).toHaveBeenCalledTimes(2);
  expect(known).toHaveBeenCalledTimes(1);
});

it('asks once for a network that comes and goes', async () => {
  await open();
  networkReturns();
  networkReturns();
  networkReturns();
  await pass();
  expect(lost).toHaveBeenCalledTimes(2);
});

it('asks for nothing once it is stopped', async () => {
  const { unmount } = await open();
  networkReturns();
  unmount();
  networkReturns();
  await pass();
  expect(lost).toHaveBeenCalledTimes(1);
});
