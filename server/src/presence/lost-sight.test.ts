import WebSocket from 'ws';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { transactOn } from '../platform/database/transact';
import type { Actor } from '../platform/http/actor';
import { createOutbox } from '../platform/outbox/outbox.service';
import { signForSession } from '../platform/realtime/channel-signature';
import { Presence } from '../platform/realtime/presence';
import { mayStay } from '../platform/realtime/presence-rules';
import { type RealtimeServer, startRealtimeServer } from '../platform/realtime/realtime-server';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { holdRights } from '../roles/role.builder';
import { rolesModule } from '../roles/roles-module';
import { presenceModule } from './presence-module';

const credentials = { key: 'key', secret: 'secret' };
let app: TestApp;
let company: Company;
let presence: Presence;
let server: RealtimeServer;

beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, agreementsModule, presenceModule] });
  const { deps } = app;
  presence = new Presence({
    transact: transactOn(deps.db),
    outbox: createOutbox(() => undefined),
    log: deps.app.log,
    mayStay: (userId, channel) => mayStay(deps.app, userId, channel),
  });
  company = await aCompany(app.db);
  const config = { tls: null, publicUrl: null, host: '127.0.0.1', realtimePort: 0, trustProxy: ['loopback'] };
  server = await startRealtimeServer(config, credentials, { presence });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

interface Heard {
  event: string;
  data: string;
}

/** The record's card, open in a browser of the person; `next` is what the browser hears next. */
async function aCard(person: Actor, record: number) {
  const channel = `presence-records.agreements.${String(record)}`;
  const socket = new WebSocket(`ws://127.0.0.1:${String(server.port)}/app/key?protocol=7`);
  const heard: Heard[] = [];
  const waiting: ((message: Heard) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Heard;
    const waits = waiting.shift();
    if (waits === undefined) heard.push(message);
    else waits(message);
  });
  const next = () =>
    new Promise<Heard>((resolve) => {
      const message = heard.shift();
      if (message === undefined) waiting.push(resolve);
      else resolve(message);
    });
  const socketId = (JSON.parse((await next()).data) as { socket_id: string }).socket_id;
  const user_info = { id: person.id, name: person.name };
  const channel_data = JSON.stringify({ user_id: String(person.id), user_info });
  const signed = { socketId, channel: `${channel}:${channel_data}`, sessionId: 1 };
  const data = { channel, auth: signForSession(credentials, signed), channel_data };
  const open = () => {
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    return next();
  };
  expect((await open()).event).toBe('pusher_internal:subscription_succeeded');
  return { open, next };
}

const present = async (record: number) =>
  (
    await app.db
      .selectFrom('presence')
      .select('user_id')
      .where('channel', '=', `presence-records.agreements.${String(record)}`)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

async function together() {
  const lawyer = await company.employee();
  const clerk = await company.employee({ permissions: ['agreements.read'], dataScope: 'department' });
  for (const person of [lawyer, clerk]) await holdRights(app.db, person);
  const record = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  await aCard(lawyer, record);
  return { lawyer, clerk, record, card: await aCard(clerk, record) };
}

const moved = (record: number) =>
  app.db
    .updateTable('agreements')
    .set({ department_id: company.otherDepartmentId })
    .where('id', '=', record)
    .execute();

it.each<[string, (clerk: Actor, record: number) => Promise<unknown>]>([
  ['has moved to a department they do not see', (_, record) => moved(record)],
  ['may not be read by them any more', (clerk) => holdRights(app.db, { ...clerk, permissions: new Set() })],
])(
  'whoever has a record open that %s is told that nobody is there, and is there no more',
  async (_, lose) => {
    const { lawyer, clerk, record, card } = await together();
    await presence.renew();
    expect(await present(record)).toEqual([lawyer.id, clerk.id].sort((a, b) => a - b));
    await lose(clerk, record);
    await presence.renew();
    const told = await card.next();
    expect([told.event, JSON.parse(told.data)]).toEqual([
      'pusher_internal:member_removed',
      { user_id: String(lawyer.id) },
    ]);
    expect(await present(record)).toEqual([lawyer.id]);
  },
);

it('the permission of before lets nobody in again to what they have lost', async () => {
  const { lawyer, record, card } = await together();
  await moved(record);
  await presence.renew();
  await card.next();
  expect((await card.open()).event).toBe('pusher:subscription_error');
  expect(await present(record)).toEqual([lawyer.id]);
});
