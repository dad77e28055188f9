import WebSocket from 'ws';
import { REALTIME_LIMITS, type RealtimeLimits } from './admission';
import { signForSession } from './channel-signature';
import { type RealtimeServer, startRealtimeServer } from './realtime-server';

const credentials = { key: 'key', secret: 'secret', formerKeys: ['former'] };
const channel = 'private-users.7';
let server: RealtimeServer;

async function start(limits: Partial<RealtimeLimits>): Promise<void> {
  const config = { tls: null, publicUrl: null, host: '127.0.0.1', realtimePort: 0, trustProxy: ['loopback'] };
  server = await startRealtimeServer(config, credentials, { limits: { ...REALTIME_LIMITS, ...limits } });
}
afterEach(() => server.close());

interface Browser {
  socket: WebSocket;
  subscribe: () => Promise<void>;
  closed: Promise<number>;
}

/** A connection that was greeted; rejects with what the server said instead. */
function connect(headers: Record<string, string> = {}, app = 'key'): Promise<Browser> {
  const address = `ws://127.0.0.1:${String(server.port)}/app/${app}?protocol=7`;
  const socket = new WebSocket(address, { headers });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('message', (greeting: Buffer) => {
      const { data } = JSON.parse(greeting.toString()) as { data: string };
      const { socket_id } = JSON.parse(data) as { socket_id: string };
      const auth = signForSession(credentials, { socketId: socket_id, channel, sessionId: 1 });
      const subscribe = () =>
        new Promise<void>((done) => {
          socket.once('message', () => done());
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
        });
      resolve({ socket, subscribe, closed });
    });
  });
}

describe('a page that was opened before the root of all keys was changed', () => {
  it('finds the socket under the name it knows, with a permission of today', async () => {
    await start({});
    const { socket, subscribe } = await connect({}, 'former');
    await subscribe();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const stranger = new WebSocket(`ws://127.0.0.1:${String(server.port)}/app/stranger?protocol=7`);
    expect(await new Promise((resolve) => stranger.once('close', resolve))).toBe(4001);
  });
});

describe('connections that listen to nothing', () => {
  it('are so many from one address, and those that listen do not count', async () => {
    await start({ strangersOfAddress: 2 });
    const [first, second] = [await connect(), await connect()];
    await expect(connect()).rejects.toThrow('503');
    await first.subscribe();
    const third = await connect();
    await expect(connect()).rejects.toThrow('503');
    second.socket.close();
    await second.closed;
    await third.subscribe();
    await connect();
  });

  it('are counted by the address that the proxy in front names', async () => {
    await start({ strangersOfAddress: 1 });
    await connect({ 'x-forwarded-for': '203.0.113.5' });
    await expect(connect({ 'x-forwarded-for': '198.51.100.1, 203.0.113.5' })).rejects.toThrow('503');
    await connect({ 'x-forwarded-for': '203.0.113.6' });
  });

  it('are so many in all, and so are all connections together', async () => {
    await start({ strangers: 2 });
    await connect({ 'x-forwarded-for': '203.0.113.1' });
    await connect({ 'x-forwarded-for': '203.0.113.2' });
    await expect(connect({ 'x-forwarded-for': '203.0.113.3' })).rejects.toThrow('503');
    await server.close();
    await start({ connections: 1 });
    await (await connect()).subscribe();
    await expect(connect()).rejects.toThrow('503');
  });

  it('are ended after a while, and may come back; one that listens stays', async () => {
    await start({ subscribeMs: 200, checkEveryMs: 20 });
    const [idle, listening] = [await connect(), await connect()];
    await listening.subscribe();
    expect(await idle.closed).toBe(4202);
    expect(listening.socket.readyState).toBe(WebSocket.OPEN);
  });
});
