import Pusher from 'pusher-js';
import { userChannel } from 'shared/contract/realtime/realtime';
import WebSocket from 'ws';
import { z } from 'zod';
import { anActor } from '../testing/test-app';
import type { TestDatabase } from '../testing/test-database';
import { twoNodes } from '../testing/two-nodes';
import type { Module } from '../module';
import type { RunningNode } from '../node';
import { privateChannel } from '../outbox/outbox.service';
import { route } from '../http/route';

const lawyer = anActor({ id: 7, sessionId: 71 });
/** The same employee at another computer. */
const elsewhere = anActor({ id: 7, sessionId: 72 });
const channel = privateChannel(userChannel(lawyer.id));

/** Publishes what it is sent, as any use case would. */
const publishing: Module = ({ app, transact, outbox, authenticateWith }) => {
  authenticateWith(async (token) => (token === 'lawyer' ? lawyer : token === 'elsewhere' ? elsewhere : null));
  route(app, {
    method: 'POST',
    url: '/api/publish',
    access: 'authenticated',
    body: z.strictObject({
      text: z.string(),
      fails: z.boolean().default(false),
      expels: z.boolean().default(false),
      endsSession: z.number().nullable().default(null),
    }),
    handler: ({ body, actor }) =>
      transact(async (trx) => {
        await outbox.publish(trx, { channels: [channel], event: 'user', payload: { text: body.text } });
        if (body.expels) await outbox.expel(trx, [actor.id]);
        if (body.endsSession !== null) await outbox.expelSessions(trx, [body.endsSession]);
        if (body.fails) throw new Error('the use case failed');
      }),
  });
};

// The socket that pusher-js brings for Node waits half a minute after a close.
Reflect.set(Pusher.Runtime, 'createWebSocket', (address: string) => new WebSocket(address));

let database: TestDatabase;
let first: RunningNode;
let second: RunningNode;
let stop: () => Promise<void>;
const clients: Pusher[] = [];

beforeAll(async () => {
  ({ database, first, second, stop } = await twoNodes(publishing));
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await stop();
});

const headers = { authorization: 'Bearer lawyer', 'content-type': 'application/json' };
const publish = (node: RunningNode, text: string, more: object = {}) =>
  node.app.inject({ method: 'POST', url: '/api/publish', headers, payload: { text, ...more } });

async function settingsOf(node: RunningNode) {
  const answer = await node.app.inject({ method: 'GET', url: '/config.json' });
  return answer.json<{ realtime: { key: string; forceTLS: boolean } }>().realtime;
}

/** A browser of the lawyer, connected the way laravel-echo does it. */
async function aBrowser(
  node: RunningNode,
  token = 'lawyer',
): Promise<{ client: Pusher; heard: string[]; next: () => Promise<string> }> {
  const { key } = await settingsOf(node);
  const client = new Pusher(key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: node.realtimePort ?? 0,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/broadcasting/auth',
      customHandler: ({ socketId, channelName }, done) => {
        const payload = { socket_id: socketId, channel_name: channelName };
        void node.app
          .inject({
            method: 'POST',
            url: '/broadcasting/auth',
            headers: { ...headers, authorization: `Bearer ${token}` },
            payload,
          })
          .then((answer) =>
            answer.statusCode === 200
              ? done(null, answer.json<{ auth: string }>())
              : done(new Error(answer.body), null),
          );
      },
    },
  });
  clients.push(client);
  const heard: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  const subscription = client.subscribe(channel);
  subscription.bind('user', ({ text }: { text: string }) => {
    heard.push(text);
    waiting.shift()?.(text);
  });
  await new Promise((resolve, reject) => {
    subscription.bind('pusher:subscription_succeeded', resolve);
    subscription.bind('pusher:subscription_error', reject);
  });
  return { client, heard, next: () => new Promise((resolve) => waiting.push(resolve)) };
}

