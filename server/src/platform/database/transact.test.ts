import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { afterCommit, beforeCommit, transactOn } from './transact';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const event = (name: string) => ({ channels: ['private-users.1'], event: name, payload: '{}' });

async function events(): Promise<string[]> {
  const rows = await database.db.selectFrom('outbox').select('event').orderBy('id').execute();
  return rows.map((row) => row.event);
}

describe('a use case', () => {
  it('does what was put at its end last, inside the same transaction, and tells others after the commit', async () => {
    const told: string[] = [];
    const transact = transactOn(database.db);
    await transact(async (trx) => {
      await beforeCommit(trx, async (inner) => {
        await inner.insertInto('outbox').values(event('last')).execute();
      });
      afterCommit(trx, () => told.push('committed'));
      await trx.insertInto('outbox').values(event('first')).execute();
      expect(told).toEqual([]);
    });
    expect(await events()).toEqual(['first', 'last']);
    expect(told).toEqual(['committed']);
  });

  it('leaves nothing and tells nobody when it fails', async () => {
    const told: string[] = [];
    const before = await events();
    const failed = transactOn(database.db)(async (trx) => {
      afterCommit(trx, () => told.push('committed'));
      await trx.insertInto('outbox').values(event('lost')).execute();
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect(await events()).toEqual(before);
    expect(told).toEqual([]);
  });
});

describe('values from the database', () => {
  it('keep money exact, days without a zone and moments in UTC', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::int8 as id, 12345678901234567.89::numeric(20,2) as amount, date '2026-02-28' as day,
         timestamptz '2026-11-20 20:04:05.1239+03' as moment, array[1, 2]::int8[] as ids,
         array[date '2026-01-01'] as days, null::timestamptz as never`,
    );
    expect(rows[0]).toEqual({
      id: 9007199254740991,
      amount: '12345678901234567.89',
      day: '2026-02-28',
      moment: '2026-11-20T17:04:05.123Z',
      ids: [1, 2],
      days: ['2026-01-01'],
      never: null,
    });
  });

  it('never let a number beyond the safe range become another one', async () => {
    await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow('safe range');
  });
});
