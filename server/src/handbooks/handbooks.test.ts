import type { AnyBookRow, Book } from 'shared/contract/books/book';
import { bookRow } from 'shared/contract/books/book-schema';
import { CHOSEN_BOOKS } from 'shared/contract/books/chosen-books';
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

test.each([
  ['currencies', { numeric: 'numeric_code' }],
  ['vat-rates', { label: 'name', calc_numerator: 'percent' }],
])(
  '%s: a row and its card tell a value by the name of the domain reference, too',
  async (resource, names) => {
    const admin = app.as(await company.employee());
    const { data } = (await admin.get(`/api/${resource}`)).json<{ data: AnyBookRow[] }>();
    const card = (await admin.get(`/api/${resource}/${String(data[0]?.id)}`)).json<AnyBookRow>();
    for (const [other, name] of Object.entries(names)) {
      expect(data.map((row) => row[other])).toEqual(data.map((row) => row[name]));
      expect([card[name], card[other]]).toEqual([expect.any(String), card[name]]);
    }
  },
);

const chosen = named.filter(([, { rights }]) => rights.choose !== undefined);

test('the browser knows the books that are chosen from without being read', () => {
  expect(chosen.map(([resource]) => resource)).toEqual(CHOSEN_BOOKS);
});

test.each(chosen)(
  '%s: names alone are for choosing, the book itself for whoever may read it',
  async (resource, book) => {
    const { read, choose } = book.rights;
    const url = `/api/${resource}/choices`;
    expect((await app.stranger.get(url)).statusCode).toBe(401);
    expect((await app.stranger.get(`${url}/1`)).statusCode).toBe(401);
    const newcomer = app.as(await company.employee({ permissions: [] }));
    const expected = choose === 'authenticated' ? 200 : 403;
    expect((await newcomer.get(url)).statusCode).toBe(expected);
    const permissions = choose === 'authenticated' || choose === undefined ? [] : [choose];
    const chooser = app.as(await company.employee({ permissions }));
    expect((await chooser.get(`/api/${resource}`)).statusCode).toBe(403);
    const card = await chooser.get(`/api/${resource}/1`);
    expect(card.statusCode).toBe(book.cardElsewhere === true ? 404 : 403);
    const { data } = (await chooser.get(url)).json<{ data: { id: number; name: string }[] }>();
    for (const row of data) {
      expect(Object.keys(row).filter((key) => !['id', 'name', 'parent_name'].includes(key))).toEqual([]);
      expect((await chooser.get(`${url}/${String(row.id)}`)).json()).toEqual(row);
    }
    const reader = app.as(await company.employee({ permissions: read === undefined ? [] : [read] }));
    expect((await reader.get(url)).statusCode).toBe(200);
    expect((await reader.get(`${url}/999999`)).statusCode).toBe(404);
  },
);

test('whoever reads agreements filters them by department and does not see who heads it', async () => {
  const reader = app.as(await company.employee({ permissions: ['agreements.read'] }));
  expect((await reader.get('/api/departments')).statusCode).toBe(403);
  const { data } = (await reader.get('/api/departments/choices')).json<{ data: object[] }>();
  expect(data.length).toBeGreaterThan(0);
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

test('rates of another time are told apart, whether or not they are in use', async () => {
  const anyone = await company.employee({ permissions: [] });
  const codes = async (isInForce: boolean) => {
    const answer = await app.as(anyone).get(`/api/vat-rates?filter[in_force]=${String(isInForce)}`);
    return answer.json<{ data: { code: string }[] }>().data.map(({ code }) => code);
  };
  const present = await codes(true);
  expect(present).toEqual(expect.arrayContaining(['vat22', 'vat10', 'none']));
  expect(present).not.toContain('vat20');
  expect(await codes(false)).toEqual(['vat20', 'vat18']);
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

test('what a department may be put under is neither itself nor anything that stands in it', async () => {
  const admin = app.as(await company.employee());
  const add = async (name: string, parent_id: number | null) =>
    (await admin.post('/api/departments', { name, parent_id })).json<AnyBookRow>().id;
  const top = await add('Переносимая дирекция', null);
  const part = await add('Переносимый отдел', top);
  const group = await add('Переносимая группа', part);
  const aside = await add('Переносимый сосед', top);
  const places = async (id: number) => {
    const query = `search=${encodeURIComponent('Переносим')}&filter[outside]=${String(id)}`;
    const answer = await admin.get(`/api/departments/choices?${query}`);
    return answer.json<{ data: { id: number }[] }>().data.map((row) => row.id);
  };
  expect(await places(top)).toEqual([]);
  expect(new Set(await places(part))).toEqual(new Set([top, aside]));
  expect(new Set(await places(group))).toEqual(new Set([top, part, aside]));
});

test('a record that is not there is 404, also when its number is no number', async () => {
  const anyone = await company.employee({ permissions: [] });
  const answer = await app.as(anyone).get('/api/measures/999999');
  expect(answer.statusCode).toBe(404);
  expect(answer.json().message).toBe('Единица измерения не найдена');
  expect((await app.as(anyone).get('/api/measures/abc')).statusCode).toBe(404);
});
