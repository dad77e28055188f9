import path from 'node:path';
import { Client } from 'pg';
import { MODULES } from '../app';
import { startTestApp, type TestApp, type TestAppOptions } from '../platform/testing/test-app';
import { createTestDatabase, type PoolOptions, type TestDatabase } from '../platform/testing/test-database';

/** Monday is near and nobody has worked since Friday: what two test files that need a day of their own agree on. */
export const SUNDAY_NIGHT = new Date('2026-11-22T20:15:00Z');

/** What is filled once in a test run and copied: the company as it is today, and as it is on that night. */
const FILLED = {
  today: { template: 'demo_template', folder: 'demo', now: undefined },
  sunday: { template: 'demo_template_sunday', folder: 'demo-sunday', now: SUNDAY_NIGHT },
} as const;
type Filled = keyof typeof FILLED;

/** Two test files that need the company at once fill it once. */
const LOCK = 1_684_368_752;

const ofRun = (name: 'TEST_DATABASE_URL' | 'TEST_FOLDER'): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error('The test database did not start: see global-setup.ts');
  return value;
};
const folderOf = (which: Filled) => path.join(ofRun('TEST_FOLDER'), FILLED[which].folder);

async function fill(which: Filled): Promise<void> {
  const { template, now } = FILLED[which];
  const database = await createTestDatabase();
  const app = await startTestApp({
    modules: MODULES,
    config: { demo: true, dataDir: folderOf(which) },
    database: { ...database, drop: () => database.keepAs(template) },
    now,
  });
  await app.close();
}

async function fillOnce(which: Filled): Promise<void> {
  const client = new Client({ connectionString: ofRun('TEST_DATABASE_URL') });
  await client.connect();
  try {
    // The lock goes with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = await client.query('select from pg_database where datname = $1', [
      FILLED[which].template,
    ]);
    if (rows.length === 0) await fill(which);
  } finally {
    await client.end();
  }
}

/** A database of its own with the demo company of today in it; filled once in a test run, then copied. */
export async function aDemoDatabase(pool: PoolOptions = {}, which: Filled = 'today'): Promise<TestDatabase> {
  await fillOnce(which);
  return createTestDatabase({ template: FILLED[which].template, pool });
}

/** The server with the demo company of today and its files, as `DEMO=1` fills them in. */
export async function aDemoApp({
  which = 'today',
  ...options
}: Omit<TestAppOptions, 'database' | 'files' | 'now'> & { which?: Filled } = {}): Promise<TestApp> {
  const database = await aDemoDatabase(options.pool, which);
  return startTestApp({
    modules: MODULES,
    ...options,
    config: { ...options.config, demo: true },
    database,
    now: FILLED[which].now,
    files: path.join(folderOf(which), 'files'),
  });
}
