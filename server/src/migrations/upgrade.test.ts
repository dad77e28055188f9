import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { MODULES } from '../app';
import { searchText } from '../lists/list-search';
import { migrate } from '../platform/database/migrate';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { MIGRATIONS } from './all';

/** The last migration of version 1.0.0, by which the dump was filled. */
const OF_THE_DUMP = 30;
const SECRET = '0123456789abcdef0123456789abcdef0123456789abcdef';

/** The tables of an installation as 1.0.0 left them: a line that names a table and its columns, a line of its rows. */
async function dump(): Promise<{ table: string; columns: string[]; rows: string }[]> {
  const packed = await readFile(path.join(__dirname, 'testing', 'installation-1.0.0.jsonl.gz'));
  const lines = (await promisify(gunzip)(packed)).toString('utf8').trimEnd().split('\n');
  return lines.flatMap((line, at) => {
    if (at % 2 === 1) return [];
    const { table, columns } = JSON.parse(line) as { table: string; columns: string[] };
    return [{ table, columns, rows: lines[at + 1] ?? '[]' }];
  });
}

async function fill({ pool }: TestDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    // Rows come as they were: no trigger, no order of references.
    await client.query('set session_replication_role = replica');
    for (const { table, columns, rows } of await dump()) {
      const names = columns.map((name) => `"${name}"`).join(', ');
      await client.query(`delete from "${table}"`);
      await client.query(
        `insert into "${table}" (${names}) overriding system value
         select ${names} from json_populate_recordset(null::"${table}", $1::json)`,
        [rows],
      );
    }
  } finally {
    client.release(true);
  }
}

let app: TestApp;
let lawyer: ReturnType<typeof anActor>;

beforeAll(async () => {
  const database = await createTestDatabase({ empty: true });
  await migrate(
    database.pool,
    MIGRATIONS.filter(({ version }) => version <= OF_THE_DUMP),
  );
  await fill(database);
  await migrate(database.pool, MIGRATIONS);
  app = await startTestApp({ modules: MODULES, database, secret: SECRET });
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'lawyer@contracts.local')
    .executeTakeFirstOrThrow();
  lawyer = anActor({ id });
});
afterAll(() => app.close());

test('the journal of the version before is whole, and goes on', async () => {
  const before = await app.deps.activity.verify(app.db);
  expect(before.fault).toBeNull();
  expect(before.checked).toBeGreaterThan(500);
  const { data } = (await app.as(lawyer).get('/api/agreements?filter[status]=draft')).json<{
    data: Agreement[];
  }>();
  const [draft] = data;
  if (draft === undefined) throw new Error('The dump holds drafts');
  const changed = await app
    .as(lawyer)
    .patch(`/api/agreements/${String(draft.id)}`, { lock_version: draft.lock_version, title: 'Новое' });
  expect(changed.statusCode).toBe(200);
  expect((await app.deps.activity.verify(app.db)).fault).toBeNull();
});

test('what was written in words is read as it was written', async () => {
  const { data } = (await app.as(lawyer).get('/api/agreements?filter[tags]=перенос')).json<{
    data: Agreement[];
  }>();
  const history = (await app.as(lawyer).get(`/api/agreements/${String(data[0]?.id)}/history`)).json<{
    data: ActivityLog[];
  }>();
  expect(history.data.flatMap(({ changes }) => changes)).toContainEqual({
    field: 'penalty_terms',
    label: 'Ответственность сторон',
    old: null,
    new: '0,1 % в день, не более 10 %',
  });
});

test('the states an agreement has passed through are known from its journal', async () => {
  const { id } = await app.db
    .selectFrom('agreements')
    .select('id')
    .where('status_reason', '=', 'Передумали')
    .executeTakeFirstOrThrow();
  const { data } = (await app.as(lawyer).get(`/api/agreements/${String(id)}/states`)).json<{
    data: { status: string; actor_name: string | null }[];
  }>();
  expect(data.map(({ status }) => status)).toEqual(['draft', 'cancelled']);
  expect(data[1]?.actor_name).toBe('Соколова Мария Дмитриевна');
});

test('saved views and every list open as before', async () => {
  const views = (await app.as(lawyer).get('/api/saved-views?filter[resource]=agreements')).json<{
    data: { name: string; query: string }[];
  }>();
  expect(views.data.map(({ name }) => name)).toContain('Мои черновики');
  for (const { query } of views.data) {
    expect((await app.as(lawyer).get(`/api/agreements?${query}`)).statusCode).toBe(200);
  }
  for (const resource of ['addendums', 'commercial-offers', 'counterparties', 'users', 'measures']) {
    expect((await app.as(lawyer).get(`/api/${resource}?per_page=100`)).statusCode).toBe(200);
  }
});

test('a slip in the title of what is stored is understood', async () => {
  const titles = await app.db.selectFrom('agreements').select('title').execute();
  const { rows } = await sql<{ word: string }>`select word from spelled_words`.execute(app.db);
  const known = new Set(rows.map(({ word }) => word));
  const words = titles.flatMap(({ title }) => searchText(title).match(/[а-я]{5,}/g) ?? []);
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});
