import { writeFileSync } from 'node:fs';
import { aDemoDatabase } from '../demo/demo-app.builder';
import { sql } from 'kysely';
import type { ListContext, ListResource } from '../lists/list-resource';
import { MODULES } from '../app';
import { chainList } from '../approval/chains/chain-list';
import { taskList } from '../approval/tasks/task-list';
import { addendumSource } from '../addendums/addendum-source';
import { agreementSource } from '../agreements/agreement-source';
import { agreementResource } from '../agreements/list/agreement-list';
import { counterpartySource } from '../counterparties/counterparty-source';
import { counterpartyResource } from '../counterparties/list/counterparty-list';
import { parseListQuery } from '../lists/list-query';
import { readPage } from '../lists/list-reader';
import { type Register, registersFor } from '../lists/register-catalogue';
import { ValidationFailed } from '../platform/http/errors';
import { findNotifications } from '../notifications/notifications.repository';
import { seesTold } from '../notifications/told-records';
import { offerSource } from '../offers/offer-source';
import type { Db } from '../platform/database/database';
import { vacuumAnalyze } from '../platform/database/vacuum';
import type { Actor } from '../platform/http/actor';
import type { TestDatabase } from '../platform/testing/test-database';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { findHits } from '../search/search.repository';
import { manyRows } from './many-rows.builder';
import { type ListeningDb, listeningDb, rowsOf } from './read-plan';

/** A condition that less than this share of a table fulfils is no reason to read all of it. */
const FEW = 0.02;

/** Questions that are dear, and why they may be. */
const ACCEPTED: readonly [question: RegExp, reason: string][] = [
  [
    /^approval-chains (department|own)/,
    'who sees a round follows from its document: for a narrow scope every round is held against it',
  ],
  [
    /^approval-(chains|tasks) all: .*has no such order$/,
    'rounds and decisions of everybody, asked by few: the documents are read once for all of them',
  ],
  [/^addendums \w+: sort=-?counterparty/, 'the name belongs to the agreement, and the order to the addendum'],
];

/** What a question says beside its list, when the list is as short as it looks. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  text: ['слово', 'word', 'USD'],
  flag: ['true', 'false'],
  record: ['15'],
  day: ['2023-05-11'],
  number: ['15015'],
};

interface Question {
  name: string;
  ask: (db: Db) => Promise<unknown>;
}

let database: TestDatabase;
let app: TestApp;
let everything: Actor;
let readers: [string, Actor][];
let db: Db;
let heard: ListeningDb['heard'];
let close: ListeningDb['close'];

beforeAll(async () => {
  database = await aDemoDatabase();
  app = await startTestApp({ modules: MODULES, config: { demo: true }, database });
  await manyRows(app.db);
  ({ db, heard, close } = await listeningDb(database.connection));
  const person = await app.db
    .selectFrom('users')
    .select(['id', 'department_id'])
    .where('department_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const departmentIds = [person.department_id ?? 0];
  everything = anActor({ id: person.id });
  readers = [
    ['all', everything],
    ['department', anActor({ id: person.id, dataScope: 'department', departmentIds })],
    ['own', anActor({ id: person.id, dataScope: 'own' })],
  ];
});
afterAll(async () => {
  await close();
  await app.close();
});

beforeEach(() => (heard.length = 0));

const contextOf = (actor: Actor): ListContext => ({
  actor,
  now: new Date('2026-11-20T09:00:00Z'),
  today: '2026-11-20',
});

/** The queries of one filter that it can read: of a text only the filter knows what it looks like. */
function queriesOf<Row extends object>(
  list: ListResource<Row>,
  name: string,
  context: ListContext,
): string[] {
  const { shape, value } = list.filters[name] ?? { shape: 'one', value: 'text' };
  const values = typeof value === 'string' ? (VALUES[value] ?? []) : value;
  const ends = shape === 'range' ? ['[gte]', '[lte]'] : [''];
  const readable = values
    .map((one) => ends.map((end) => `filter[${name}]${end}=${one}`).join('&'))
    .filter((query) => {
      try {
        parseListQuery(list, encodeURI(query), context);
        return true;
      } catch (error) {
        if (error instanceof ValidationFailed) return false;
        throw error;
      }
    });
  if (readable.length === 0) throw new Error(`${list.name}: nothing is known that its filter ${name} reads`);
  return readable;
}

