import { sql } from 'kysely';
import { MODULES } from '../../app';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { openWorkOf } from './open-work.service';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ modules: MODULES });
});
afterAll(() => app.close());

const known = () => openWorkOf(app.deps.app).map(({ key }) => key);

test('documents change hands before what hangs on them', () => {
  const keys = known();
  expect(keys.indexOf('agreements.responsible_id')).toBeLessThan(keys.indexOf('approval_tasks.assignee_id'));
  expect(keys.indexOf('addendums.responsible_id')).toBeLessThan(keys.indexOf('obligations.responsible_id'));
});

test('whoever leads or answers for something gives it on when he leaves', async () => {
  const { rows } = await sql<{ key: string }>`
    select c.table_name || '.' || c.column_name as key from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in
      ('responsible_id', 'curator_id', 'head_id', 'deputy_head_id', 'deputy_id') order by 1`.execute(app.db);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ key }) => key).filter((key) => !known().includes(key))).toEqual([]);
});
