import { strFromU8, unzipSync } from 'fflate';
import type { ImportJob } from 'shared/contract/exchange/import';
import type { Company } from '../agreements/company.builder';
import { XLSX } from '../files/content/archive.builder';
import { archive } from '../files/content/archive.builder';
import type { TestApp } from '../platform/testing/test-app';
import { anImportDesk, type ImportDesk } from './import-desk.builder';
import { importing, importForm, windows1251, workbook } from './import.builder';

let app: TestApp;
let employee: ImportDesk['employee'];

beforeAll(async () => {
  ({ app, employee } = await anImportDesk());
});
afterAll(() => app.close());

const person = async (given?: Parameters<Company['employee']>[0]) =>
  importing(app, app.as(await employee(given)));
const csv = (text: string) => Buffer.from(text);
const titles = { resource: 'job-titles', fileName: 'Должности.csv' };
const named = (name: string) =>
  app.db.selectFrom('job_titles').selectAll().where('name', 'like', name).orderBy('name').execute();

test('a stranger is asked to log in, at every door', async () => {
  const form = importForm({ ...titles, content: csv('Название\nА') });
  expect((await app.stranger.inject({ method: 'POST', url: '/api/imports', ...form })).statusCode).toBe(401);
  expect((await app.stranger.get('/api/imports')).statusCode).toBe(401);
  expect((await app.stranger.get('/api/imports/1')).statusCode).toBe(401);
  expect((await app.stranger.get('/api/imports/1/errors')).statusCode).toBe(401);
  expect((await app.stranger.patch('/api/imports/1', {})).statusCode).toBe(401);
  expect((await app.stranger.post('/api/imports/1/run')).statusCode).toBe(401);
  expect((await app.stranger.post('/api/imports/1/cancel')).statusCode).toBe(401);
});

test.each([
  ['create', []],
  ['update', ['job_titles.create']],
  ['upsert', ['job_titles.create']],
] as const)('whoever may not write so does not load a file: %s', async (mode, permissions) => {
  const clerk = await person({ permissions });
  expect((await clerk.post({ ...titles, mode, content: csv('Название\nА') })).statusCode).toBe(403);
});

test('an import is changed where the body names it, too, and by nobody else', async () => {
  const actor = await employee();
  const { id } = await importing(app, app.as(actor)).file({ ...titles, content: csv('Название\nПо телу') });
  const change = { id, mapping: [null] };
  const changed = await app.as(actor).patch('/api/imports', change);
  expect([changed.statusCode, changed.json<{ mapping: unknown }>().mapping]).toEqual([200, [null]]);
  expect((await app.as(await employee()).patch('/api/imports', change)).statusCode).toBe(404);
});

test('a right that is taken before the run ends the import, and nothing is written', async () => {
  const actor = await employee();
  const job = await importing(app, app.as(actor)).file({ ...titles, content: csv('Название\nСнятое право') });
  await app.db.deleteFrom('user_roles').where('user_id', '=', actor.id).execute();
  const ended = await importing(app, app.as(actor)).run(job);
  expect(ended).toMatchObject({ status: 'failed', created_count: 0 });
  expect(await named('Снятое право')).toEqual([]);
});

test("somebody else's import is not there", async () => {
  const job = await (await person()).file({ ...titles, content: csv('Название\nЧужая') });
  const other = app.as(await employee());
  expect((await other.get(`/api/imports/${String(job.id)}`)).statusCode).toBe(404);
  expect((await other.post(`/api/imports/${String(job.id)}/run`)).statusCode).toBe(404);
  expect((await other.get('/api/imports')).json<{ data: unknown[] }>().data).toEqual([]);
});

test('an import that was left on its way is found again by the register it belongs to', async () => {
  const actor = await employee();
  const job = await importing(app, app.as(actor)).file({ ...titles, content: csv('Название\nНачатая') });
  const begun = (resource: string) =>
    app
      .as(actor)
      .get(`/api/imports?filter[resource]=${resource}&filter[status][]=uploaded&filter[status][]=running`);
  expect((await begun('job-titles')).json<{ data: unknown[] }>().data).toMatchObject([
    { id: job.id, file_name: 'Должности.csv', status: 'uploaded', rows_total: 1 },
  ]);
  expect((await begun('counterparties')).json<{ data: unknown[] }>().data).toEqual([]);
});

