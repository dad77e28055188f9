import Pusher, { type PresenceChannel } from 'pusher-js';
import type { PresentPerson } from 'shared/contract/realtime/user-channel';
import WebSocket from 'ws';
import type { Module } from '../module';
import type { RunningNode } from '../node';
import { anActor } from '../testing/test-app';
import type { TestDatabase } from '../testing/test-database';
import { twoNodes } from '../testing/two-nodes';
import { allowPresence } from './presence-rules';

const people = {
  lawyer: anActor({ id: 7, sessionId: 71, name: 'Соколова Мария Дмитриевна' }),
  buyer: anActor({ id: 8, sessionId: 81, name: 'Лебедев Иван Петрович' }),
  outsider: anActor({ id: 9, sessionId: 91, name: 'Посторонний' }),
};
type Name = keyof typeof people;
const channel = 'presence-records.agreements.5';

/** Everybody but the outsider sees agreement 5, and nobody anything else. */
const company: Module = ({ app, authenticateWith }) => {
  authenticateWith(async (token) => people[token as Name] ?? null);
  allowPresence(
    app,
    async (actor, { resource, id }) => actor.id !== 9 && resource === 'agreements' && id === 5,
    async (userId) => Object.values(people).find(({ id }) => id === userId) ?? null,
  );
};

// The socket that pusher-js brings for Node waits half a minute after a close.
Reflect.set(Pusher.Runtime, 'createWebSocket', (address: string) => new WebSocket(address));

const clients: Pusher[] = [];
let database: TestDatabase;
let first: RunningNode;
let second: RunningNode;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, first, second, stop } = await twoNodes(company));
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});
afterAll(async () => {
  await stop();
});

const ask = (node: RunningNode, who: string, payload: object) =>
  node.app.inject({
    method: 'POST',
    url: '/broadcasting/auth',
    headers: { authorization: `Bearer ${who}` },
    payload,
  });

/** A card that the person has open in a browser at the node. */
async function aCard(node: RunningNode, who: Name) {
  const settings = await node.app.inject({ method: 'GET', url: '/config.json' });
  const client = new Pusher(settings.json<{ realtime: { key: string } }>().realtime.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: node.realtimePort ?? 0,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/broadcasting/auth',
      customHandler: ({ socketId, channelName }, done) => {
        void ask(node, who, { socket_id: socketId, channel_name: channelName }).then((answer) =>
          done(null, answer.json<{ auth: string; channel_data: string }>()),
        );
      },
    },
  });
  clients.push(client);
  const opened = client.subscribe(channel) as PresenceChannel;
  const waiting: (() => void)[] = [];
  for (const event of ['pusher:member_added', 'pusher:member_removed'])
    opened.bind(event, () => waiting.splice(0).forEach((done) => done()));
  await new Promise((resolve) => opened.bind('pusher:subscription_succeeded', resolve));
  const present = () =>
    Object.values(opened.members.members as Record<string, PresentPerson>).map(({ id }) => id);
  return { client, present, change: () => new Promise<void>((resolve) => waiting.push(resolve)) };
}

it('tells who has the record open, whichever node they came through, until they close it', async () => {
  const lawyer = await aCard(first, 'lawyer');
  expect(lawyer.present()).toEqual([7]);
  const came = lawyer.change();
  const buyer = await aCard(second, 'buyer');
  await came;
  expect(lawyer.present().sort()).toEqual([7, 8]);
  expect(buyer.present().sort()).toEqual([7, 8]);
  const left = lawyer.change();
  buyer.client.disconnect();
  await left;
  expect(lawyer.present()).toEqual([7]);
});

it('counts a person once, who is gone with the last of their cards', async () => {
  const lawyer = await aCard(first, 'lawyer');
  const came = lawyer.change();
  const here = await aCard(first, 'buyer');
  await came;
  const there = await aCard(second, 'buyer');
  const left = lawyer.change();
  here.client.disconnect();
  const { rows } = await database.pool.query('select 1');
  expect([rows.length, lawyer.present().sort()]).toEqual([1, [7, 8]]);
  there.client.disconnect();
  await left;
  expect(lawyer.present()).toEqual([7]);
});

it('tells of a person the number and the name, and nothing more', async () => {
  const answer = await ask(first, 'lawyer', { socket_id: '1.1', channel_name: channel });
  const { channel_data } = answer.json<{ channel_data: string }>();
  expect(JSON.parse(channel_data)).toEqual({
    user_id: '7',
    user_info: { id: 7, name: 'Соколова Мария Дмитриевна' },
  });
});

it.each([
  ['a record one does not see', 'outsider', channel, 403],
  ['a register nobody is present at', 'lawyer', 'presence-records.secret.5', 403],
  ['what is no record', 'lawyer', 'presence-records.agreements.5x', 403],
  ['a room beside a record', 'lawyer', 'presence-records.agreements.5.aside', 403],
  ['a channel of another sort', 'lawyer', 'presence-users.7', 403],
  ['anything without a login', 'nobody', channel, 401],
])('lets nobody be present at %s', async (_, ...[who, name, status]) => {
  const answer = await ask(first, who, { socket_id: '1.1', channel_name: name });
  expect(answer.statusCode).toBe(status);
});

it('believes nobody who claims to be another person', async () => {
  const settings = await first.app.inject({ method: 'GET', url: '/config.json' });
  const { key } = settings.json<{ realtime: { key: string } }>().realtime;
  const socket = new WebSocket(`ws://127.0.0.1:${String(first.realtimePort)}/app/${key}?protocol=7`);
  const heard: string[] = [];
  const answered = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { event: string; data: string };
      heard.push(message.event);
      if (message.event !== 'pusher:connection_established') return resolve();
      const { socket_id } = JSON.parse(message.data) as { socket_id: string };
      void ask(first, 'lawyer', { socket_id, channel_name: channel }).then((answer) => {
        const { auth } = answer.json<{ auth: string }>();
        const channel_data = JSON.stringify({ user_id: '8', user_info: { id: 8, name: 'Чужое имя' } });
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth, channel_data } }));
      });
    });
  });
  await answered;
  expect(heard.at(-1)).toBe('pusher:subscription_error');
  socket.close();
});

it('closes the cards of a node that died', async () => {
  await database.pool.query(
    `insert into presence (channel, socket_id, user_id, name, seen_at)
     values ('${channel}', '9.9', 8, 'Лебедев', now() - interval '1 hour')`,
  );
  const lawyer = await aCard(first, 'lawyer');
  expect(lawyer.present().sort()).toEqual([7]);
});
