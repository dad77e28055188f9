import type { CalendarDay, CalendarYear } from 'shared/contract/calendar/calendar-day';
import { aCompany } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { calendarModule } from './calendar-module';
import { addWorkingDays } from '../calendar/working-days.repository';

const URL = '/api/calendar-days';
const MOVED = '2026-11-21';

let app: TestApp;
let admin: Actor;
let clerk: Actor;

beforeAll(async () => {
  app = await startTestApp({ modules: [calendarModule], now: new Date('2026-11-20T09:00:00Z') });
  const company = await aCompany(app.db);
  admin = await company.employee({ permissions: ['roles.edit'] });
  clerk = await company.employee({ permissions: ['agreements.read'] });
});
afterAll(() => app.close());

const year = async (which: number, actor = admin) =>
  (await app.as(actor).get(`${URL}?year=${String(which)}`)).json<CalendarYear>();
const put = (day: string, input: object) =>
  app.as(admin).put(`${URL}/${day}`, { lock_version: null, ...input });
const load = (input: object) => app.as(admin).post(`${URL}/import`, input);
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

test('the calendar is read by employees and changed by who sets up the product', async () => {
  expect((await app.stranger.get(`${URL}?year=2026`)).statusCode).toBe(401);
  expect((await app.stranger.put(`${URL}/${MOVED}`, {})).statusCode).toBe(401);
  expect((await app.stranger.post(`${URL}/import`, {})).statusCode).toBe(401);
  expect((await app.as(clerk).put(`${URL}/${MOVED}`, {})).statusCode).toBe(403);
  expect((await app.as(clerk).post(`${URL}/import`, {})).statusCode).toBe(403);
  expect((await year(2026, clerk)).can.edit).toBe(false);
  const { data, meta, can } = await year(2026);
  expect(can.edit).toBe(true);
  expect(meta).toMatchObject({ current_page: 1, last_page: 1, total: data.length });
  expect(data).toContainEqual(
    expect.objectContaining({ day: '2026-11-03', kind: 'short', hours: '7.0', is_preliminary: false }),
  );
  expect((await year(2027)).data.every(({ is_preliminary }) => is_preliminary)).toBe(true);
  expect((await app.as(clerk).get(`${URL}?year=26`)).statusCode).toBe(422);
  const present = (await app.as(clerk).get(URL)).json<CalendarYear>();
  expect(present.year).toBe(2026);
});

test('a day says by itself whether its reader may change it', async () => {
  const day = async (actor: Actor) => (await app.as(actor).get(`${URL}/2026-11-03`)).json<CalendarDay>();
  expect(await day(clerk)).toMatchObject({ can: { edit: false }, available_actions: [] });
  expect((await day(admin)).can).toEqual({ edit: true });
});

test('a year nobody has told of yet is one empty page', async () => {
  const { data, meta } = await year(2041);
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ current_page: 1, last_page: 1, per_page: 1, total: 0 });
  expect((await app.as(admin).get(`${URL}?year=2041&per_page=50`)).statusCode).toBe(200);
});

test('a Saturday that becomes a working day is counted as one, until it is a Saturday again', async () => {
  expect(await addWorkingDays(app.db, '2026-11-20', 1)).toBe('2026-11-23');
  const made = await put(MOVED, { kind: 'workday_moved', name: 'Перенос с 23 ноября' });
  const day = made.json<CalendarYear>().data.find((one) => one.day === MOVED);
  expect(day).toMatchObject({ kind: 'workday_moved', hours: '8.0', lock_version: 1 });
  expect(await addWorkingDays(app.db, '2026-11-20', 1)).toBe(MOVED);
  expect((await put(MOVED, { kind: null })).statusCode).toBe(409);
  const gone = await put(MOVED, { kind: null, lock_version: 1 });
  expect(gone.json<CalendarYear>().data.map((one) => one.day)).not.toContain(MOVED);
  expect(await addWorkingDays(app.db, '2026-11-20', 1)).toBe('2026-11-23');
  const lines = await app.db
    .selectFrom('activity_logs')
    .select(['action', 'entity_label'])
    .where('entity_type', '=', 'calendar_day')
    .execute();
  expect(lines).toEqual([
    { action: 'calendar_day.updated', entity_label: '21.11.2026' },
    { action: 'calendar_day.updated', entity_label: '21.11.2026' },
  ]);
});

test('a day is added, read, changed in part and taken back like a record of any book', async () => {
  const one = `${URL}/2026-11-28`;
  const as = app.as(admin);
  expect((await as.get(one)).statusCode).toBe(404);
  const added = { date: '2026-11-28', kind: 'workday_moved' };
  expect((await app.as(clerk).post(URL, added)).statusCode).toBe(403);
  const made = await as.post(URL, added);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ date: '2026-11-28', hours: '8.0', name: null, lock_version: 1 });
  expect((await as.post(URL, added)).statusCode).toBe(409);
  const named = await as.patch(one, { lock_version: 1, name: 'Перенос' });
  expect(named.json()).toMatchObject({ kind: 'workday_moved', name: 'Перенос', lock_version: 2 });
  const stale = await as.patch(one, { lock_version: 1, name: 'Иначе' });
  expect(stale.json()).toMatchObject({ current: { name: 'Перенос', lock_version: 2 } });
  expect((await app.as(clerk).get(one)).json()).toMatchObject({ name: 'Перенос' });
  expect((await as.delete(one, { lock_version: 1 })).statusCode).toBe(409);
  expect((await as.delete(one, { lock_version: 2 })).statusCode).toBe(204);
  expect((await as.delete(one)).statusCode).toBe(404);
});

