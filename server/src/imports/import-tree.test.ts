import { sql } from 'kysely';
import type { Actor } from '../platform/http/actor';
import { anImportDesk, type ImportDesk } from './import-desk.builder';
import { importing } from './import.builder';

let desk: ImportDesk;
let admin: Actor;
beforeAll(async () => {
  desk = await anImportDesk();
  admin = await desk.employee();
});
afterAll(() => desk.app.close());

async function loaded(resource: string, rows: readonly string[], dryRun = false) {
  const steps = importing(desk.app, desk.app.as(admin));
  const isOfGoods = resource === 'categories';
  const lines = ['Название;Входит в', ...rows].map((line, at) => `${line};${at === 0 ? 'Вид' : 'Товар'}`);
  const content = Buffer.from((isOfGoods ? lines : ['Название;Входит в', ...rows]).join('\n'));
  const job = await steps.file({ resource, fileName: 'Дерево.csv', content });
  const ended = await steps.run(job, { dry_run: dryRun });
  const failed = await desk.app.db
    .selectFrom('import_rows')
    .select(['number', 'message'])
    .where('import_id', '=', job.id)
    .where('outcome', '=', 'failed')
    .orderBy('number')
    .execute();
  return {
    created: ended.created_count,
    failed: failed.map(({ number, message }) => `${String(number)} ${message ?? ''}`),
  };
}

async function parentsIn(table: string): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; parent: string | null }>`
    select own.name, above.name as parent
    from ${sql.table(table)} own left join ${sql.table(table)} above on above.id = own.parent_id`.execute(
    desk.app.db,
  );
  return Object.fromEntries(rows.map(({ name, parent }) => [name, parent]));
}

test.each(['departments', 'categories'] as const)(
  'a row of %s is taken though what it belongs to stands further down',
  async (resource) => {
    const rows = [
      'Группа узлов;отдел линий',
      'Отдел линий;Дирекция строительства',
      'Дирекция строительства;',
    ];
    expect(await loaded(resource, rows, true)).toEqual({ created: 3, failed: [] });
    expect(await loaded(resource, rows)).toEqual({ created: 3, failed: [] });
    expect(await parentsIn(resource)).toMatchObject({
      'Группа узлов': 'Отдел линий',
      'Отдел линий': 'Дирекция строительства',
      'Дирекция строительства': null,
    });
  },
);

test('rows that belong to one another in a circle are refused with that, the others go in', async () => {
  const { created, failed } = await loaded('departments', [
    'Первый;Второй',
    'Второй;Первый',
    'Третий;Первый',
    'Четвёртый;',
  ]);
  expect(created).toBe(1);
  expect(failed).toEqual([
    expect.stringMatching(/^2 Входит в: Строки файла входят друг в друга по кругу$/),
    expect.stringMatching(/^3 Входит в: Строки файла входят друг в друга по кругу$/),
    expect.stringMatching(/^4 Входит в: «Первый» нет в справочнике$/),
  ]);
});

test('a parent further down than one transaction reaches is still carried before its rows', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => `Участок ${String(at)};Служба эксплуатации`);
  expect(await loaded('departments', [...rows, 'Служба эксплуатации;'], true)).toEqual({
    created: 121,
    failed: [],
  });
  expect(await loaded('departments', [...rows, 'Служба эксплуатации;'])).toEqual({
    created: 121,
    failed: [],
  });
});

test('a check knows a parent that an earlier transaction has made and taken back, and one that is refused', async () => {
  const links = Array.from({ length: 130 }, (_, at) =>
    at === 0 ? 'Звено 0;' : `Звено ${String(at)};Звено ${String(at - 1)}`,
  );
  const wrong = Array.from({ length: 60 }, (_, at) => `Пост ${String(at)};Нигде`);
  const { created, failed } = await loaded('departments', [...links, 'Под постом;Пост 3', ...wrong], true);
  expect(created).toBe(130);
  expect(failed).toHaveLength(61);
  expect(failed).toContainEqual(expect.stringMatching(/«Пост 3» нет в справочнике$/));
});
