import { sql } from 'kysely';
import type { AgreementRow, ListNeighbours } from 'shared/contract/agreement/agreement';
import type { RegisterSummary } from 'shared/contract/list/register-summary';
import type { ListMeta } from 'shared/contract/list/paging';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';

let app: TestApp;
let company: Company;
let lawyer: Actor;

interface Page {
  data: AgreementRow[];
  meta: ListMeta;
}

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const add = (
  given: Omit<Parameters<typeof anAgreement>[2], 'responsible_id'> & { responsible_id?: number },
) => anAgreement(app.db, company, { responsible_id: lawyer.id, ...given });

const find = async (query: string, actor = lawyer) => {
  const answer = await app.as(actor).get(`/api/agreements?${encodeURI(query)}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Page>();
};
const ids = ({ data }: Page) => data.map((row) => row.id);

test('the list asks who is calling, then whether they may', async () => {
  expect((await app.stranger.get('/api/agreements?page=0')).statusCode).toBe(401);
  const clerk = await company.employee({ permissions: [] });
  expect((await app.as(clerk).get('/api/agreements?page=0')).statusCode).toBe(403);
  expect((await app.as(lawyer).get('/api/agreements?page=0')).statusCode).toBe(422);
});

test('rows stand in the order asked for, empty values last in either direction, equal ones by number of record', async () => {
  const tags = ['порядок'];
  const first = await add({ tags, agreement_date: '2026-01-01' });
  const empty = await add({ tags });
  const twin = await add({ tags, agreement_date: '2026-01-01' });
  const later = await add({ tags, agreement_date: '2026-02-01' });
  expect(ids(await find('filter[tags]=порядок'))).toEqual([later, twin, first, empty]);
  expect(ids(await find('filter[tags]=порядок&sort=agreement_date'))).toEqual([first, twin, later, empty]);
});

test('Russian texts are sorted as a Russian reader sorts them', async () => {
  const tags = ['азбука'];
  const titles = ['яблоко', 'Ёлка', 'ель', 'Жук', 'арбуз'];
  for (const title of titles) await add({ tags, title });
  const { data } = await find('filter[tags]=азбука&sort=title');
  expect(data.map((row) => row.title)).toEqual(
    ['арбуз', 'Ёлка', 'ель', 'Жук', 'яблоко'].sort(new Intl.Collator('ru').compare),
  );
});

test('pages follow each other without gap or overlap, and a page beyond the last is empty', async () => {
  const tags = ['страницы'];
  for (let turn = 0; turn < 7; turn += 1) await add({ tags, agreement_date: '2026-03-01' });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => find(`filter[tags]=страницы&per_page=3&page=${String(page)}`)),
  );
  expect(new Set(pages.flatMap(ids)).size).toBe(7);
  expect(pages[2]?.meta).toEqual({
    current_page: 3,
    last_page: 3,
    per_page: 3,
    total: 7,
    total_is_capped: false,
  });
  const beyond = await find('filter[tags]=страницы&per_page=3&page=4');
  expect(beyond).toEqual({ data: [], meta: { ...pages[2]?.meta, current_page: 4 } });
});

test('the total counts what the reader sees, not what there is', async () => {
  const newcomer = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  expect((await find('', newcomer)).meta.total).toBe(0);
  expect((await find('')).meta.total).toBeGreaterThan(0);
});

test('an empty list is one empty page', async () => {
  expect((await find('filter[tags]=нетакой')).meta).toMatchObject({
    current_page: 1,
    last_page: 1,
    total: 0,
  });
});

describe('search', () => {
  beforeAll(async () => {
    await add({
      title: 'Аренда тёплого склада',
      subject: 'Хранение счётчиков',
      number: '112/2026-П',
      agreement_date: '2026-05-05',
    });
  });

  test.each([
    ['a piece of the number', '12/2026'],
    ['a number in other letters’ case', '112/2026-п'],
    ['a word in another form', 'складов аренда'],
    ['ё for е', 'теплый'],
    ['е for ё', 'тёплый'],
    ['the beginning of a word', 'скла'],
    ['a word of the subject', 'хранения счетчика'],
    ['the counterparty’s name', 'склад лесная'],
    ['the counterparty’s ИНН', '7736050003'],
  ])('finds by %s', async (_, text) => {
    const { data } = await find(`search=${text}&filter[agreement_date]=2026-05-05`);
    expect(data.map((row) => row.number)).toEqual(['112/2026-П']);
  });

  test.each(['%', '_', "' or 1=1", 'экскаватор', '!!!', '& | :*', '\\'])(
    'takes %s for a text and nothing else',
    async (text) => {
      const answer = await app
        .as(lawyer)
        .get(`/api/agreements?search=${encodeURIComponent(text)}&filter[agreement_date]=2026-05-05`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<Page>().data).toEqual([]);
    },
  );

  test('a renamed counterparty and a renamed employee are found under their new names', async () => {
    const mate = await company.employee({ name: 'Мельников Пётр Романович' });
    const id = await add({ responsible_id: mate.id, tags: ['имена'] });
    await sql`update counterparties set name_short = 'Горный Хрусталь' where id = ${company.counterpartyId}`.execute(
      app.db,
    );
    await sql`update users set last_name = 'Арбузов' where id = ${mate.id}`.execute(app.db);
    expect(ids(await find('search=хрусталь&filter[tags]=имена'))).toEqual([id]);
    const { rows } = await sql`select responsible_name from agreements where id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ responsible_name: 'Арбузов Пётр Романович' }]);
  });
});

