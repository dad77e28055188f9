import { sql } from 'kysely';
import { Client } from 'pg';
import type { ImportJob } from 'shared/contract/exchange/import';
import type { Actor } from '../platform/http/actor';
import type { TestApp } from '../platform/testing/test-app';
import { anImportDesk, type ImportDesk } from './import-desk.builder';
import { importing } from './import.builder';

let app: TestApp;
let employee: ImportDesk['employee'];
let lawyer: Actor;

beforeAll(async () => {
  ({ app, employee } = await anImportDesk());
  lawyer = await employee({ name: 'Громова Ольга Павловна' });
});
afterAll(() => app.close());

/** What a row may take at most; one after another it took thirteen. */
const MOST_STATEMENTS = 5;

const HEAD =
  'Номер;Дата;Название;Тип договора;Наша организация;Контрагент;Ответственный;Валюта;Рамочный договор';
const row = (
  number: string,
  { responsible = '', partner = 'Лесная Плаза', date = '20.01.2026', currency = '', parent = '' } = {},
) => `${number};${date};Поставка;Поставка;Северный узел;${partner};${responsible};${currency};${parent}`;

async function load(rows: readonly string[], mode = 'create', dryRun = false): Promise<ImportJob> {
  const clerk = importing(app, app.as(lawyer));
  const content = Buffer.from([HEAD, ...rows].join('\n'));
  const file = await clerk.file({ resource: 'agreements', mode, fileName: 'Договоры.csv', content });
  return clerk.run(file, { dry_run: dryRun });
}

/** The agreements of the numbers that begin so, in the order in which they were made. */
const made = (prefix: string) =>
  app.db.selectFrom('agreements').selectAll().where('number', 'like', `${prefix}%`).orderBy('id').execute();

const counters = () => app.db.selectFrom('numerator_counters').selectAll().orderBy('numerator_id').execute();

const outcomes = async ({ id }: ImportJob) => {
  const rows = await app.db
    .selectFrom('import_rows')
    .select(['number', 'outcome'])
    .where('import_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map(({ outcome }) => outcome);
};

test('a hundred new agreements are made by few statements each', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => row(`С-${String(at)}`));
  const sent = jest.spyOn(Client.prototype, 'query');
  const before = await counters();
  const sentBefore = sent.mock.calls.length;
  const done = await load(rows);
  const statements = sent.mock.calls.length - sentBefore;
  sent.mockRestore();
  expect(done).toMatchObject({ status: 'done', created_count: 100, failed_count: 0 });
  expect(statements).toBeGreaterThan(0);
  expect(statements / rows.length).toBeLessThan(MOST_STATEMENTS);
  const [counter] = (await counters()).filter(
    ({ numerator_id, last_number }) =>
      before.find((each) => each.numerator_id === numerator_id)?.last_number !== last_number,
  );
  expect(counter?.last_number).toBe(100);
});

