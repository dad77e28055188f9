import { onlineManager } from '@tanstack/react-query';

import { createQueryClient } from './client';

afterEach(() => {
  onlineManager.setOnline(true);
});

it('refuses a change without a network at once, and sends nothing by itself when the network is back', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.mount();
  const send = jest.fn(() => Promise.reject(new Error('Network Error')));
  const terminate = client.getMutationCache().build(client, { mutationFn: send });
  await expect(terminate.execute(undefined)).rejects.toThrow('Network Error');
  expect(terminate.state.isPaused).toBe(false);

  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
  client.unmount();
});

it('answers a question without a network instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  const ask = jest.fn(() => Promise.reject(new Error('Network Error')));
  const asked = createQueryClient().fetchQuery({ queryKey: ['agreements'], queryFn: ask, retry: false });
  await expect(asked).rejects.toThrow('Network Error');
});
