import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { type Migration, migrate } from './migrate';

const first: Migration = {
  version: 1,
  name: 'first',
  sql: 'create table applied (id int); select pg_sleep(0.05);',
};
const second: Migration = { version: 2, name: 'second', sql: 'insert into applied values (2);' };
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

async function applied(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from applied');
  return rows[0]?.count ?? -1;
}

describe('migrations', () => {
  it('are applied once when two nodes start at the same time', async () => {
    const counts = await Promise.all([
      migrate(database.pool, [first, second]),
      migrate(database.pool, [second, first]),
    ]);
    expect(counts.sort()).toEqual([0, 2]);
    expect(await applied()).toBe(1);
  });

  it('go on from where the last version stopped', async () => {
    await migrate(database.pool, [first]);
    expect(await migrate(database.pool, [first, second])).toBe(1);
  });

  it('refuse a step that was changed after it had been applied', async () => {
    await migrate(database.pool, [first]);
    const changed = { ...first, sql: `${first.sql} -- later` };
    await expect(migrate(database.pool, [changed])).rejects.toThrow('0001 first отличается от применённого');
  });

  it('refuse a database that a newer version has been at', async () => {
    await migrate(database.pool, [first, second]);
    await expect(migrate(database.pool, [first])).rejects.toThrow('новее этой версии программы');
  });

  it('leave nothing of a step that failed, and let the next start try again', async () => {
    const broken = { ...second, sql: 'insert into applied values (2); select no_such_column;' };
    await expect(migrate(database.pool, [first, broken])).rejects.toThrow('0002 second не применяется');
    expect(await applied()).toBe(0);
    expect(await migrate(database.pool, [first, second])).toBe(1);
  });

  it('refuse two steps with one number', async () => {
    await expect(migrate(database.pool, [first, { ...second, version: 1 }])).rejects.toThrow(
      'Two migrations',
    );
  });
});
