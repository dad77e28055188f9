import { migrate } from '../platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { MIGRATIONS } from './all';

/** The last step before states of counterparties had a history of their own. */
const BEFORE = 53;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(
    database.pool,
    MIGRATIONS.filter(({ version }) => version <= BEFORE),
  );
});
afterAll(() => database.drop());

async function written(seq: number, id: number, line: { action: string; changes: object[] }): Promise<void> {
  await database.pool.query(
    `insert into activity_logs (seq, occurred_at, action, entity_type, entity_id, entity_label, changes, prev_hash, hash)
     values ($1, now(), $2, 'counterparty', $3, 'Ромашка', $4, '', '')`,
    [seq, line.action, id, JSON.stringify(line.changes)],
  );
}

test('the states of counterparties are known from what the journal said in words', async () => {
  const added = await database.pool.query<{ id: number }>(
    `insert into counterparties (type, name_short, name_full, status) values
       ('foreign', 'Ромашка', 'Ромашка', 'active'), ('foreign', 'Лютик', 'Лютик', 'limited') returning id`,
  );
  const [first, second] = added.rows.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('Two were added');
  const became = (old: string, now: string) => [{ field: 'status', label: 'Состояние', old, new: now }];
  await written(1, first, { action: 'counterparty.created', changes: [] });
  await written(2, second, { action: 'counterparty.created', changes: [] });
  await written(3, first, { action: 'counterparty.updated', changes: became('Новый', 'Заблокирован') });
  await written(4, first, {
    action: 'counterparty.updated',
    changes: [{ field: 'note', old: null, new: 'Новый' }],
  });
  await written(5, first, { action: 'counterparty.updated', changes: became('Заблокирован', 'Действует') });
  await migrate(database.pool, MIGRATIONS);
  const { rows } = await database.pool.query<{ record_id: number; status: string }>(
    `select record_id, status from record_states where record_kind = 'counterparty' order by id`,
  );
  const statesOf = (id: number) => rows.filter((row) => row.record_id === id).map(({ status }) => status);
  expect(statesOf(first)).toEqual(['new', 'blocked', 'active']);
  expect(statesOf(second)).toEqual(['limited']);
});