/** Every order, every filter, every tab and both kinds of search of a list. */
function questionsOf<Row extends object>(
  list: ListResource<Row>,
  [scope, actor]: [string, Actor],
): Question[] {
  const context = contextOf(actor);
  const searches = ['договор поставки', '12345', 'ДОГОВОР'].map((text) => `search=${text}`);
  const queries = [
    ...Object.keys(list.sorts).flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]),
    ...Object.keys(list.filters).flatMap((name) => queriesOf(list, name, context)),
    ...(list.search === undefined ? [] : searches),
  ];
  return queries.map((query) => ({
    name: `${list.name} ${scope}: ${query}`,
    ask: async (db) => {
      const request = parseListQuery(list, encodeURI(`${query}&per_page=50`), context);
      await readPage(db, { resource: list, request, context });
    },
  }));
}

function searchOf(register: Register<object>, [scope, actor]: [string, Actor]): Question[] {
  return ['договор', '12345'].map((text) => ({
    name: `search in ${register.list.name} ${scope}: ${text}`,
    ask: (db) => findHits(db, register, { text, context: contextOf(actor) }),
  }));
}

function allQuestions(): Question[] {
  const registers = registersFor(app.deps.app, everything);
  const lists: ListResource<object>[] = [
    ...registers.map(({ list }) => list),
    taskList(app.deps.app),
    chainList(app.deps.app),
  ];
  const notices = [{}, { unread: true }, { types: ['agreement.assigned'] }];
  return [
    ...readers.flatMap((reader) => lists.flatMap((list) => questionsOf(list, reader))),
    ...readers.flatMap((reader) => registers.flatMap((register) => searchOf(register, reader))),
    ...readers.flatMap(([scope, reader]) =>
      notices.map((narrowed) => ({
        name: `notifications ${scope}: ${JSON.stringify(narrowed)}`,
        ask: (db: Db) => {
          const seen = seesTold(app.deps, reader);
          return findNotifications(db, { userId: reader.id, limit: 20, offset: 0, seen, ...narrowed });
        },
      })),
    ),
  ];
}

test('no question of a register reads a large table from end to end to find little', async () => {
  const rows = await rowsOf(app.db);
  const dear: string[] = [];
  const lines: string[] = [];
  for (const { name, ask } of allQuestions()) {
    heard.length = 0;
    await ask(db);
    const plans = [...heard];
    const whole = plans.flatMap((plan) => plan.whole);
    lines.push(
      `${name} | ${[...new Set(plans.flatMap((plan) => plan.indexes))].join(', ')} | ${whole.map(({ table, found }) => `${table} ${String(found)}`).join(', ')}`,
    );
    for (const { table, found } of whole)
      if (found < FEW * (rows.get(table) ?? 0))
        dear.push(`${name}: all of ${table} for ${String(found)} rows`);
    // A list that is too long to be gone through is read in the order of an index.
    const inOrder = plans.filter(({ text }) => /^\s*select \S+ as id from/.test(text));
    for (const { table } of inOrder.flatMap((plan) => plan.whole))
      dear.push(`${name}: ${table} has no such order`);
  }
  if (process.env.PLANS !== undefined) writeFileSync(process.env.PLANS, lines.join('\n'));
  const accepted = (name: string) => ACCEPTED.some(([question]) => question.test(name));
  expect(dear.filter((name) => !accepted(name))).toEqual([]);
});

test('the search of everything reads no large table from end to end, whatever is looked for', async () => {
  const registers = registersFor(app.deps.app, everything);
  const whole: string[] = [];
  for (const text of ['договор', '12345', 'щщщщ', 'поставка сыроварни'])
    for (const register of registers) {
      heard.length = 0;
      await findHits(db, register, { text, context: contextOf(everything) });
      for (const plan of heard)
        whole.push(...plan.whole.map(({ table }) => `${register.list.name}, ${text}: ${table}`));
    }
  expect(whole).toEqual([]);
});

