import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { bookRow } from 'shared/contract/books/book-schema';
import { BOOKS } from 'shared/contract/books/books';
import { listOf } from 'shared/contract/list/paging';
import { aCompany, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { bookRegister } from './book-register';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [handbooksModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const named = (BOOKS as readonly Book[]).map((book) => [book.kind.resource, book] as const);
const OPEN = ['measures', 'agreement-types', 'document-types', 'vat-rates', 'currencies', 'decision-reasons'];

test.each(named)(
  '%s: a stranger is asked to log in, a newcomer reads only what everybody may',
  async (book) => {
    expect((await app.stranger.get(`/api/${book}`)).statusCode).toBe(401);
    const newcomer = await company.employee({ permissions: [] });
    expect((await app.as(newcomer).get(`/api/${book}`)).statusCode).toBe(OPEN.includes(book) ? 200 : 403);
  },
);

test.each(named)('%s: rows and cards are what the contract says', async (resource, book) => {
  const admin = await company.employee();
  const row = bookRow(book);
  const list = listOf(row).parse((await app.as(admin).get(`/api/${resource}?search=`)).json());
  const [first] = list.data;
  if (first === undefined) return;
  const card = await app.as(admin).get(`/api/${resource}/${String(first.id)}`);
  expect(row.parse(card.json())).toEqual(first);
});

test.each(named)(
  '%s: a spreadsheet has every field under its word, and the words of its values',
  async (resource, book) => {
    const admin = app.as(await company.employee());
    const { columns } = bookRegister(book);
    expect(Object.values(columns).map(({ title }) => title)).toEqual(
      Object.values(book.fields).map(({ label }) => label),
    );
    const [row] = (await admin.get(`/api/${resource}`)).json<{ data: AnyBookRow[] }>().data;
    if (row === undefined) return;
    expect(columns.name?.value(row)).toBe(row.name);
    expect(columns.is_active?.value(row)).toBe('Действует');
  },
);

test('whoever reads agreements sees the names of departments, and nobody else without the right', async () => {
  const reader = await company.employee({ permissions: ['agreements.read'] });
  expect((await app.as(reader).get('/api/departments')).statusCode).toBe(200);
  expect((await app.as(reader).get('/api/job-titles')).statusCode).toBe(403);
});

test('measures are found by name, sign and ОКЕИ code', async () => {
  const anyone = await company.employee({ permissions: [] });
  const found = async (text: string) =>
    (await app.as(anyone).get(`/api/measures?per_page=20&search=${encodeURIComponent(text)}`))
      .json<{ data: { symbol: string }[] }>()
      .data.map((row) => row.symbol);
  expect(await found('штук')).toEqual(['шт']);
  expect(await found('055')).toEqual(['м²']);
  expect(await found('квт')).toEqual(['кВт·ч']);
});

test('rates stand in their order with the days they are in force', async () => {
  const anyone = await company.employee({ permissions: [] });
  const { data } = (await app.as(anyone).get('/api/vat-rates')).json<{ data: object[] }>();
  expect(data[0]).toMatchObject({
    code: 'vat22',
    percent: '22.00',
    valid_from: '2026-01-01',
    valid_to: null,
  });
  expect(data.at(-1)).toMatchObject({ code: 'none', percent: null });
});

test('departments stand under the one they belong to, at their depth', async () => {
  const admin = app.as(await company.employee());
  const add = async (name: string, parent_id: number | null) =>
    (await admin.post('/api/departments', { name, parent_id })).json<AnyBookRow>().id;
  const top = await add('Ярусная дирекция', null);
  const last = await add('Отдел Б', top);
  await add('Группа Я', last);
  await add('Отдел А', top);
  const { data } = (await admin.get('/api/departments?sort=tree&per_page=100')).json<{
    data: AnyBookRow[];
  }>();
  expect(data.slice(-4).map(({ name, depth }) => [name, depth])).toEqual([
    ['Ярусная дирекция', 0],
    ['Отдел А', 1],
    ['Отдел Б', 1],
    ['Группа Я', 2],
  ]);
});

test('a record that is not there is 404, also when its number is no number', async () => {
  const anyone = await company.employee({ permissions: [] });
  const answer = await app.as(anyone).get('/api/measures/999999');
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toBe('Единица измерения не найдена');
  expect((await app.as(anyone).get('/api/measures/abc')).statusCode).toBe(404);
});
