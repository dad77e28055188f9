import { sql } from 'kysely';
import { searchAnswer } from 'shared/contract/list/search';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { agreementsModule } from '../agreements/agreements-module';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { usersModule } from '../users/users-module';
import { searchModule } from './search-module';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [usersModule, counterpartiesModule, agreementsModule, searchModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const find = async (actor: Awaited<ReturnType<Company['employee']>>, text: string) =>
  searchAnswer.parse((await app.as(actor).get(`/api/search?search=${encodeURIComponent(text)}`)).json()).data;

test('a stranger is asked to log in', async () => {
  expect((await app.stranger.get('/api/search?search=a')).statusCode).toBe(401);
});

test('one text finds agreements, companies and people, each where it may be opened', async () => {
  const lawyer = await company.employee({ name: 'Лесная Анна Павловна' });
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number: '5/2026-П',
    title: 'Поставка реле',
  });
  const hits = await find(lawyer, 'лесная');
  expect(hits.map((hit) => [hit.section, hit.kind, hit.url])).toEqual([
    ['Сотрудники', 'user', `/handbooks/users/${String(lawyer.id)}`],
    ['Контрагенты', 'counterparty', `/counterparties/${String(company.counterpartyId)}`],
    ['Договоры', 'agreement', `/agreements/${String(id)}`],
  ]);
  expect(hits[2]?.title).toBe('№\u00a05/2026-П — Поставка реле');
});

test('a colleague whose profile one may not open is found in the list of employees', async () => {
  const lawyer = await company.employee({ name: 'Журавлёва Дарья Игоревна' });
  const reader = await company.employee({ permissions: ['agreements.read'] });
  const keeper = await company.employee({ permissions: ['users.update_other'] });
  const urls = async (actor: typeof reader) => (await find(actor, 'журавлёва')).map(({ url }) => url);
  expect(await urls(keeper)).toEqual([`/handbooks/users/${String(lawyer.id)}`]);
  expect(await urls(reader)).toEqual([
    `/handbooks/users?${new URLSearchParams({ search: 'Журавлёва Дарья Игоревна' }).toString()}`,
  ]);
});

test('what one may not see is not found', async () => {
  const owner = await company.employee();
  await anAgreement(app.db, company, { responsible_id: owner.id, title: 'Секретная сделка' });
  const without = await company.employee({ permissions: [] });
  const narrow = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  expect(await find(without, 'секретная')).toEqual([]);
  expect(await find(narrow, 'секретная')).toEqual([]);
  expect(await find(owner, 'секретная')).toHaveLength(1);
});

test('a record is found by its name as it is shown and copied', async () => {
  const lawyer = await company.employee();
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number: '77/2026-К',
    title: 'Поставка трансформаторов',
  });
  const found = async (text: string) =>
    (await find(lawyer, text)).map((hit) => `${hit.kind} ${String(hit.id)}`);
  for (const text of [
    '№\u00a077/2026-К',
    '№77/2026-К',
    '№\u00a077/2026-К — Поставка трансформаторов',
    'Договор № 77/2026-К от 20.11.2026 г.',
    '77/2026-К трансформаторы',
    '«Трансформаторы»,',
  ]) {
    expect({ text, found: await found(text) }).toEqual({ text, found: [`agreement ${String(id)}`] });
  }
  expect(await found('№ 77/2026-К — Аренда')).toEqual([]);
  const plaza = `counterparty ${String(company.counterpartyId)}`;
  for (const text of [
    'ООО «Лесная Плаза»',
    'ООО "Лесная Плаза"',
    'Лесная Плаза, ООО',
    'ИНН\u00a07736050003',
    '7736050003/770101001',
  ]) {
    expect({ text, found: await found(text) }).toMatchObject({
      text,
      found: expect.arrayContaining([plaza]) as unknown,
    });
  }
});

test('a declined name finds, also where the text stands as it is in another register', async () => {
  const lawyer = await company.employee({ name: 'Щербакова Елена Андреевна' });
  const found = async (text: string) => (await find(lawyer, text)).map(({ title }) => title);
  for (const text of ['Щербаковой', 'Щербаковой Елене', 'щербакову', 'Елене Андреевне']) {
    expect({ text, found: await found(text) }).toEqual({ text, found: ['Щербакова Елена Андреевна'] });
  }
  await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number: '8/2026-Щ',
    title: 'Доверенность Щербаковой',
  });
  expect(await found('Щербаковой')).toEqual([
    'Щербакова Елена Андреевна',
    '№\u00a08/2026-Щ — Доверенность Щербаковой',
  ]);
  expect((await found('Лесной Плазой'))[0]).toContain('Лесная Плаза');
});

test('what stays of a declined word begins a word and is looked for in no other', async () => {
  const lawyer = await company.employee({ name: 'Агрегатова Вера' });
  await company.employee({ name: 'Подагрегатов Олег' });
  await company.employee({ name: 'Римская-Агрегатова Нина' });
  const found = async (text: string) => (await find(lawyer, text)).map(({ title }) => title);
  expect(await found('Агрегатовой')).toEqual(['Римская-Агрегатова Нина', 'Агрегатова Вера']);
  expect(await found('Вере+(')).toEqual([]);
});