test('the days of a year come by pages where they are asked for', async () => {
  const whole = await year(2026);
  const page = (await app.as(clerk).get(`${URL}?filter[year]=2026&page=2&per_page=5`)).json<CalendarYear>();
  expect(page.data).toEqual(whole.data.slice(5, 10));
  expect(page.meta).toMatchObject({ current_page: 2, per_page: 5, total: whole.data.length });
});

test('what is wrong with the address is said as every list says it', async () => {
  const said = async (query: string) => errorsOf(await app.as(clerk).get(`${URL}?${query}`));
  expect(await said('per_page=101&filter[year]=26')).toEqual({
    per_page: ['Укажите целое число от 1 до 100'],
    'filter[year]': ['Укажите год от 1900 до 2999'],
  });
  expect(await said('filter[kind]=short&page=0')).toEqual({
    'filter[kind]': ['Неизвестное поле'],
    page: ['Укажите целое число от 1 до 1 000 000'.replaceAll(' 000', '\u00a0000')],
  });
});

test('what a day is by its weekday cannot be said of it again', async () => {
  expect(errorsOf(await put('2026-11-22', { kind: 'dayoff' }))).toEqual({
    kind: ['22.11.2026 и так выходной'],
  });
  expect(errorsOf(await put('2026-11-24', { kind: 'workday_moved' }))).toHaveProperty('kind');
  expect((await put('2026-02-30', { kind: 'holiday' })).statusCode).toBe(404);
});

test('a year out of a spreadsheet takes the place of the preliminary one', async () => {
  const text = [
    'Дата\tВид дня\tНазвание',
    '01.01.2027\tПраздничный день\tНовый год',
    '',
    '2027-02-20;Рабочий день;Перенос на 22 февраля',
    '22.02.2027;Выходной день;"Перенос с 20 февраля"',
    '30.04.2027;сокращённый;',
    '07.05.2027;"сокращённый";"Канун ""Дня Победы""; на час короче"',
  ].join('\r\n');
  const loaded = (await load({ year: 2027, text })).json<CalendarYear>();
  expect(loaded.data.map(({ day, kind, name, is_preliminary }) => [day, kind, name, is_preliminary])).toEqual(
    [
      ['2027-01-01', 'holiday', 'Новый год', false],
      ['2027-02-20', 'workday_moved', 'Перенос на 22 февраля', false],
      ['2027-02-22', 'dayoff', 'Перенос с 20 февраля', false],
      ['2027-04-30', 'short', null, false],
      ['2027-05-07', 'short', 'Канун "Дня Победы"; на час короче', false],
    ],
  );
});

test('one line that cannot be read, and nothing of the year changes', async () => {
  const before = await year(2026);
  const text =
    '01.01.2026;праздник\n31.02.2026;праздник\n09.05.2027;праздник\n12.06.2026;отдых\n01.01.2026;праздник\n1 мая;праздник';
  expect(errorsOf(await load({ year: 2026, text })).text).toEqual([
    'Строка 2: 31.02.2026 — такого дня нет в календаре',
    'Строка 3: 09.05.2027 — день другого года',
    'Строка 4: «отдых» — неизвестный вид дня',
    'Строка 5: 01.01.2026 — уже был',
    'Строка 6: «1 мая» — не дата вида 31.12.2026',
  ]);
  expect(errorsOf(await load({ year: 2026, text: '\n' })).text).toEqual(['В тексте нет ни одного дня']);
  expect(await year(2026)).toEqual(before);
});

test('a day is named by its date or by its number, in the address and in a body', async () => {
  const made = await app.as(admin).post(URL, { date: '2026-10-15', kind: 'short', name: 'День компании' });
  expect([made.statusCode, made.json<CalendarDay>().id]).toEqual([201, 20261015]);
  expect((await app.as(admin).get(`${URL}/20261015`)).json()).toEqual(made.json());
  const body = { id: 20261015, lock_version: 1, name: 'Праздник компании' };
  const renamed = await app.as(admin).patch(URL, body);
  expect([renamed.statusCode, renamed.json<CalendarDay>().name]).toEqual([200, 'Праздник компании']);
  expect((await app.as(admin).patch(URL, body)).statusCode).toBe(409);
  expect((await app.as(clerk).patch(URL, body)).statusCode).toBe(403);
  expect(errorsOf(await app.as(admin).patch(URL, { lock_version: 2, name: 'Ни о каком дне' }))).toEqual({
    date: ['Это поле обязательно для заполнения'],
  });
  expect(errorsOf(await app.as(admin).patch(URL, { id: 20261345, lock_version: 2 }))).toHaveProperty('id');
  const remove = () => app.as(admin).delete(URL, { date: '2026-10-15', lock_version: 2 });
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).json()).toMatchObject({
    message: '15.10.2026 не отличается от обычного дня недели',
  });
});
