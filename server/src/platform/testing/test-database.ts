import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type OpenedDatabase, type OpenOptions, openDatabase } from '../database/open-database';
import { TEMPLATE, withDatabase } from './test-cluster';

export interface TestDatabase extends OpenedDatabase {
  url: string;
  /** Closes the pool and removes the database. */
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

/** A database of its own for a test file: migrated, empty, and on a real PostgreSQL. */
export async function createTestDatabase(
  options: { empty?: boolean; pool?: PoolOptions } = {},
): Promise<TestDatabase> {
  const maintenance = process.env.TEST_DATABASE_URL;
  if (maintenance === undefined) throw new Error('The test database did not start: see global-setup.ts');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await maintain(
    maintenance,
    `create database ${name} template ${options.empty ? 'template0' : TEMPLATE} strategy file_copy`,
  );
  const url = withDatabase(maintenance, name);
  const opened = await openDatabase({
    url,
    poolSize: 8,
    patience: 60_000,
    ...options.pool,
    onIdleError: () => undefined,
  });
  return {
    ...opened,
    url,
    async drop() {
      await opened.close();
      await maintain(maintenance, `drop database ${name} with (force)`);
    },
  };
}
