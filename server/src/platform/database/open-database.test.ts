import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase } from './open-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

/** Ends every connection of the pool, as the database does when it is stopped. */
async function endConnections(name: string): Promise<void> {
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = ${name} and pid <> pg_backend_pid()`.execute(database.db);
}

describe('an idle connection that the database ends', () => {
  test('is told of, and the pool opens another', async () => {
    const broken: Error[] = [];
    const opened = await openDatabase({
      url: `${database.url}?application_name=idle`,
      onIdleError: (error) => broken.push(error),
    });
    try {
      const told = new Promise((resolve) => opened.pool.once('error', resolve));
      await endConnections('idle');
      await told;
      expect(broken).toEqual([expect.objectContaining({ code: '57P01' })]);
      await expect(sql`select 1 as one`.execute(opened.db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    } finally {
      await opened.close();
    }
  });

  test('is no news once the pool is being closed', async () => {
    const broken: Error[] = [];
    const opened = await openDatabase({ url: database.url, onIdleError: (error) => broken.push(error) });
    const connection = await opened.pool.connect();
    connection.release();
    const closed = opened.close();
    opened.pool.emit('error', new Error('terminating connection'), connection);
    await closed;
    expect(broken).toEqual([]);
  });
});
