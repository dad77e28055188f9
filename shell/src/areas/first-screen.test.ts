import { createQueryClient } from 'shared/query';

import { createFirstScreen, DATA_LIMIT } from './first-screen';

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
