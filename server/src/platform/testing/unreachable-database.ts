import { sql } from 'kysely';
import { Client } from 'pg';
import type { Db } from '../database/database';

/** Does the work while the database breaks every connection and accepts none; afterwards it does again. */
export async function whileUnreachable(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = rows[0]?.name ?? '';
  // From the database next door, which goes on.
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(`alter database ${name} allow_connections false`);
    // Waited for: a connection that ends only after the work would be given out as a good one.
    await client.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [
      name,
    ]);
    await work();
  } finally {
    await client.query(`alter database ${name} allow_connections true`);
    await client.end();
  }
}