describe('two nodes on one database', () => {
  it('bring an event of the one to browsers of both, once', async () => {
    const [here, there] = await Promise.all([aBrowser(first), aBrowser(second)]);
    const arrived = Promise.all([here.next(), there.next()]);
    expect((await publish(first, 'Договор изменён')).statusCode).toBe(204);
    expect(await arrived).toEqual(['Договор изменён', 'Договор изменён']);
    const again = Promise.all([here.next(), there.next()]);
    await publish(second, 'Ещё раз');
    await again;
    expect(there.heard).toEqual(['Договор изменён', 'Ещё раз']);
    expect(here.heard).toEqual(there.heard);
  });

  it('let nothing leave of a use case that failed', async () => {
    const { heard, next } = await aBrowser(second);
    const arrived = next();
    expect((await publish(first, 'lost', { fails: true })).statusCode).toBe(500);
    await publish(first, 'kept');
    expect(await arrived).toBe('kept');
    expect(heard).toEqual(['kept']);
  });

  it('let leave what a node that died had left behind', async () => {
    const { next } = await aBrowser(second);
    const arrived = next();
    await database.pool.query(
      `insert into outbox (channels, event, payload) values (array['${channel}'], 'user', '{"text":"orphan"}')`,
    );
    expect(await arrived).toBe('orphan');
  });

  it('carry on after the database has ended their connections', async () => {
    const { next } = await aBrowser(second);
    const arrived = next();
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    expect((await publish(first, 'after the gap')).statusCode).toBe(204);
    expect(await arrived).toBe('after the gap');
  });

  it('end the connection of a session that is over, and no other of the same employee', async () => {
    const ended = await aBrowser(second, 'elsewhere');
    const kept = await aBrowser(second);
    const gone = new Promise<void>((resolve) => {
      ended.client.connection.bind('state_change', () => resolve());
    });
    const arrived = kept.next();
    await publish(first, 'first the goodbye', { endsSession: 72 });
    await Promise.all([gone, arrived]);
    expect(ended.client.connection.state).not.toBe('connected');
    const again = kept.next();
    await publish(first, 'then the news');
    expect(await again).toBe('then the news');
    expect(ended.heard).not.toContain('then the news');
  });

  it('end the connections of an employee who may no longer be here', async () => {
    const { client } = await aBrowser(second);
    const gone = new Promise((resolve) => client.connection.bind('disconnected', resolve));
    const failed = new Promise((resolve) => client.connection.bind('failed', resolve));
    const error = new Promise<number>((resolve) => {
      client.connection.bind('error', (fault: { data?: { code?: number } }) =>
        resolve(fault.data?.code ?? 0),
      );
    });
    await publish(first, 'farewell', { expels: true });
    await Promise.race([gone, failed, error]);
    expect(client.connection.state).not.toBe('connected');
  });
});