test('each of them has its number, its line of the journal and its state, in the order of the file', async () => {
  await load(Array.from({ length: 30 }, (_, at) => row(`Ж-${String(at + 10)}`)));
  const agreements = await made('Ж-');
  expect(agreements.map(({ number }) => number)).toEqual(
    Array.from({ length: 30 }, (_, at) => `Ж-${String(at + 10)}`),
  );
  const internal = agreements.map(({ internal_number }) => internal_number);
  expect(internal).toEqual([...new Set(internal)].toSorted());
  const ids = agreements.map(({ id }) => id);
  const lines = await app.db
    .selectFrom('activity_logs')
    .select(['entity_id', 'action'])
    .where('entity_type', '=', 'agreement')
    .where('entity_id', 'in', ids)
    .orderBy('seq')
    .execute();
  expect(lines).toEqual(ids.map((entity_id) => ({ entity_id, action: 'agreement.created' })));
  const states = await app.db
    .selectFrom('record_states')
    .select(['record_id', 'status'])
    .where('record_kind', '=', 'agreement')
    .where('record_id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(states).toEqual(ids.map((record_id) => ({ record_id, status: 'draft' })));
  expect(await app.deps.activity.verify(app.db)).toMatchObject({ fault: null });
});

test('who is made responsible for several of them is told once, of how many', async () => {
  const buyer = await employee({ name: 'Седов Пётр Ильич' });
  const responsible = `user${String(buyer.id)}@contracts.local`;
  await load([
    row('О-1', { responsible }),
    row('О-2'),
    row('О-3', { responsible }),
    row('О-4', { responsible }),
  ]);
  const told = await app.db
    .selectFrom('notifications')
    .select(['body', 'repeats', 'subject_id'])
    .where('user_id', '=', buyer.id)
    .execute();
  const last = (await made('О-')).at(-1);
  expect(told).toEqual([
    { body: expect.stringContaining('О-4') as string, repeats: 3, subject_id: last?.id },
  ]);
});

test('a wrong row in the middle leaves the others, and no number is lost to it', async () => {
  const rows = ['Н-10', 'Н-11', 'Н-12', 'Н-13', 'Н-14'].map((number) => row(number));
  rows[1] = row('Н-11', { partner: 'Никто' });
  rows[2] = row('Н-12', { partner: 'Северный узел' });
  rows[3] = row('н-10');
  const done = await load(rows);
  expect(done).toMatchObject({ created_count: 2, rows_done: 5 });
  expect(await outcomes(done)).toEqual(['created', 'failed', 'failed', 'failed', 'created']);
  expect(done.errors.map(({ message }) => message)).toContain('Повторяет строку 2');
});

test('a row that is refused behind its first statement takes none of the others with it', async () => {
  await app.db.updateTable('currencies').set({ is_active: false }).where('code', '=', 'EUR').execute();
  const before = (await counters()).reduce((sum, { last_number }) => sum + last_number, 0);
  const done = await load([row('П-1'), row('П-2', { currency: 'EUR' }), row('П-3')]);
  expect(done).toMatchObject({ created_count: 2, failed_count: 1 });
  expect(await outcomes(done)).toEqual(['created', 'failed', 'created']);
  expect((await made('П-')).map(({ number }) => number)).toEqual(['П-1', 'П-3']);
  const after = (await counters()).reduce((sum, { last_number }) => sum + last_number, 0);
  expect(after - before).toBe(2);
  expect(await app.deps.activity.verify(app.db)).toMatchObject({ fault: null });
});

test('a row may refer to the agreement of the row above, and repeats the one it is about itself', async () => {
  const done = await load([row('Р-1'), row('Р-2', { parent: 'Р-1' }), row('Р-3'), row('Р-1', { date: '' })]);
  expect(await outcomes(done)).toEqual(['created', 'created', 'created', 'skipped']);
  const [first, second] = await made('Р-');
  expect(second?.parent_agreement_id).toBe(first?.id);
});

test('what is here already is changed among new ones', async () => {
  await load([row('И-2')]);
  const done = await load([row('И-1'), row('И-2', { currency: 'USD' }), row('И-3')], 'upsert');
  expect(await outcomes(done)).toEqual(['created', 'updated', 'created']);
});

test('a check says of each row what the load will say, and leaves nothing', async () => {
  const before = await counters();
  const checked = await load([row('Ч-1'), row('Ч-2', { partner: 'Никто' }), row('Ч-3')], 'create', true);
  expect(checked).toMatchObject({ status: 'checked', created_count: 2, failed_count: 1, rows_done: 3 });
  expect(await made('Ч-')).toEqual([]);
  expect(await counters()).toEqual(before);
});

test('a server that ends in the middle has left whole portions, and the next one goes on behind them', async () => {
  const clerk = importing(app, app.as(lawyer));
  const rows = Array.from({ length: 40 }, (_, at) => row(`Т-${String(at + 10)}`));
  const content = Buffer.from([HEAD, ...rows].join('\n'));
  const file = await clerk.file({ resource: 'agreements', mode: 'create', fileName: 'Д.csv', content });
  // The journal's head is what a portion takes last: the second one finds its connection gone there.
  await sql`create function end_the_second() returns trigger language plpgsql as $$ begin
    if (select count(*) from import_rows where import_id = ${sql.lit(file.id)} and outcome is not null) > 20
    then raise exception 'gone' using errcode = '08006'; end if; return new; end $$`.execute(app.db);
  await sql`create trigger ending before update on activity_head for each row
    execute function end_the_second()`.execute(app.db);
  const stopped = await clerk.run(file);
  expect(stopped.status).toBe('failed');
  const present = await made('Т-');
  expect(present).toHaveLength(stopped.created_count);
  expect(present.length).toBeLessThan(40);
  await sql`drop trigger ending on activity_head`.execute(app.db);
  await app.as(lawyer).post(`${clerk.address(file)}/run`);
  await app.jobs.run();
  expect(await clerk.get(file)).toMatchObject({ status: 'done', created_count: 40, failed_count: 0 });
  expect(await made('Т-')).toHaveLength(40);
  expect(await app.deps.activity.verify(app.db)).toMatchObject({ fault: null });
});
