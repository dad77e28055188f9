import path from 'node:path';
import { Client } from 'pg';
import { MODULES } from '../app';
import { startTestApp, type TestApp, type TestAppOptions } from '../platform/testing/test-app';
import { createTestDatabase, type PoolOptions, type TestDatabase } from '../platform/testing/test-database';

const TEMPLATE = 'demo_template';
/** Two test files that need the company at once fill it once. */
const LOCK = 1_684_368_752;

const ofRun = (name: 'TEST_DATABASE_URL' | 'TEST_FOLDER'): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error('The test database did not start: see global-setup.ts');
  return value;
};
const folder = () => path.join(ofRun('TEST_FOLDER'), 'demo');

async function fill(): Promise<void> {
  const database = await createTestDatabase();
  const app = await startTestApp({
    modules: MODULES,
    config: { demo: true, dataDir: folder() },
    database: { ...database, drop: () => database.keepAs(TEMPLATE) },
  });
  await app.close();
}

async function fillOnce(): Promise<void> {
  const client = new Client({ connectionString: ofRun('TEST_DATABASE_URL') });
  await client.connect();
  try {
    // The lock goes with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rows.length === 0) await fill();
  } finally {
    await client.end();
  }
}

/** A database of its own with the demo company of today in it; filled once in a test run, then copied. */
export async function aDemoDatabase(pool: PoolOptions = {}): Promise<TestDatabase> {
  await fillOnce();
  return createTestDatabase({ template: TEMPLATE, pool });
}

/** The server with the demo company of today and its files, as `DEMO=1` fills them in. */
export async function aDemoApp(
  options: Omit<TestAppOptions, 'database' | 'files' | 'now'> = {},
): Promise<TestApp> {
  const database = await aDemoDatabase(options.pool);
  return startTestApp({
    modules: MODULES,
    ...options,
    config: { ...options.config, demo: true },
    database,
    files: path.join(folder(), 'files'),
  });
}