/** A bare connection: what is sent and received, word for word. */
async function aSocket(options: { key?: string; origin?: string; path?: string } = {}) {
  const key = options.key ?? (await settingsOf(first)).key;
  const address = `ws://127.0.0.1:${String(first.realtimePort)}${options.path ?? `/app/${key}?protocol=7`}`;
  const socket = new WebSocket(address, { ...(options.origin && { origin: options.origin }) });
  const messages: { event: string; data?: unknown; channel?: string }[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as (typeof messages)[number]);
    waiting.shift()?.();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const failure = new Promise<string>((resolve) => socket.once('error', (error) => resolve(error.message)));
  const next = async () => {
    if (messages.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return messages.shift();
  };
  return { socket, next, closed, failure };
}

describe('the broadcaster', () => {
  it('greets with a connection number and answers a ping', async () => {
    const { socket, next } = await aSocket();
    const greeting = await next();
    expect(greeting?.event).toBe('pusher:connection_established');
    expect(String(greeting?.data)).toMatch(/^\{"socket_id":"\d+\.\d+","activity_timeout":120\}$/);
    socket.send('{"event":"pusher:ping","data":{}}');
    expect((await next())?.event).toBe('pusher:pong');
    socket.close();
  });

  it.each([
    ['no signature', { channel }],
    ['a forged signature', { channel, auth: `key:${'0'.repeat(64)}` }],
    ['a channel that is not private', { channel: 'users.7' }],
    ['a channel of another kind', { channel: 'presence-users.7' }],
  ])('lets nobody listen with %s', async (_, data) => {
    const { socket, next } = await aSocket();
    await next();
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    expect((await next())?.event).toBe('pusher:subscription_error');
    socket.close();
  });

  it('does not take the permission of one connection on another', async () => {
    const one = await aSocket();
    const { socket_id } = JSON.parse(String((await one.next())?.data)) as { socket_id: string };
    const payload = { socket_id, channel_name: channel };
    const signed = await first.app.inject({ method: 'POST', url: '/broadcasting/auth', headers, payload });
    const other = await aSocket();
    await other.next();
    const { auth } = signed.json<{ auth: string }>();
    other.socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    expect((await other.next())?.event).toBe('pusher:subscription_error');
    one.socket.close();
    other.socket.close();
  });

  it('refuses browsers that stand on a page of another site', async () => {
    const { failure } = await aSocket({ origin: 'https://evil.example' });
    expect(await failure).toContain('403');
    const own = await aSocket({ origin: 'http://127.0.0.1:8080' });
    expect((await own.next())?.event).toBe('pusher:connection_established');
    own.socket.close();
  });

  it('knows one application and one address', async () => {
    expect(await (await aSocket({ key: 'unknown' })).closed).toBe(4001);
    expect(await (await aSocket({ path: '/other' })).failure).toContain('404');
  });

  it('takes no events of clients for other clients, and says so by the protocol’s code', async () => {
    const { socket, next } = await aSocket();
    await next();
    socket.send(JSON.stringify({ event: 'client-typing', channel, data: {} }));
    expect(await next()).toEqual({
      event: 'pusher:error',
      data: { code: 4301, message: 'Client events are not enabled' },
    });
    socket.close();
  });

  it('survives garbage, ends floods and oversized messages', async () => {
    const garbage = await aSocket();
    await garbage.next();
    garbage.socket.send('garbage');
    expect((await garbage.next())?.event).toBe('pusher:error');
    for (let number = 0; number < 200; number += 1) garbage.socket.send('{"event":"pusher:ping"}');
    expect(await garbage.closed).toBe(4301);
    const large = await aSocket();
    await large.next();
    large.socket.send('x'.repeat(20_000));
    expect(await large.closed).toBe(1009);
  });
});

describe('the permission to listen', () => {
  it('is given to nobody who is not logged in', async () => {
    const payload = { socket_id: '1.1', channel_name: channel };
    expect((await first.app.inject({ method: 'POST', url: '/broadcasting/auth', payload })).statusCode).toBe(
      401,
    );
  });

  it('is for one’s own channel alone', async () => {
    const payload = { socket_id: '1.1', channel_name: 'private-users.8' };
    const answer = await first.app.inject({ method: 'POST', url: '/broadcasting/auth', headers, payload });
    expect(answer.statusCode).toBe(403);
  });

  it('is also given to Pusher’s own client, which sends a form', async () => {
    const answer = await first.app.inject({
      method: 'POST',
      url: '/broadcasting/auth',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `socket_id=1.1&channel_name=${channel}`,
    });
    expect(answer.body).toMatch(/^\{"auth":"[\da-f]{20}:[\da-f]{64}"\}$/);
  });

  it('comes with a proof of who is behind the connection, as Pusher’s own library writes it', async () => {
    const payload = { socket_id: '1.1' };
    const answer = await first.app.inject({
      method: 'POST',
      url: '/broadcasting/user-auth',
      headers,
      payload,
    });
    const { auth, user_data } = answer.json<{ auth: string; user_data: string }>();
    expect(auth).toMatch(/^[\da-f]{20}:[\da-f]{64}$/);
    expect(user_data).toBe('{"id":"7"}');
  });

  it('refuses a connection number that is none', async () => {
    const payload = { socket_id: '1.1:private-users.8', channel_name: channel };
    const answer = await first.app.inject({ method: 'POST', url: '/broadcasting/auth', headers, payload });
    expect(answer.statusCode).toBe(422);
  });
});
