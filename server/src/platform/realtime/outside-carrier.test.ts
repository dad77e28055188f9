import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { transactOn } from '../database/transact';
import { OutboxDispatcher } from '../outbox/outbox-dispatcher';
import { createOutbox } from '../outbox/outbox.service';
import { outsideCarrier } from './outside-carrier';

interface Heard {
  path: string;
  body: { name: string; channels: string[]; data: string };
  isSigned: boolean;
}

const heard: Heard[] = [];
let statuses: number[] = [];
let arrived: () => void;
let server: Server;
let database: TestDatabase;

function isSigned(address: URL, body: string): boolean {
  const given = address.searchParams.get('auth_signature');
  address.searchParams.delete('auth_signature');
  const query = [...address.searchParams.entries()].map((pair) => pair.join('=')).join('&');
  const expected = createHmac('sha256', 'secret').update(`POST\n${address.pathname}\n${query}`).digest('hex');
  return given === expected && body.length > 0;
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const address = new URL(request.url ?? '', 'http://broadcaster');
      const path = address.pathname;
      const status = statuses.shift() ?? 200;
      if (status === 200)
        heard.push({ path, isSigned: isSigned(address, body), body: JSON.parse(body) as Heard['body'] });
      response.writeHead(status).end('{}');
      arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});

function dispatcher(onFault: () => void): OutboxDispatcher {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = new URL(`http://127.0.0.1:${String(port)}`);
  const carrier = outsideCarrier({ url, appId: 'app', key: 'key', secret: 'secret' });
  return new OutboxDispatcher({ db: database.db, carrier, onFault, pollEveryMs: 100 });
}

const nextArrival = () => new Promise<void>((resolve) => (arrived = resolve));

async function publish(channels: string[], payload: object): Promise<void> {
  const outbox = createOutbox(() => undefined);
  await transactOn(database.db)((trx) => outbox.publish(trx, { channels, event: 'user', payload }));
}

describe('a broadcaster outside', () => {
  it('gets every event signed, with at most a hundred channels a call', async () => {
    statuses = [];
    const channels = Array.from({ length: 150 }, (_, number) => `private-users.${String(number + 1)}`);
    await publish(channels, { kind: 'entity', text: 'Договор' });
    const outgoing = dispatcher(() => undefined);
    const first = nextArrival();
    outgoing.start();
    await first;
    if (heard.length < 2) await nextArrival();
    await outgoing.stop();
    expect(heard.map(({ body }) => body.channels.length)).toEqual([100, 50]);
    expect(heard.every((call) => call.isSigned && call.path === '/apps/app/events')).toBe(true);
    expect(JSON.parse(heard[0]?.body.data ?? '')).toEqual({ kind: 'entity', text: 'Договор' });
  });

  it('gets the event again when it refused it', async () => {
    heard.length = 0;
    statuses = [503];
    const faults: string[] = [];
    await publish(['private-users.1'], { text: 'again' });
    const outgoing = dispatcher(() => faults.push('refused'));
    const refused = nextArrival();
    outgoing.start();
    await refused;
    await nextArrival();
    await outgoing.stop();
    expect(faults).toEqual(['refused']);
    expect(heard.map(({ body }) => body.channels)).toEqual([['private-users.1']]);
  });

  it('gets no event a second time because a later one was refused', async () => {
    heard.length = 0;
    statuses = [200, 200, 503];
    for (const number of [1, 2, 3, 4]) await publish([`private-users.${String(number)}`], { number });
    const outgoing = dispatcher(() => undefined);
    outgoing.start();
    while (heard.length < 4) await nextArrival();
    await outgoing.stop();
    expect(heard.map(({ body }) => body.channels[0])).toEqual(
      [1, 2, 3, 4].map((id) => `private-users.${String(id)}`),
    );
  });

  it('gets what one call could not take for the channels that are left', async () => {
    heard.length = 0;
    statuses = [200, 503];
    const channels = Array.from({ length: 150 }, (_, number) => `private-users.${String(number + 1)}`);
    await publish(channels, { text: 'many' });
    const outgoing = dispatcher(() => undefined);
    outgoing.start();
    while (heard.length < 2) await nextArrival();
    await outgoing.stop();
    expect(heard.flatMap(({ body }) => body.channels)).toEqual(channels);
  });

  it('goes on with the others when it will never take one of them', async () => {
    heard.length = 0;
    statuses = [413];
    const faults: string[] = [];
    await publish(['private-users.1'], { text: 'too large' });
    await publish(['private-users.2'], { text: 'fits' });
    const outgoing = dispatcher(() => faults.push('refused'));
    outgoing.start();
    while (heard.length < 1) await nextArrival();
    await outgoing.stop();
    expect([faults, heard.map(({ body }) => body.channels)]).toEqual([['refused'], [['private-users.2']]]);
  });

  it('is told to end the connections of employees who may no longer be here', async () => {
    heard.length = 0;
    statuses = [];
    const outbox = createOutbox(() => undefined);
    await transactOn(database.db)((trx) => outbox.expel(trx, [7, 8]));
    const outgoing = dispatcher(() => undefined);
    outgoing.start();
    while (heard.length < 2) await nextArrival();
    await outgoing.stop();
    expect(heard.map(({ path, isSigned }) => [path, isSigned])).toEqual([
      ['/apps/app/users/7/terminate_connections', true],
      ['/apps/app/users/8/terminate_connections', true],
    ]);
  });

  it('is told to end the connections of whoever had a session that ended: it knows no sessions', async () => {
    heard.length = 0;
    statuses = [];
    const outbox = createOutbox(() => undefined);
    await transactOn(database.db)(async (trx) => {
      await outbox.expelSessions(trx, [51, 52], [7, 7]);
      // Said once more, where connections of sessions are known: those of an open session are not ended again.
      await outbox.expelSessions(trx, [51, 52]);
      await outbox.expel(trx, [8]);
    });
    const outgoing = dispatcher(() => undefined);
    outgoing.start();
    while (heard.length < 2) await nextArrival();
    await outgoing.stop();
    expect(heard.map(({ path }) => path)).toEqual([
      '/apps/app/users/7/terminate_connections',
      '/apps/app/users/8/terminate_connections',
    ]);
  });
});
