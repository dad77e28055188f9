import { migrate } from '../platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { MIGRATIONS } from './all';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(
    database.pool,
    MIGRATIONS.filter(({ version }) => version < 277),
  );
});
afterAll(() => database.drop());

test('an offer left alone in its comparison stands in none, and one that has a rival stays', async () => {
  const client = await database.pool.connect();
  // What the offers refer to is beside the point.
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into commercial_offers (id, number, title, direction, organization_id, counterparty_name, offer_date,
      responsible_id, status, deleted_at, competitor_group_id, is_winner)
    overriding system value
    select id, 'КП-' || id, 'Кабель', 'incoming', 1, 'Свет', date '2026-11-20', 1, status, deleted_at::timestamptz,
      group_id, is_winner
    from (values
      (1, 'draft', null, 10, true),
      (3, 'draft', '2026-11-21', 10, false),
      (4, 'sent', null, 11, true),
      (5, 'converted', null, 11, false),
      (6, 'draft', null, null, false),
      (7, 'draft', null, 12, false),
      (8, 'cancelled', null, 12, false)) as given (id, status, deleted_at, group_id, is_winner)`);
  client.release(true);
  await migrate(database.pool, MIGRATIONS);
  const { rows } = await database.pool.query<{ id: number; group: number | null; is_winner: boolean }>(
    'select id::int, competitor_group_id::int as group, is_winner from commercial_offers order by id',
  );
  expect(rows.map(({ id, group, is_winner: won }) => [id, group, won])).toEqual([
    [1, null, false],
    [3, null, false],
    [4, 11, true],
    [5, 11, false],
    [6, null, false],
    [7, 12, false],
    [8, 12, false],
  ]);
});