test('a slip is understood and said, by words the reader may see and only where nothing is called so', async () => {
  const lawyer = await company.employee({ name: 'Кондратьев Игнат Львович' });
  const answer = async (text: string, reader = lawyer) =>
    searchAnswer.parse((await app.as(reader).get(`/api/search?search=${encodeURIComponent(text)}`)).json());
  const read = async (text: string) => {
    const { data, reading } = await answer(text);
    return [reading, data.map(({ title }) => title)];
  };
  for (const text of ['Конрдатьев', 'Кандратьев', 'Кондартьевым', 'Кондартье']) {
    expect({ text, read: await read(text) }).toEqual({
      text,
      read: ['кондратьев', ['Кондратьев Игнат Львович']],
    });
  }
  expect(await read('Игнат Конрдатьев')).toEqual(['игнат кондратьев', ['Кондратьев Игнат Львович']]);
  expect(await read('Кондратьев')).toEqual([undefined, ['Кондратьев Игнат Львович']]);
  expect(await read('Канистрово')).toEqual([undefined, []]);
  await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number: '9/2026-Э',
    title: 'Аренда экскаватора-погрузчика',
  });
  const digger = ['№\u00a09/2026-Э — Аренда экскаватора-погрузчика'];
  expect(await read('экскаваотра')).toEqual(['экскаватора', digger]);
  expect(await read('погрзчик')).toEqual(['погрузчика', digger]);
  const stranger = await company.employee({ permissions: [] });
  expect(await answer('Конрдатьев', stranger)).toEqual({ data: [] });
});

test('a word that was meant where the reader sees nothing gives way to the next one', async () => {
  const colleague = await company.employee();
  const narrow = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  await anAgreement(app.db, company, { responsible_id: colleague.id, title: 'Бортовка' });
  await anAgreement(app.db, company, { responsible_id: narrow.id, title: 'Буртовка' });
  const readBy = async (reader: typeof narrow) =>
    searchAnswer.parse(
      (await app.as(reader).get(`/api/search?search=${encodeURIComponent('бвртовка')}`)).json(),
    ).reading;
  expect(await readBy(colleague)).toBe('бортовка');
  expect(await readBy(narrow)).toBe('буртовка');
});

test('a word that only a corrected or a hidden title held does not keep a slip from being understood', async () => {
  const lawyer = await company.employee({ name: 'Мирошниченко Глеб' });
  const read = async (text: string) =>
    searchAnswer.parse((await app.as(lawyer).get(`/api/search?search=${encodeURIComponent(text)}`)).json());
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, title: 'Аренда перфоратара' });
  await app.db.updateTable('agreements').set({ title: 'Аренда перфоратора' }).where('id', '=', id).execute();
  for (const text of ['перфоратара', 'аренда перфоратара']) {
    const { reading, data } = await read(text);
    expect([reading, data.map((hit) => hit.id)]).toEqual([text.replace('тара', 'тора'), [id]]);
  }
  // Both words are called by something that is seen, though by nothing together.
  expect(await read('мирошниченко перфоратора')).toEqual({ data: [] });
});

test('a sum finds what costs as much, and says so', async () => {
  const lawyer = await company.employee();
  const of = async (title: string, amount: string) =>
    anAgreement(app.db, company, { responsible_id: lawyer.id, title, amount });
  await of('Краны', '1200000.50');
  await of('Лебёдки', '1200000.00');
  await of('Тали', '12000000.00');
  const found = async (text: string) =>
    (await find(lawyer, text)).map(({ title, hint }) => `${title}: ${hint}`);
  expect(await found('1 200 000,50')).toEqual([
    expect.stringMatching(/Краны.*1\u00a0200\u00a0000,50\u00a0₽/),
  ]);
  expect(await found('1200000')).toHaveLength(2);
  expect(await found('1\u00a0200\u00a0000,00\u00a0₽')).toEqual([expect.stringContaining('Лебёдки')]);
  const narrow = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  expect(await find(narrow, '1 200 000')).toEqual([]);
});

test('nothing asked is nothing found', async () => {
  expect(await find(await company.employee(), '  ')).toEqual([]);
});

test('what is rare is found however old it is, and of what is common the newest', async () => {
  const named = (name: string, of: string) =>
    sql`
    insert into counterparties (is_own, type, legal_form, name_short, name_full, inn, status)
    select false, 'entrepreneur', 'ИП', ${sql.raw(name)}, 'Предприниматель', lpad((500000000000 + g)::text, 12, '0'), 'active'
    from generate_series(${sql.raw(of)}) g`.execute(app.db);
  await named(`'Сыроварня'`, '1, 1');
  await named(`'Пекарня ' || g`, '2, 1200');
  const reader = await company.employee();
  expect((await find(reader, 'сыроварня')).map(({ title }) => title)).toEqual([
    expect.stringContaining('Сыроварня'),
  ]);
  const common = await find(reader, 'пекарня');
  expect(common.map(({ title }) => /\d+/.exec(title)?.[0])).toEqual(['1200', '1199', '1198', '1197', '1196']);
});

test('a text of signs alone finds nothing, whatever is called with them', async () => {
  const lawyer = await company.employee();
  await anAgreement(app.db, company, { responsible_id: lawyer.id, title: 'Аренда [2-й этап]' });
  expect(await find(lawyer, '-')).toEqual([]);
  expect(await find(lawyer, ']]]]')).toEqual([]);
});
