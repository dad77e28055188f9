import fastify from 'fastify';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { ChannelHub } from './channel-hub';
import { NodeListener } from './node-listener';

let database: TestDatabase;
let listener: NodeListener;
let heard: number[];
let warned: () => void;

class HearingHub extends ChannelHub {
  override deliver(events: Parameters<ChannelHub['deliver']>[0]): void {
    heard.push(...events.map(({ id }) => id));
  }
}

beforeEach(async () => {
  heard = [];
  database = await createTestDatabase();
  const { log } = fastify({ logger: { level: 'warn', stream: { write: () => warned() } } });
  const { db, connection } = database;
  listener = new NodeListener({ nodeId: 'here', connection, db, hub: new HearingHub(), log });
  await listener.start();
});
afterEach(async () => {
  await listener.stop();
  await database.drop();
});

const listening = `select pid from pg_stat_activity where query like 'listen %' and datname = current_database()`;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

describe('a node that could not hear the others for a while', () => {
  it('learns what it missed, also when its first attempt to learn it fails, and holds one connection', async () => {
    const attempt = new Promise<void>((resolve) => (warned = resolve));
    await database.pool.query('alter table outbox rename to outbox_away');
    await database.pool.query(`select pg_terminate_backend(pid) from (${listening}) as listening`);
    await attempt;
    warned = () => undefined;
    await database.pool.query('alter table outbox_away rename to outbox');
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into outbox (channels, event, payload, sent_at) values (array['private-users.7'], 'user', '{}', now()) returning id`,
    );
    await until(() => heard.includes(rows[0]?.id ?? 0));
    expect((await database.pool.query(listening)).rows).toHaveLength(1);
  });

  it('lets its connection go at the stop', async () => {
    await listener.stop();
    await until(async () => (await database.pool.query(listening)).rows.length === 0);
  });
});