test.each([
  ['a document', 'Договор.pdf', csv('%PDF-1.7'), 415],
  ['a text that calls itself a workbook', 'Таблица.xlsx', csv('Название;Код'), 415],
  ['a file without a byte', 'Таблица.csv', csv(''), 422],
] as const)('%s is refused at the door', async (...[, fileName, content, status]) => {
  expect((await (await person()).post({ ...titles, fileName, content })).statusCode).toBe(status);
});

test('what is no table is named by the ending its owner sees, and by what it is', async () => {
  const content = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(40)]);
  const answer = await (await person()).post({ ...titles, fileName: 'Таблица.csv', content });
  expect(answer.json()).toMatchObject({
    message:
      'Содержимое файла не соответствует расширению .csv: это архив или документ Office (.xlsx, .docx, .zip). ' +
      'Выберите другой файл',
  });
});

test.each([
  ['a workbook without a sheet', 'Таблица.xlsx', archive(XLSX), 'В файле нет листа с данными'],
  ['a table of a head alone', 'Таблица.csv', csv('Название;Категория\n'), 'В файле нет строк с данными'],
] as const)('%s fails with a sentence', async (...[, fileName, content, message]) => {
  const job = await (await person()).file({ ...titles, fileName, content });
  expect(job).toMatchObject({ status: 'failed', message });
});

test('what Russian Excel writes is read: windows-1251, semicolons, quotes', async () => {
  const clerk = await person();
  const content = windows1251('Название;Кто это;Категория\r\n"Старший; главный";x;Специалист\r\n');
  const job = await clerk.file({ ...titles, content });
  expect(job.columns).toEqual([
    { title: 'Название', samples: ['Старший; главный'] },
    { title: 'Кто это', samples: ['x'] },
    { title: 'Категория', samples: ['Специалист'] },
  ]);
  expect(job.mapping).toEqual(['name', null, 'category']);
  expect(job.rows_total).toBe(1);
});

test('a check says everything and writes nothing; the load then writes and journals every row', async () => {
  const clerk = await person();
  const content = csv('Название,Категория\nЛаборант,специалист\n,Прочие\nКурьер,Неведомо\nЛаборант,Прочие\n');
  const job = await clerk.file({ ...titles, content });
  const lines = () =>
    app.db.selectFrom('activity_logs').select('seq').where('action', '=', 'job_title.created').execute();
  const before = (await lines()).length;
  const checked = await clerk.run(job, { dry_run: true });
  expect(checked).toMatchObject({ status: 'checked', rows_done: 4, created_count: 1, failed_count: 3 });
  expect(checked.errors.map(({ row }) => row)).toEqual([3, 4, 5]);
  expect(checked.errors[0]?.message).toContain('Название');
  expect(checked.errors[1]?.message).toContain('Категория: Выберите одно из');
  expect(checked.errors[2]?.message).toBe('Повторяет строку 2');
  expect(await named('Лаборант')).toEqual([]);
  expect((await lines()).length).toBe(before);

  const done = await clerk.run(job);
  expect(done).toMatchObject({ status: 'done', rows_done: 4, created_count: 1, failed_count: 3 });
  expect(await named('Лаборант')).toMatchObject([{ category: 'specialist' }]);
  expect((await lines()).length).toBe(before + 1);
  expect((await clerk.change(job, { dry_run: false })).statusCode).toBe(409);
});

