import { act, render, screen } from '@testing-library/react';
import { createQueryClient, QueryClientProvider, useInfiniteQuery, useQuery } from 'shared/query';
import { setConnectionState } from 'shared/realtime';

import { ConnectionBar, NetworkBar } from './connection-bar';

const lostAt = new Date(2026, 10, 20, 14, 32).getTime();
const ask = jest.fn(() => Promise.resolve(1));
function Rows() {
  useQuery({ queryKey: ['agreements'], queryFn: ask, retry: false });
  return null;
}
function show() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Rows />
      <ConnectionBar />
    </QueryClientProvider>,
  );
  return client;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
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
  show();
  lose();
  wait(3999);
  expect(screen.queryByRole('status')).toBeNull();
  wait(1);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Нет связи с сервером обновлений. Показаны данные на 14:32:00',
  );
});

it('says nothing of a pause that ends by itself', () => {
  show();
  lose();
  wait(3000);
  act(() => {
    setConnectionState({ status: 'online', lostAt: null });
  });
  wait(10_000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('goes as soon as the connection is back', () => {
  show();
  lose();
  wait(4000);
  act(() => {
    setConnectionState({ status: 'online', lostAt: null });
  });
  expect(screen.queryByRole('status')).toBeNull();
});

it('speaks of the network when the device has none', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  wait(4000);
  expect(screen.getByRole('status')).toHaveTextContent(/^Нет связи\. Показаны данные на \d\d:\d\d:\d\d/);
});

it('says of data that was renewed without the connection when that was', async () => {
  jest.setSystemTime(lostAt);
  const client = show();
  lose();
  await pass(4000);
  expect(screen.getByRole('status')).toHaveTextContent('Показаны данные на 14:32:00');
  await pass(180_000);
  await act(() => client.refetchQueries());
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent('Показаны данные на 14:35');
});

it('says how old the data is that the server did not renew, and asks again', async () => {
  jest.setSystemTime(lostAt);
  const client = show();
  await pass(180_000);
  expect(screen.queryByRole('status')).toBeNull();
  ask.mockRejectedValueOnce(new Error('no answer'));
  await act(() => client.refetchQueries());
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Данные на 14:32:00 обновить не получилось. Не получилось выполнить запрос. Повторите позже.',
  );
  act(() => {
    screen.getByRole('button', { name: 'Повторить' }).click();
  });
  await pass(0);
  expect(screen.queryByRole('status')).toBeNull();
});

const refusal = (status: number, message: string) =>
  Object.assign(new Error(message), { isAxiosError: true, response: { status, data: { message } } });

it('leaves it to the page of a record to say that it is gone', async () => {
  const client = show();
  await pass(0);
  ask.mockRejectedValueOnce(refusal(404, 'Договор не найден'));
  await act(() => client.refetchQueries());
  await pass(0);
  expect(client.getQueryState(['agreements'])?.status).toBe('error');
  expect(screen.queryByRole('status')).toBeNull();
});

it('says why the server refused to renew what is shown, wherever that is', async () => {
  jest.setSystemTime(lostAt);
  const client = show();
  await pass(180_000);
  ask.mockRejectedValueOnce(refusal(403, 'Права на реестр отозваны.'));
  await act(() => client.refetchQueries());
  await pass(0);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Данные на 14:32:00 обновить не получилось. Права на реестр отозваны.',
  );
  await act(() => client.refetchQueries());
  await pass(0);
  expect(screen.queryByRole('status')).toBeNull();
});

it('leaves a further page that did not come to the list that asked for it', async () => {
  const page = jest.fn(() => Promise.resolve(1));
  const more: { fetch?: () => Promise<unknown> } = {};
  function Pages() {
    const list = useInfiniteQuery({
      queryKey: ['notifications'],
      queryFn: page,
      initialPageParam: 1,
      getNextPageParam: () => 2,
      retry: false,
    });
    more.fetch = list.fetchNextPage;
    return null;
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Pages />
      <ConnectionBar />
    </QueryClientProvider>,
  );
  await pass(0);
  page.mockRejectedValueOnce(new Error('no answer'));
  await act(async () => more.fetch?.());
  await pass(0);
  expect(page).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('status')).toBeNull();
});

it('speaks of the network on the login page, and of nothing else there', () => {
  lose();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { rerender } = render(<NetworkBar />);
  wait(4000);
  expect(screen.queryByRole('status')).toBeNull();
  online.mockReturnValue(false);
  rerender(<NetworkBar key="offline" />);
  wait(4000);
  expect(screen.getByRole('status')).toHaveTextContent('Нет связи. Проверьте подключение к сети');
});
