import { act, render, screen } from '@testing-library/react';
import { setConnectionState } from 'shared/realtime';

import { ConnectionBar } from './connection-bar';

const lostAt = new Date(2026, 10, 20, 14, 32).getTime();
const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const lose = () => {
  act(() => {
    setConnectionState({ status: 'offline', lostAt });
  });
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => {
    setConnectionState({ status: 'idle', lostAt: null });
  });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('says how old the data is once the connection stays lost', () => {
  render(<ConnectionBar />);
  lose();
  wait(3999);
  expect(screen.queryByRole('status')).toBeNull();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Нет связи с сервером обновлений. Показаны данные на 14:32, черновик хранится на этом устройстве',
  );
});

it('says nothing of a pause that ends by itself', () => {
  render(<ConnectionBar />);
  lose();
  wait(3000);
  act(() => {
    setConnectionState({ status: 'online', lostAt: null });
  });
  wait(10_000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('goes as soon as the connection is back', () => {
  render(<ConnectionBar />);
  lose();
  wait(4000);
  act(() => {
    setConnectionState({ status: 'online', lostAt: null });
  });
  expect(screen.queryByRole('status')).toBeNull();
});

it('speaks of the network when the device has none', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionBar />);
  wait(4000);
  expect(screen.getByRole('status')).toHaveTextContent(/^Нет связи\. Показаны данные на \d\d:\d\d/);
});