test('no card reads a large table from end to end, not even that of a counterparty nothing names', async () => {
  // As the database does by itself: an index alone answers for rows that everybody sees.
  await vacuumAnalyze(app.db, ['agreements', 'addendums', 'commercial_offers', 'users']);
  const idOf = async (which: string) => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select id from ${which} order by id desc limit 1`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is none of ${which}`);
    return Number(row.id);
  };
  const unnamed = `not exists (select from agreements a
    where c.id in (a.counterparty_id, a.effective_counterparty_id, a.organization_id))`;
  const cards = [
    ['agreement', agreementSource, 'agreements'],
    ['addendum', addendumSource, 'addendums'],
    ['offer', offerSource, 'commercial_offers'],
    ['partner', counterpartySource, `counterparties c where not is_own and ${unnamed}`],
    ['organisation', counterpartySource, `counterparties c where is_own and ${unnamed}`],
    [
      'organisation in use',
      counterpartySource,
      `counterparties where is_own and id in (select organization_id from agreements)`,
    ],
  ] as const;
  const whole: string[] = [];
  for (const [name, source, which] of cards) {
    const id = await idOf(which);
    heard.length = 0;
    expect(await source.find(db, 'everything', id)).not.toBeNull();
    for (const plan of heard) whole.push(...plan.whole.map(({ table }) => `${name}: ${table}`));
  }
  expect(whole).toEqual([]);
});

test('a Russian word is found by an index, however it is typed', async () => {
  const { id } = await app.db
    .updateTable('counterparties')
    .set({ name_short: 'Сыроварня' })
    .where('id', '=', (from) => from.selectFrom('counterparties').select(({ fn }) => fn.max('id').as('id')))
    .returning('id')
    .executeTakeFirstOrThrow();
  const context = contextOf(everything);
  const request = parseListQuery(counterpartyResource, encodeURI('search=СЫРОВАРН'), context);
  const { data } = await readPage(db, { resource: counterpartyResource, request, context });
  expect(data.map((row) => row.id)).toEqual([id]);
  expect(heard.flatMap((plan) => plan.indexes)).toContain('counterparties_search');
});

test('what one person answers for in one status is one statement, and is not counted twice when there is too much', async () => {
  const { rows: people } = await database.pool.query<{ id: string }>(
    'select id from users order by id limit 2',
  );
  const [few, many] = people.map(({ id }) => Number(id));
  await app.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update agreements set status = 'active', archived_at = null, responsible_id = case when id % 100 = 0
      then ${few} else ${many} end::bigint`.execute(trx);
  });
  const [, department] = readers[1] ?? [];
  const read = async (query: string, actor = everything) => {
    const context = contextOf(actor);
    const request = parseListQuery(agreementResource, encodeURI(query), context);
    heard.length = 0;
    const { data, meta } = await readPage(db, { resource: agreementResource, request, context });
    return {
      ids: data.map(({ id }) => id),
      total: meta.total,
      capped: meta.total_is_capped,
      asked: heard.length,
      isPlannedOnce: heard[0]?.text.includes('@prepared'),
    };
  };
  const one = `filter[status]=active&filter[responsible_id]=${String(few)}&sort=title`;
  const steady = await read(`${one}&per_page=50`);
  const other = await read(`${one}&per_page=49`);
  expect(steady).toMatchObject({ asked: 1, isPlannedOnce: true });
  expect([steady.ids.slice(0, 49), steady.total]).toEqual([other.ids, other.total]);
  expect(steady.total).toBeGreaterThan(50);

  const ofMany = `filter[status]=active&filter[responsible_id]=${String(many)}`;
  const long = await read(`${ofMany}&per_page=50&sort=title`);
  expect(long).toMatchObject({ total: 10_000, capped: true, asked: 3 });
  expect(long.ids).toHaveLength(50);
  // In the order of their index the page needs no other way, however many there are.
  const newest = await read(`${ofMany}&per_page=50`);
  expect(newest).toMatchObject({ total: 10_000, capped: true, asked: 1, isPlannedOnce: true });
  expect(newest.ids.slice(0, 49)).toEqual((await read(`${ofMany}&per_page=49`)).ids);
  expect(heard.flatMap(({ indexes }) => indexes)).toContain('agreements_of_responsible_and_status');

  for (const [query, actor] of [
    [`${one}&filter[kind]=standard`, everything],
    [`${one}&filter[tab]=mine`, everything],
    [one.replace('=active', '[]=active&filter[status][]=draft'), everything],
    [one, department],
  ] as const)
    expect(await read(`${query}&per_page=50`, actor)).toMatchObject({ isPlannedOnce: false });
});
