import { mkdtemp, rm } from 'node:fs/promises';
import { MODULES } from '../app';
import { readConfig } from '../platform/config/config';
import { type RunningNode, startNode } from '../platform/node';
import { TEST_SECRET } from '../platform/testing/test-app';
import type { TestDatabase } from '../platform/testing/test-database';
import { aDemoDatabase } from './demo-app.builder';

let dataDir: string;
let database: TestDatabase;
let printed: string[];
let node: RunningNode | null = null;

beforeAll(async () => {
  dataDir = await mkdtemp('/tmp/node-');
  database = await aDemoDatabase();
});
afterEach(async () => {
  await node?.stop();
  node = null;
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string>): Promise<RunningNode> {
  printed = [];
  node = await startNode({
    config: readConfig({
      PORT: '0',
      REALTIME_PORT: '0',
      ROLES: 'api',
      DATA_DIR: dataDir,
      DATABASE_URL: database.runningUrl,
      DATABASE_OWNER_URL: database.url,
      APP_SECRET: TEST_SECRET,
      LOG_LEVEL: 'silent',
      ...env,
    }),
    modules: MODULES,
    packagesFrom: [process.cwd(), __dirname],
    print: (line) => printed.push(line),
    onFatal: (error) => {
      throw error;
    },
  });
  return node;
}

const boundTo = ({ app }: RunningNode) => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.address : '';
};

const logIn = ({ app }: RunningNode) =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'admin@contracts.local', password: 'Demo-2026!' },
  });

describe('an installation that was tried with the demo company', () => {
  it('is open to this machine alone while it shows the demo', async () => {
    const demo = await start({ DEMO: '1' });
    expect(boundTo(demo)).toBe('127.0.0.1');
    expect((await logIn(demo)).statusCode).toBe(200);
  });

  it('leaves the demo open when a node with the screens alone starts beside it', async () => {
    await start({ ROLES: 'web' });
    expect(printed.join()).not.toContain('ВНИМАНИЕ');
  });

  it('lets nobody in by the known password in earnest, says so, and asks for an administrator', async () => {
    const earnest = await start({ NODE_ENV: 'production' });
    expect(boundTo(earnest)).not.toBe('127.0.0.1');
    expect((await logIn(earnest)).statusCode).toBe(422);
    expect(printed[0]).toMatch(/^ВНИМАНИЕ! Демонстрация выключена.*Заблокировано учётных записей: \d+/);
    expect(printed[1]).toContain('Первый администратор создаётся по ссылке');
  });
});