test('the tabs hold what they say', async () => {
  const me = await company.employee();
  const mine = await add({ responsible_id: me.id, status: 'active', end_date: '2027-01-04' });
  const others = await add({ status: 'active', end_date: '2027-01-05' });
  await app.db
    .insertInto('approval_tasks')
    .values({ approvable_type: 'agreement', approvable_id: others, assignee_id: me.id })
    .execute();
  expect(ids(await find('tab=mine', me))).toEqual([mine]);
  expect(ids(await find('filter[tab]=approval', me))).toEqual([others]);
  expect(ids(await find('filter[tab]=expiring', me))).toEqual([mine]);
  const summary = (await app.as(me).get('/api/agreements/summary?tab=mine')).json<RegisterSummary>();
  expect(summary.tabs).toMatchObject({
    mine: { total: 1, is_capped: false },
    approval: { total: 1 },
    expiring: { total: 1 },
  });
});

test('the list adds up by currency, roubles first', async () => {
  const tags = ['суммы'];
  await add({ tags, amount: '0.10' });
  await add({ tags, amount: '0.20' });
  await add({ tags, amount: '5.00', currency_code: 'CNY' });
  const summary = (
    await app.as(lawyer).get(`/api/agreements/summary?${encodeURI('filter[tags]=суммы&page=9&sort=title')}`)
  ).json<RegisterSummary>();
  expect(summary.sums).toEqual([
    { currency_code: 'RUB', amount: '0.30' },
    { currency_code: 'CNY', amount: '5.00' },
  ]);
});

test('a list whose kept total is too long is counted and not added up', async () => {
  await sql`insert into agreement_totals (bucket, change) values ('live', 20000)`.execute(app.db);
  const summary = (await app.as(lawyer).get('/api/agreements/summary')).json<RegisterSummary>();
  expect(summary.tabs.all?.total).toBeGreaterThan(20_000);
  expect(summary.sums).toBeNull();
  const archive = (await app.as(lawyer).get('/api/agreements/summary?tab=archive')).json<RegisterSummary>();
  expect(archive).toMatchObject({ tabs: { all: summary.tabs.all, archive: { total: 0 } }, sums: [] });
  await sql`insert into agreement_totals (bucket, change) values ('live', -20000)`.execute(app.db);
});

test('a row knows its neighbours and its place in the list it was opened from', async () => {
  const tags = ['соседи'];
  const oldest = await add({ tags, agreement_date: '2026-01-01' });
  const middle = await add({ tags, agreement_date: '2026-02-01' });
  const newest = await add({ tags, agreement_date: '2026-03-01' });
  const empty = await add({ tags });
  const around = async (id: number, sort: string) =>
    (
      await app
        .as(lawyer)
        .get(`/api/agreements/${String(id)}/neighbours?${encodeURI(`filter[tags]=соседи&sort=${sort}`)}`)
    ).json<ListNeighbours>();
  expect(await around(middle, '-agreement_date')).toEqual({
    position: 2,
    total: 4,
    total_is_capped: false,
    previous_id: newest,
    next_id: oldest,
  });
  expect(await around(oldest, '-agreement_date')).toMatchObject({
    position: 3,
    previous_id: middle,
    next_id: empty,
  });
  expect(await around(empty, '-agreement_date')).toMatchObject({
    position: 4,
    previous_id: oldest,
    next_id: null,
  });
  expect(await around(newest, 'agreement_date')).toMatchObject({
    position: 3,
    previous_id: middle,
    next_id: empty,
  });
  expect(await around(newest, '-agreement_date')).toMatchObject({ position: 1, previous_id: null });
  const outside = await add({});
  expect(await around(outside, 'title')).toMatchObject({
    position: null,
    previous_id: null,
    next_id: null,
    total: 4,
  });
});

test('relative days follow the calendar', async () => {
  const tags = ['срок'];
  const soon = await add({ tags, end_date: '2026-12-20' });
  await add({ tags, end_date: '2026-12-21' });
  const { data } = await find(
    'filter[tags]=срок&filter[end_date][gte]=today&filter[end_date][lte]=today%2B30'.replace('%2B', '+'),
  );
  expect(data.map((row) => row.id)).toEqual([soon]);
});

test('what is made on a day is found by the day in Moscow', async () => {
  const tags = ['полночь'];
  const id = await add({ tags, created_at: '2026-11-18T21:30:00Z' });
  expect(ids(await find('filter[tags]=полночь&filter[created_at]=2026-11-19'))).toEqual([id]);
  expect(ids(await find('filter[tags]=полночь&filter[created_at][lte]=2026-11-18'))).toEqual([]);
});
