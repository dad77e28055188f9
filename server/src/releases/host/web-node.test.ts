import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Registry } from 'shared/contract/release/registry';
import { readConfig } from '../../platform/config/config';
import { type RunningNode, startNode } from '../../platform/node';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { TinyS3 } from '../../platform/testing/tiny-s3';
import { rolesModule } from '../../roles/roles-module';
import { anAreaBuild, aShellBuild } from '../a-build';
import { releasesModule } from '../releases-module';

let builds: string;
let folders: string[];
let database: TestDatabase;
let s3: TinyS3;
let endpoint: string;
beforeEach(async () => {
  folders = await Promise.all(['builds', 'first', 'second'].map((name) => mkdtemp(`/tmp/web-${name}-`)));
  for (const folder of folders) await chmod(folder, 0o755);
  builds = folders[0] ?? '';
  database = await createTestDatabase();
  s3 = new TinyS3();
  endpoint = await s3.start();
});
afterEach(async () => {
  await s3.stop();
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): Promise<RunningNode> {
  const config = readConfig({
    PORT: '0',
    REALTIME_PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    APP_SECRET: 'the same root of all keys on every node',
    DATABASE_URL: database.url,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
    ...env,
  });
  const onFatal = (error: Error) => {
    throw error;
  };
  return startNode({
    config,
    modules: [rolesModule, releasesModule],
    packagesFrom: [process.cwd(), __dirname],
    print: () => undefined,
    onFatal,
    durable: false,
  });
}

describe('a node that only serves screens', () => {
  it('needs no build of its own, and answers neither requests of the business nor for events', async () => {
    await aShellBuild(builds);
    await anAreaBuild(builds);
    await (await start({ DATA_DIR: folders[1] ?? '', AREAS_DIR: builds })).stop();

    const node = await start({ DATA_DIR: folders[2] ?? '', AREAS_DIR: '/nowhere', ROLES: 'web' });
    try {
      const [area] = (await node.app.inject('/registry.json')).json<Registry>().areas;
      const codes = await Promise.all(
        [
          '/agreements',
          '/assets/main.1234567890.js',
          `${area?.base ?? ''}${area?.entry ?? ''}`,
          '/ready',
          '/api/roles',
          '/broadcasting/auth',
        ].map(async (url) => (await node.app.inject(url)).statusCode),
      );
      expect(codes).toEqual([200, 200, 200, 200, 404, 404]);
      expect(node.realtimePort).toBeNull();
    } finally {
      await node.stop();
    }
  });
});