test('wrong rows come back as a table with the sentence beside each', async () => {
  const caller = app.as(await employee());
  const clerk = importing(app, caller);
  const job = await clerk.file({ ...titles, content: csv('Название;Категория\nСварщик;Неведомо\n') });
  const { errors_url } = await clerk.run(job, { dry_run: true });
  const file = await caller.get(errors_url ?? '');
  const sheet = strFromU8(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('Что исправить');
  expect(sheet).toContain('Сварщик');
  expect(sheet).toContain('Категория: Выберите одно из');
});

test.each([
  ['an unknown field', ['password', null], 'Такого поля нет'],
  ['one field twice', ['name', 'name'], 'выбрано для двух колонок'],
  ['too few columns', ['name'], 'для каждой колонки'],
])('a mapping with %s is refused', async (_, mapping, message) => {
  const clerk = await person();
  const job = await clerk.file({ ...titles, content: csv('Название;Категория\nА;Прочие\n') });
  const answer = await clerk.change(job, { mapping });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(message);
});

test('a load without what a new record needs is refused before it begins', async () => {
  const caller = app.as(await employee());
  const clerk = importing(app, caller);
  const job = await clerk.file({ ...titles, content: csv('Иное;Категория\nА;Прочие\n') });
  const answer = await caller.post(`${clerk.address(job)}/run`);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('«Название»');
});

test('the mapping of such a file is offered to the same person again', async () => {
  const clerk = await person();
  const first = await clerk.file({ ...titles, content: csv('Как зовётся;Категория\nА;Прочие\n') });
  expect(first.mapping).toEqual([null, 'category']);
  await clerk.change(first, { mapping: ['name', null] });
  const second = await clerk.file({ ...titles, content: csv('Категория;Как зовётся\nПрочие;А\n') });
  expect(second.mapping).toEqual([null, 'name']);
  const other = await (await person()).file({ ...titles, content: csv('Как зовётся\nА\n') });
  expect(other.mapping).toEqual([null]);
});

test('rows that are there already are skipped, updated or told, as was chosen', async () => {
  const clerk = await person();
  const content = csv('Название;Категория\nМонтажник;Прочие\n');
  await clerk.run(await clerk.file({ ...titles, content }));
  const again = await clerk.run(await clerk.file({ ...titles, content }));
  expect(again).toMatchObject({ created_count: 0, skipped_count: 1, failed_count: 0 });

  const changed = csv('Название;Категория\nМОНТАЖНИК;Специалист\nБурильщик;\n');
  const updated = await clerk.run(await clerk.file({ ...titles, mode: 'update', content: changed }));
  expect(updated).toMatchObject({ updated_count: 1, failed_count: 1, created_count: 0 });
  expect(await named('М%нтажник')).toEqual([]);
  const upserted = await clerk.run(await clerk.file({ ...titles, mode: 'upsert', content: changed }));
  expect(upserted).toMatchObject({ skipped_count: 1, created_count: 1 });
  expect(await named('Бурильщик')).toHaveLength(1);
});

const DAYS = {
  'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
};

test('a workbook gives numbers, days, and formulas by their value; a formula without one is told', async () => {
  const clerk = await person();
  await clerk.run(
    await clerk.file({
      resource: 'categories',
      fileName: 'к.csv',
      content: csv('Название;Вид\nКабели;Товары\n'),
    }),
  );
  const head = ['Название', 'Категория', 'Единица измерения', 'Цена', 'Ставка НДС', 'Цена действует по'];
  const content = workbook(
    [
      head,
      [
        'Кабель 1',
        'кабели',
        'шт',
        { xml: '<c><f>1+1</f><v>1234.4999999999998</v></c>' },
        '',
        { xml: '<c s="1"><v>46387</v></c>' },
      ],
      ['Кабель 2', 'Кабели', 'шт', { xml: '<c><f>A1</f></c>' }, '', ''],
      ['Кабель 3', 'Кабели', 'шт', { xml: '<c t="e"><v>#REF!</v></c>' }, '', ''],
      ['Кабель 4', 'Провода', 'шт', -10, '', ''],
    ],
    DAYS,
  );
  const done = await clerk.run(await clerk.file({ resource: 'products', content }));
  expect(done).toMatchObject({ created_count: 1, failed_count: 3 });
  expect(done.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('Цена: Формула без значения'),
    'Цена: В ячейке ошибка формулы #REF!: впишите значение',
    'Категория: «Провода» нет в справочнике; Цена: Не меньше нуля',
  ]);
  const made = await app.db.selectFrom('products').selectAll().where('name', '=', 'Кабель 1').execute();
  expect(made).toMatchObject([{ price: '1234.50', price_valid_until: '2026-12-31' }]);
});

test('counterparties are found by ИНН and КПП, checked as by hand, and lost zeros put back', async () => {
  const clerk = await person();
  const content = workbook([
    ['Наименование', 'ИНН', 'КПП', 'Телефон'],
    ['Лесная Плаза', 7736050003, 770101001, '8 495 000-00-01'],
    ['Кривые цифры', 7736050004, 770101001, ''],
    ['ООО "Башкирская сода"', 268008010, 26801001, ''],
  ]);
  const file = { resource: 'counterparties', content };
  const created = await clerk.run(await clerk.file(file));
  expect(created).toMatchObject({ created_count: 1, skipped_count: 1, failed_count: 1 });
  expect(created.errors[0]?.message).toContain('ИНН');
  const made = await app.db
    .selectFrom('counterparties')
    .selectAll()
    .where('inn', '=', '0268008010')
    .execute();
  expect(made).toMatchObject([
    {
      kpp: '026801001',
      type: 'legal',
      status: 'new',
      legal_form: 'ООО',
      name_short: 'Башкирская сода',
      name_full: 'ООО «Башкирская сода»',
    },
  ]);
  const upserted = await clerk.run(await clerk.file({ ...file, mode: 'upsert' }));
  expect(upserted).toMatchObject({ updated_count: 1, created_count: 0, failed_count: 1 });
});

