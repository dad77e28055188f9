import { act, renderHook } from '@testing-library/react';
import type { UserEvent } from 'shared/contract/realtime/realtime';
import { configureHttp } from 'shared/http';
import { useConnectionState, useUserEvent } from 'shared/realtime';
import { reply, stubNetwork, type StubbedNetwork } from 'shared/testing';

import { sockets, stubSockets } from '../testing/fake-socket';
import { CATCH_UP_SPREAD, dialPause, openUserConnection } from './user-connection';

const CHANNEL = 'private-users.7';
const settings = { key: 'key', host: 'localhost', port: 8001, forceTLS: true };
const changed: UserEvent = { kind: 'entity', entity: 'agreement', id: 5, lock_version: 2, actor_id: null };

let network: StubbedNetwork;
let restore: () => void;
let close: (() => void) | null = null;
const missed = jest.fn();

function connect(answer: unknown = { auth: 'key:signature' }) {
  network = stubNetwork({ 'POST /broadcasting/auth': answer });
  close = openUserConnection({ userId: 7, settings, onEvent: () => undefined, onMissed: missed });
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

it('keeps to a plain socket where TLS is not asked for, however long it takes to answer', async () => {
  network = stubNetwork({ 'POST /broadcasting/auth': {} });
  const plain = { ...settings, forceTLS: false };
  close = openUserConnection({ userId: 7, settings: plain, onEvent: () => undefined, onMissed: missed });
  await pass(4000);
  expect(sockets.map(({ url }) => new URL(url).protocol)).toEqual(['ws:']);
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
  const signIn = { ...settings, signIn: true };
  close = openUserConnection({ userId: 7, settings: signIn, onEvent: () => undefined, onMissed: missed });
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

it('only logs that the server cannot be reached, once for each attempt', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  connect();
  await pass();
  drop();
  const told = () => logged().filter((text) => text === 'WebSocket ошибка подключения');
  await pass(9999);
  expect(told()).toHaveLength(0);
  await pass(1);
  expect(told()).toHaveLength(1);
  expect(await attempts(2)).toHaveLength(2);
  expect(told()).toHaveLength(2);
});

/** Milliseconds from now to each of the next attempts, when none of them is answered. */
async function attempts(count: number): Promise<number[]> {
  const began = Date.now();
  const moments: number[] = [];
  let known = sockets.length;
  while (moments.length < count) {
    await pass(100);
    if (sockets.length > known) moments.push(Date.now() - began);
    known = sockets.length;
  }
  return moments;
}
const drop = () => {
  act(() => {
    last().drop();
  });
};

it('dials in growing pauses while the connection is lost, and gives each attempt ten seconds', async () => {
  const { result } = renderHook(useConnectionState);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  connect();
  await establish();
  expect(result.current.status).toBe('online');
  drop();
  expect(result.current).toEqual({ status: 'offline', lostAt: Date.now() });
  // Pauses of 1, 2, 4, 8, 16, 30 and 30 seconds, and ten seconds of waiting after each.
  expect(await attempts(7)).toEqual([1000, 13_000, 27_000, 45_000, 71_000, 111_000, 151_000]);
});

it('waits half as long to half as long again, so that no company dials in step', () => {
  const random = jest.spyOn(Math, 'random');
  random.mockReturnValue(0);
  expect([dialPause(0), dialPause(3), dialPause(20)]).toEqual([500, 4000, 15_000]);
  random.mockReturnValue(1);
  expect([dialPause(0), dialPause(3), dialPause(20)]).toEqual([1500, 12_000, 45_000]);
});

it('lets a handshake of nine seconds come to its end', async () => {
  const { result } = renderHook(useConnectionState);
  connect();
  await establish();
  drop();
  await attempts(1);
  const dialled = sockets.length;
  await pass(9000);
  expect(sockets).toHaveLength(dialled);
  await establish();
  expect(result.current).toEqual({ status: 'online', lostAt: null });
  await pass(9000);
  expect(sockets).toHaveLength(dialled);
});

it('dials soon after the device has a network again', async () => {
  connect();
  await establish();
  drop();
  await attempts(5);
  await pass(10_500);
  const dialled = sockets.length;
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(sockets.length).toBe(dialled + 1);
});

it('tells what may have been missed during a loss once, some seconds after it is over', async () => {
  connect();
  await establish();
  missed.mockClear();
  drop();
  await attempts(1);
  await establish();
  const back = Date.now();
  expect(missed).not.toHaveBeenCalled();
  await pass(CATCH_UP_SPREAD);
  expect(missed.mock.calls).toEqual([[back]]);
  expect(CATCH_UP_SPREAD).toBe(5000);
});

it('takes what was read some seconds before the first subscription for stale', async () => {
  connect();
  await establish();
  expect(missed.mock.calls).toEqual([[Date.now() - 2000]]);
});

it('dials on in growing pauses when it was refused from the start', async () => {
  const { result } = renderHook(useConnectionState);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  connect();
  await pass();
  drop();
  expect(result.current.status).toBe('connecting');
  expect(await attempts(2)).toEqual([11_000, 23_000]);
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
  // A word after the end is what the browser complains of in its console.
  const said = socket.sent.length;
  const opened = sockets.length;
  await pass(30_000);
  expect(sockets).toHaveLength(opened);
  expect(socket.sent).toHaveLength(said);
});

it('takes a server without the address of authorisation for no lost page', async () => {
  const onLost = jest.fn();
  configureHttp({ getToken: () => null, onUnauthenticated: jest.fn(), onLost });
  connect(reply(404));
  await establish();
  expect(logged()).toContain('WebSocket ошибка авторизации');
  expect(onLost).not.toHaveBeenCalled();
});
