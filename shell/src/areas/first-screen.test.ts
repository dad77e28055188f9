import { createQueryClient } from 'shared/query';

import { DATA_LIMIT } from './after-data';
import { CODE_LIMIT, createFirstScreen } from './first-screen';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('waits five seconds for data that does not come, and then lets the rest begin', async () => {
  const client = createQueryClient();
  const hanging = client.prefetchQuery({ queryKey: ['agreements'], queryFn: () => new Promise(() => null) });
  const firstScreen = createFirstScreen(client);
  const work = jest.fn();
  firstScreen.after(work);
  firstScreen.shown();
  await jest.advanceTimersByTimeAsync(DATA_LIMIT - 1);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(1);
  client.clear();
  await Promise.race([hanging, Promise.resolve()]);
});

it('lets the first page be drawn when its code is there, and without it after a moment', async () => {
  const firstScreen = createFirstScreen(createQueryClient());
  const drawn = jest.fn();
  firstScreen.awaits(new Promise(() => undefined));
  void firstScreen.codeCame().then(drawn);
  await jest.advanceTimersByTimeAsync(CODE_LIMIT - 1);
  expect(drawn).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it.each([
  ['has come', () => Promise.resolve()],
  ['has failed', () => Promise.reject(new Error('no code'))],
])('waits no longer than until the code %s', async (_, code) => {
  const firstScreen = createFirstScreen(createQueryClient());
  firstScreen.awaits(code());
  await expect(firstScreen.codeCame()).resolves.toBeUndefined();
});

it('waits for nothing when the first page is the shell’s own', async () => {
  await expect(createFirstScreen(createQueryClient()).codeCame()).resolves.toBeUndefined();
});
