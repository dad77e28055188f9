import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { runningAddress } from '../database/embedded/embedded-database';
import { type OpenedDatabase, type OpenOptions, openDatabase } from '../database/open-database';
import { TEMPLATE, withDatabase } from './test-cluster';

/** Open for the owner of the tables: a test may look at everything and arrange anything. */
export interface TestDatabase extends OpenedDatabase {
  url: string;
  /** The same database for the role that the product runs as. */
  runningUrl: string;
  /** Opens a pool of the running role; closed with `drop`. */
  openRunning(): Promise<OpenedDatabase>;
  /** Closes the pools and leaves the database under the name, for others to be copied from. */
  keepAs(name: string): Promise<void>;
  /** Closes the pools and removes the database. */
  drop(): Promise<void>;
}

export type PoolOptions = Pick<OpenOptions, 'poolSize' | 'patience'>;

async function maintain(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of its own for a test file: migrated, as empty as the template it is copied from, and on a real PostgreSQL. */
export async function createTestDatabase(
  options: { empty?: boolean; template?: string; pool?: PoolOptions } = {},
): Promise<TestDatabase> {
  const maintenance = process.env.TEST_DATABASE_URL;
  if (maintenance === undefined) throw new Error('The test database did not start: see global-setup.ts');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await maintain(
    maintenance,
    `create database ${name} template ${options.empty ? 'template0' : (options.template ?? TEMPLATE)} strategy file_copy`,
  );
  const url = withDatabase(maintenance, name);
  const runningUrl = runningAddress(url);
  const running: OpenedDatabase[] = [];
  const open = (address: string) =>
    openDatabase({
      url: address,
      poolSize: 8,
      patience: 60_000,
      ...options.pool,
      onIdleError: () => undefined,
    });
  const opened = await open(url);
  const closeAll = async () => {
    for (const { close } of [opened, ...running]) await close();
  };
  return {
    ...opened,
    url,
    runningUrl,
    async openRunning() {
      const pool = await open(runningUrl);
      running.push(pool);
      return pool;
    },
    async keepAs(other) {
      await closeAll();
      await maintain(maintenance, `alter database ${name} rename to ${other}`);
    },
    async drop() {
      await closeAll();
      await maintain(maintenance, `drop database ${name} with (force)`);
    },
  };
}
