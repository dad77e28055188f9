import { act, renderHook } from '@testing-library/react';
import type { UserEvent } from 'shared/contract/realtime';
import { useConnectionState, useUserEvent } from 'shared/realtime';
import { reply, stubNetwork, type StubbedNetwork } from 'shared/testing';

import { sockets, stubSockets } from '../testing/fake-socket';
import { openUserConnection } from './user-connection';

const CHANNEL = 'private-users.7';
const settings = { key: 'key', host: 'localhost', port: 8001, forceTLS: true };
const changed: UserEvent = { kind: 'entity', entity: 'agreement', id: 5, lock_version: 2, actor_id: null };

let network: StubbedNetwork;
let restore: () => void;
let close: (() => void) | null = null;
const missed = jest.fn();

function connect(answer: unknown = { auth: 'key:signature' }) {
  network = stubNetwork({ 'POST /broadcasting/auth': answer });
  close = openUserConnection({ userId: 7, settings, onMissed: missed });
}
const last = () => {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error('No socket was opened');
  return socket;
};
/** Lets promises and timers of so many milliseconds pass. */
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
async function establish() {
  await pass();
  act(() => {
    last().accept();
  });
  await pass();
  act(() => {
    last().say('pusher_internal:subscription_succeeded', {}, CHANNEL);
  });
}
const logged = () => (console.error as jest.Mock).mock.calls.map(([text]) => String(text));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  missed.mockReset();
  restore = stubSockets();
});
afterEach(() => {
  close?.();
  close = null;
  restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('connects over a secure socket on the given port', async () => {
  connect();
  await pass();
  expect(last().url).toMatch(/^wss:\/\/localhost:8001\/app\/key\?protocol=7/);
});

it('authorises the private channel of the person with the server’s answer', async () => {
  connect();
  await establish();
  expect(network.requests).toMatchObject([
    { method: 'POST', path: '/broadcasting/auth', body: { channel_name: CHANNEL, socket_id: '1.1' } },
  ]);
  expect(last().sent).toContainEqual({
    event: 'pusher:subscribe',
    data: { auth: 'key:signature', channel: CHANNEL },
  });
});

it('says who is behind the connection where the broadcaster asks for it', async () => {
  network = stubNetwork({
    'POST /broadcasting/auth': { auth: 'key:signature' },
    'POST /broadcasting/user-auth': { auth: 'key:proof', user_data: '{"id":"7"}' },
  });
  close = openUserConnection({ userId: 7, settings: { ...settings, signIn: true }, onMissed: missed });
  await establish();
  await pass();
  expect(last().sent).toContainEqual({
    event: 'pusher:signin',
    data: { auth: 'key:proof', user_data: '{"id":"7"}' },
  });
});

it('hands the event «user» to the screens that listen', async () => {
  const heard: UserEvent[] = [];
  renderHook(() => {
    useUserEvent((event) => heard.push(event));
  });
  connect();
  await establish();
  act(() => {
    last().say('user', changed, CHANNEL);
  });
  expect(heard).toEqual([changed]);
});

it('only logs that the channel was not authorised', async () => {
  connect(reply(403, { message: 'Нет доступа' }));
  await establish();
  expect(logged()).toContain('WebSocket ошибка авторизации');
  expect(logged()).toContain('WebSocket ошибка подписки на канал');
});

it('only logs that the server refuses the connection', async () => {
  connect();
  await pass();
  act(() => {
    last().readyState = 1;
    last().onopen?.();
    last().say('pusher:error', { code: 4001, message: 'Application does not exist' });
  });
  expect(logged()).toContain('WebSocket ошибка подключения');
});

it('dials every three seconds while the connection is lost, and tells what may have been missed', async () => {
  const { result } = renderHook(useConnectionState);
  connect();
  await establish();
  expect(result.current.status).toBe('online');

  const before = sockets.length;
  act(() => {
    last().drop();
  });
  expect(result.current).toEqual({ status: 'offline', lostAt: Date.now() });
  const dropped = sockets.length;
  await pass(3000);
  const first = sockets.length;
  await pass(3000);
  expect(first).toBeGreaterThan(dropped);
  expect(sockets.length).toBeGreaterThan(first);
  expect(missed).not.toHaveBeenCalled();

  await establish();
  expect(result.current).toEqual({ status: 'online', lostAt: null });
  expect(missed).toHaveBeenCalledTimes(1);
  const back = sockets.length;
  await pass(10_000);
  expect(sockets).toHaveLength(back);
  expect(back).toBeGreaterThan(before);
});

it('takes what was read before a slow first connection for stale, and not before a quick one', async () => {
  connect();
  await establish();
  expect(missed).not.toHaveBeenCalled();
  close?.();
  connect();
  await pass(2500);
  await establish();
  expect(missed).toHaveBeenCalledTimes(1);
});

it('does not speak of a lost connection before there was one', async () => {
  const { result } = renderHook(useConnectionState);
  connect();
  await pass();
  act(() => {
    last().drop();
  });
  expect(result.current.status).toBe('connecting');
});

it('closes the socket and dials no more', async () => {
  const { result } = renderHook(useConnectionState);
  connect();
  await establish();
  const socket = last();
  act(() => {
    close?.();
  });
  expect(socket.readyState).toBe(3);
  expect(result.current).toEqual({ status: 'idle', lostAt: null });
  const opened = sockets.length;
  await pass(30_000);
  expect(sockets).toHaveLength(opened);
});