test('what is given for all rows needs no column: own organisations, products of a category', async () => {
  const clerk = await person();
  const own = { resource: 'counterparties', given: { is_own: true } };
  const content = workbook([
    ['Наименование', 'ИНН', 'КПП'],
    ['Лесная Плаза', 7736050003, 770101001],
  ]);
  const job = await clerk.file({ ...own, content });
  expect(job.fields.map(({ name }) => name)).not.toContain('is_own');
  // The partner with the same requisites is another record.
  expect(await clerk.run(job)).toMatchObject({ created_count: 1, failed_count: 0 });
  expect(await clerk.run(await clerk.file({ ...own, content }))).toMatchObject({ skipped_count: 1 });
  const renamed = workbook([
    ['ИНН', 'КПП', 'Телефон'],
    [7736050003, 770101001, '8 495 000-00-09'],
  ]);
  const updated = await clerk.run(await clerk.file({ ...own, mode: 'update', content: renamed }));
  expect(updated).toMatchObject({ updated_count: 1, failed_count: 0 });
  const both = await app.db
    .selectFrom('counterparties')
    .select(['is_own', 'phone'])
    .where('inn', '=', '7736050003')
    .orderBy('is_own')
    .execute();
  expect(both).toEqual([
    { is_own: false, phone: '8 495 000-00-01' },
    { is_own: true, phone: '8 495 000-00-09' },
  ]);

  const categories = csv('Название;Вид\nЛотки;Товары\n');
  await clerk.run(await clerk.file({ resource: 'categories', fileName: 'к.csv', content: categories }));
  const made = await app.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Лотки')
    .executeTakeFirstOrThrow();
  const goods = csv('Название;Категория;Единица измерения\nЛоток 100;Чужая;шт\n');
  const load = { resource: 'products', fileName: 'т.csv', content: goods, given: { category_id: made.id } };
  const products = await clerk.file(load);
  expect(products.mapping).toEqual(['name', null, 'measure_id']);
  expect(await clerk.run(products)).toMatchObject({ created_count: 1, failed_count: 0 });
  const loaded = await app.db
    .selectFrom('products')
    .select('category_id')
    .where('name', '=', 'Лоток 100')
    .execute();
  expect(loaded).toEqual([{ category_id: made.id }]);
});

test.each([
  ['a field nobody has', { password: 'x' }, 'Задать это для всех строк нельзя: password'],
  ['a value the field cannot have', { category: 'Неведомо' }, 'Задать это для всех строк нельзя: category'],
  ['more than a value', { name: ['А'] }, 'given.name'],
])('what is given for all rows is refused at the door: %s', async (...[, given, message]) => {
  const answer = await (await person()).post({ ...titles, given, content: csv('Название\nА') });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(message);
});

test('800 rows go in, a stop keeps what is in, and the rest can follow', async () => {
  const actor = await employee();
  const clerk = importing(app, app.as(actor));
  const rows = Array.from({ length: 800 }, (_, at) => [`Массовая должность ${String(at)}`, 'Прочие']);
  const job = await clerk.file({
    ...titles,
    fileName: 'м.xlsx',
    content: workbook([['Название', 'Категория'], ...rows]),
  });
  expect(job.rows_total).toBe(800);
  await app.as(actor).patch(clerk.address(job), { dry_run: false });
  await app.as(actor).post(`${clerk.address(job)}/run`);
  const running = app.jobs.run();
  let seen: ImportJob;
  do seen = await clerk.get(job);
  while (seen.rows_done < 100 && seen.status === 'running');
  const stopped = (await app.as(actor).post(`${clerk.address(job)}/cancel`)).json<ImportJob>();
  await running;
  expect(stopped.status).toBe('cancelled');
  const left = await clerk.get(job);
  expect(left.created_count).toBeLessThan(800);
  expect(left.created_count).toBeGreaterThanOrEqual(100);
  expect(await named('Массовая должность %')).toHaveLength(left.created_count);

  await app.as(actor).post(`${clerk.address(job)}/run`);
  await app.jobs.run();
  expect(await clerk.get(job)).toMatchObject({ status: 'done', rows_done: 800, created_count: 800 });
  expect(await named('Массовая должность %')).toHaveLength(800);
  const told = await app.db
    .selectFrom('notifications')
    .select('type')
    .where('user_id', '=', actor.id)
    .execute();
  expect(told).toEqual([{ type: 'import_finished' }]);
});
