import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { prepared } from './prepared';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ pool: { poolSize: 1 } });
});
afterAll(() => database.drop());

/** Texts the one connection has planned for more than one use. */
async function planned(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select statement as text from pg_prepared_statements order by prepare_time`.execute(database.db);
  return rows.map(({ text }) => text);
}

test('a statement is planned once when the mark opens it, or closes it, and every other one each time', async () => {
  const { db } = database;
  await sql`${prepared()} select 1 as opened`.execute(db);
  await db.selectFrom('activity_head').select('seq as closed').modifyEnd(prepared()).execute();
  await db.selectFrom('activity_head').select('seq as plain').execute();
  const texts = await planned();
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('opened');
  expect(texts[1]).toContain('closed');
});
