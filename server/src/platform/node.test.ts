import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { readConfig } from './config/config';
import { runningDatabase } from './database/embedded/embedded-database';
import { route } from './http/route';
import type { Module } from './module';
import { type RunningNode, startNode } from './node';

let dataDir: string;
let release: () => void;
let begun: Promise<void>;

const slow: Module = ({ app }) => {
  let begin: () => void;
  begun = new Promise((resolve) => (begin = resolve));
  route(app, {
    method: 'GET',
    url: '/api/slow',
    access: 'public',
    response: 'stream',
    handler: async () => {
      begin();
      await new Promise<void>((resolve) => (release = resolve));
      return 'finished';
    },
  });
};

function start(env: Record<string, string> = {}, modules: Module[] = []): Promise<RunningNode> {
  const config = readConfig({
    PORT: '0',
    REALTIME_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    ...env,
  });
  const onFatal = (error: Error) => {
    throw error;
  };
  return startNode({
    config,
    modules,
    packagesFrom: [process.cwd(), __dirname],
    print: () => undefined,
    onFatal,
    durable: false,
  });
}

const portOf = (node: RunningNode) => new URL(node.address).port;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp('/tmp/node-');
  await chmod(folder, 0o755);
  return folder;
}

// A database is made once for all: each node that stops leaves it to the next.
beforeAll(async () => {
  dataDir = await aFolder();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a node', () => {
  it('finishes the request it is answering when it is told to stop, and takes its database down', async () => {
    const node = await start({}, [slow]);
    const answer = fetch(`http://127.0.0.1:${portOf(node)}/api/slow`).then((response) => response.text());
    await begun;
    const stopped = node.stop();
    release();
    expect(await answer).toBe('finished');
    await stopped;
    await expect(fetch(`http://127.0.0.1:${portOf(node)}/health`)).rejects.toThrow();
    const again = await start();
    expect((await again.app.inject('/ready')).statusCode).toBe(200);
    await again.stop();
  });

  it('works with its own database as a role that owns nothing', async () => {
    const node = await start();
    const client = new Client({ connectionString: (await runningDatabase({ dataDir })) ?? '' });
    await client.connect();
    const { rows } = await client.query(`
      select usename, count(*) > 0 as works, bool_or(pg_has_role(usename, relowner, 'usage')) as owns
      from pg_stat_activity, pg_class
      where application_name = 'contract-register' and oid = 'activity_logs'::regclass group by usename`);
    await client.end();
    await node.stop();
    expect(rows).toEqual([{ usename: 'contracts_app', works: true, owns: false }]);
  });

  it('refuses a second server on its folder, and a port that is taken, and leaves nothing running', async () => {
    const node = await start();
    await expect(start()).rejects.toThrow('уже работает другой сервер');
    await node.stop();
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '::', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      `Порт ${String(port)} занят другой программой`,
    );
    await expect(start({ REALTIME_PORT: String(port) })).rejects.toThrow('REALTIME_PORT');
    await new Promise((resolve) => taken.close(resolve));
    await (await start()).stop();
  });

  it('refuses a database that was opened with other keys', async () => {
    const DATA_DIR = await aFolder();
    await (await start({ DATA_DIR, APP_SECRET: 'first root of all keys, long enough' })).stop();
    await expect(start({ DATA_DIR, APP_SECRET: 'other root of all keys, long enough' })).rejects.toThrow(
      'APP_SECRET',
    );
    await rm(DATA_DIR, { recursive: true, force: true });
  });

  it('says what is wrong with the address of a database', async () => {
    const env = { DATABASE_URL: 'postgres://contracts:secret@127.0.0.1:1/contracts' };
    const refusal: unknown = await start(env).catch((error: unknown) => error);
    expect(String(refusal)).toContain(
      '127.0.0.1:1/contracts недоступна: соединение отклонено. Проверьте DATABASE_URL.',
    );
    expect(String(refusal)).not.toContain('secret');
  });

  it('answers no business requests when that is not its role', async () => {
    const node = await start({ ROLES: 'jobs' }, [slow]);
    expect((await node.app.inject('/api/slow')).statusCode).toBe(404);
    expect((await node.app.inject('/ready')).statusCode).toBe(200);
    expect(node.realtimePort).toBeNull();
    await node.stop();
  });

  it('is not ready while its database does not answer', async () => {
    const database = process.env.TEST_DATABASE_URL ?? '';
    const client = new Client({ connectionString: database });
    await client.connect();
    await client.query('create database going_away template template0');
    const url = new URL(database);
    url.pathname = '/going_away';
    const node = await start({ DATABASE_URL: url.href });
    await client.query('drop database going_away with (force)');
    const answer = await node.app.inject('/ready');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      503,
      'База данных не отвечает',
    ]);
    await node.stop();
    await client.end();
  });
});
