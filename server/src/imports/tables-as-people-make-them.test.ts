import type { TestApp } from '../platform/testing/test-app';
import { anImportDesk, type ImportDesk } from './import-desk.builder';
import { importing, workbook } from './import.builder';

let app: TestApp;
let employee: ImportDesk['employee'];

beforeAll(async () => {
  ({ app, employee } = await anImportDesk());
});
afterAll(() => app.close());

const person = async () => importing(app, app.as(await employee()));
const csv = (text: string) => Buffer.from(text);
const titles = { resource: 'job-titles', fileName: 'Должности.csv' };

test('titles above a table are no heading: the row that names most fields is', async () => {
  const clerk = await person();
  const content = workbook([
    ['Штатное расписание на 01.11.2026'],
    [],
    ['Утвердил', 'Категория'],
    ['№', 'Группа', 'Название', 'Категория, по приказу'],
    [1, 'x', 'Дозиметрист', 'Специалист'],
  ]);
  const job = await clerk.file({ ...titles, fileName: 'т.xlsx', content });
  expect(job).toMatchObject({ heading_row: 4, rows_total: 1, mapping: [null, null, 'name', 'category'] });
  expect(await clerk.run(job)).toMatchObject({ created_count: 1 });
  const strange = csv('Список;;\n\nКто он;Чем занят\nА;Б\n');
  const unknown = await clerk.file({ ...titles, content: strange });
  expect(unknown).toMatchObject({ heading_row: 3, rows_total: 1, mapping: [null, null] });
  const known = await clerk.change(unknown, { mapping: ['name', null] });
  expect(known.statusCode).toBe(200);
  const again = await clerk.file({ ...titles, content: csv('Чем занят;Кто он\nБ;А\n') });
  expect(again).toMatchObject({ heading_row: 1, mapping: [null, 'name'] });
});

test('what a formula has come to is no value of a row, nor when its row comes back put right by half', async () => {
  const caller = app.as(await employee());
  const clerk = importing(app, caller);
  const text = 'sep=;\r\nНазвание;Категория\r\n#Н/Д;Специалист\r\n#REF!;Прочие\r\nТопограф;Неведомо\r\n';
  const first = await clerk.run(await clerk.file({ ...titles, content: csv(text) }), { dry_run: true });
  expect(first).toMatchObject({ heading_row: 1, created_count: 0, failed_count: 3 });
  expect(first.errors[0]?.message).toBe('Название: В ячейке ошибка формулы #Н/Д: впишите значение');
  const wrong = (await caller.get(first.errors_url ?? '')).rawPayload;
  const second = await clerk.file({ ...titles, fileName: 'Ошибки.xlsx', content: wrong });
  expect(second.columns.map(({ title }) => title)).toEqual([
    'Название',
    'Категория',
    'Что исправить',
    'Строка файла',
  ]);
  expect(second.columns[0]?.samples).toEqual(['#Н/Д', '#REF!', 'Топограф']);
  const still = await clerk.run(second, { dry_run: true });
  expect(still).toMatchObject({ created_count: 0, failed_count: 3 });
  const third = (await caller.get(still.errors_url ?? '')).rawPayload;
  const last = await clerk.file({ ...titles, fileName: 'Ошибки.xlsx', content: third });
  expect(last.columns).toHaveLength(4);
});

test('a day and a share come back as the sheet shows them', async () => {
  const clerk = await person();
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="170"/></cellXfs></styleSheet>';
  const cells = ['<c s="1"><v>46387</v></c>', '<c s="2"><v>0.07</v></c>', '<c s="3"><v>0.305</v></c>'];
  const content = workbook([['А', 'Б', 'В'], cells.map((xml) => ({ xml }))], { 'xl/styles.xml': styles });
  const job = await clerk.file({ ...titles, fileName: 'т.xlsx', content });
  expect(job.columns.map(({ samples }) => samples[0])).toEqual(['31.12.2026', '7%', '30.5%']);
});
