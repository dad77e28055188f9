import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { type Watchers, watchers } from 'shared/contract/list/subscription';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { aTalker } from '../comments/talker.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { subscriptionsModule } from './subscriptions-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let buyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, agreementsModule, subscriptionsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  const permissions = ['agreements.read', 'agreements.edit'] as const;
  lawyer = await aTalker(app.db, company, { name: 'Крылова Анна Ильинична', permissions });
  buyer = await aTalker(app.db, company, { name: 'Гусев Олег Петрович' });
});
afterAll(() => app.close());

const agreement = () =>
  anAgreement(app.db, company, { responsible_id: lawyer.id, number: '7', title: 'Реле' });
const url = (id: number, person?: Actor) =>
  `/api/subscriptions/records/agreements/${String(id)}/watchers${person === undefined ? '' : `/${String(person.id)}`}`;
const put = (id: number, person: Actor, by = lawyer) => app.as(by).put(url(id, person));
const find = async (id: number, by = lawyer): Promise<Watchers> =>
  watchers.parse((await app.as(by).get(url(id))).json());
const told = (person: Actor) =>
  app.db
    .selectFrom('notifications')
    .select(['title', 'body', 'url'])
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute();

test('who is calling comes first, then whether they may change the record', async () => {
  const id = await agreement();
  const outsider = await aTalker(app.db, company, { permissions: [] });
  const narrow = await aTalker(app.db, company, { scope: 'own' });
  expect((await app.stranger.get(url(id))).statusCode).toBe(401);
  expect((await app.stranger.put(url(id, buyer))).statusCode).toBe(401);
  expect((await app.stranger.delete(url(id, buyer))).statusCode).toBe(401);
  expect((await app.as(outsider).get(url(id))).statusCode).toBe(403);
  expect((await app.as(narrow).get(url(id))).statusCode).toBe(404);
  expect((await put(id, lawyer, buyer)).statusCode).toBe(403);
  await put(id, lawyer);
  expect((await app.as(buyer).delete(url(id, lawyer))).statusCode).toBe(403);
  expect((await find(id, buyer)).can.edit).toBe(false);
  expect((await app.as(lawyer).get('/api/subscriptions/records/measures/1/watchers')).statusCode).toBe(422);
});

test('a colleague put on the list is told of it, stands in the card and hears of changes from then on', async () => {
  const id = await agreement();
  expect((await put(id, buyer)).statusCode).toBe(204);
  expect((await put(id, buyer)).statusCode).toBe(204);
  expect(await told(buyer)).toEqual([
    {
      title: 'Вас добавили в наблюдатели: договор',
      body: '№\u00a07 «Реле»',
      url: `/agreements/${String(id)}`,
    },
  ]);
  const card = async () =>
    (await app.as(lawyer).get(`/api/agreements/${String(id)}`)).json<{
      watchers: unknown;
      lock_version: number;
    }>();
  const { watchers: shown, lock_version } = await card();
  expect(shown).toEqual([{ id: buyer.id, full_name: 'Гусев Олег Петрович' }]);
  await app.jobs.runScheduled('subscriptions.records');
  expect(await told(buyer)).toHaveLength(1);
  const patched = await app
    .as(lawyer)
    .patch(`/api/agreements/${String(id)}`, { lock_version, title: 'Новое' });
  expect(patched.statusCode).toBe(200);
  await app.jobs.runScheduled('subscriptions.records');
  expect((await told(buyer))[1]).toMatchObject({ title: 'Изменилось: №\u00a07 — Новое' });
});

test('nobody is put on the list who does not see the document', async () => {
  const id = await agreement();
  const narrow = await aTalker(app.db, company, { scope: 'own' });
  const refused = await put(id, narrow);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ errors: { user_id: ['Сотрудник не видит эту запись'] } });
  expect((await find(id)).data).toEqual([]);
});

test('whoever may change the document takes others off, and everybody takes themselves off', async () => {
  const id = await agreement();
  await put(id, buyer);
  await put(id, lawyer);
  expect((await app.as(lawyer).delete(url(id, buyer))).statusCode).toBe(204);
  expect((await app.as(lawyer).delete(url(id, buyer))).statusCode).toBe(404);
  await put(id, buyer);
  expect((await app.as(buyer).delete(url(id, buyer))).statusCode).toBe(204);
  expect((await find(id)).data.map((person) => person.id)).toEqual([lawyer.id]);
  const { data } = (await app.as(lawyer).get(`/api/agreements/${String(id)}/history`)).json<{
    data: ActivityLog[];
  }>();
  expect(
    data.map(({ action_label, changes }) => [action_label, changes[0]?.old, changes[0]?.new]),
  ).toContainEqual(['Убран наблюдатель', 'Гусев Олег Петрович', null]);
});

test('whoever is dismissed watches nothing', async () => {
  const id = await agreement();
  const gone = await aTalker(app.db, company);
  await put(id, gone);
  await app.db.updateTable('users').set({ status: 'dismissed' }).where('id', '=', gone.id).execute();
  expect((await find(id)).data).toEqual([]);
});
