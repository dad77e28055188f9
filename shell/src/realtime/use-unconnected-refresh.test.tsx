import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient, QueryClientProvider, useQuery } from 'shared/query';
import { setConnectionState } from 'shared/realtime';

import { useUnconnectedRefresh } from './use-unconnected-refresh';

const ask = jest.fn(() => Promise.resolve(1));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(
    () => {
      useUnconnectedRefresh();
      useQuery({ queryKey: ['agreements'], queryFn: ask });
    },
    { wrapper },
  );
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
}
const focus = () => {
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockClear();
});
afterEach(() => {
  act(() => {
    setConnectionState({ status: 'idle', lostAt: null });
  });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('asks for what is on the screen each minute and when the tab is looked at, while no connection stands', async () => {
  await open();
  await pass(75_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(10_000);
  focus();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(3);
  focus();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks for nothing by itself while the connection stands', async () => {
  await open();
  act(() => {
    setConnectionState({ status: 'online', lostAt: null });
  });
  await pass(300_000);
  focus();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks for nothing without a network', async () => {
  await open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(300_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
