import { HANDBOOK_ROWS } from 'shared/contract/handbook';
import { HANDBOOKS } from 'shared/contract/handbook-names';
import { listOf } from 'shared/contract/paging';
import { aCompany, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { handbooksModule } from './handbooks-module';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [handbooksModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const OPEN = ['measures', 'agreement-types', 'document-types', 'vat-rates', 'currencies'];

test.each(HANDBOOKS)(
  '%s: a stranger is asked to log in, a newcomer reads only what everybody may',
  async (book) => {
    expect((await app.stranger.get(`/api/${book}`)).statusCode).toBe(401);
    const newcomer = await company.employee({ permissions: [] });
    expect((await app.as(newcomer).get(`/api/${book}`)).statusCode).toBe(OPEN.includes(book) ? 200 : 403);
  },
);

test.each(HANDBOOKS)('%s: rows and cards are what the contract says', async (book) => {
  const admin = await company.employee();
  const list = listOf(HANDBOOK_ROWS[book]).parse((await app.as(admin).get(`/api/${book}?search=`)).json());
  const [first] = list.data;
  if (first === undefined) return;
  const card = await app.as(admin).get(`/api/${book}/${String(first.id)}`);
  expect(HANDBOOK_ROWS[book].parse(card.json())).toEqual(first);
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

test('a record that is not there is 404, also when its number is no number', async () => {
  const anyone = await company.employee({ permissions: [] });
  expect((await app.as(anyone).get('/api/measures/999999')).statusCode).toBe(404);
  expect((await app.as(anyone).get('/api/measures/abc')).statusCode).toBe(404);
});
