import { subscriptions } from 'shared/contract/list/subscription';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { aTalker } from '../comments/talker.builder';
import { aForeigner } from '../counterparties/counterparty.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import type { Actor } from '../platform/http/actor';
import { notificationsModule } from '../notifications/notifications-module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { savedViewsModule } from '../saved-views/saved-views-module';
import { subscriptionsModule } from './subscriptions-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let minutes = 0;

beforeAll(async () => {
  app = await startTestApp({
    modules: [
      rolesModule,
      counterpartiesModule,
      agreementsModule,
      savedViewsModule,
      subscriptionsModule,
      notificationsModule,
    ],
  });
  company = await aCompany(app.db);
  lawyer = await aTalker(app.db, company, {
    name: 'Крылова Анна Ильинична',
    permissions: ['agreements.read', 'agreements.edit'],
  });
  pass(0);
});
afterAll(() => app.close());

function pass(more: number): void {
  minutes += more;
  app.setNow(new Date(Date.parse('2026-11-20T09:00:00Z') + minutes * 60_000));
}
const reader = (given: Parameters<typeof aTalker>[2] = {}) => aTalker(app.db, company, given);
const agreement = (given: object = {}) =>
  anAgreement(app.db, company, { responsible_id: lawyer.id, number: '7', title: 'Поставка реле', ...given });
const url = (id: number) => `/api/subscriptions/records/agreements/${String(id)}`;
const change = async (id: number, title: string, by = lawyer) => {
  const { lock_version } = (await app.as(by).get(`/api/agreements/${String(id)}`)).json<{
    lock_version: number;
  }>();
  const answer = await app.as(by).patch(`/api/agreements/${String(id)}`, { lock_version, title });
  expect(answer.statusCode).toBe(200);
};
const told = async (actor: Actor) =>
  app.db
    .selectFrom('notifications')
    .select(['type', 'title', 'body', 'url', 'repeats'])
    .where('user_id', '=', actor.id)
    .orderBy('id')
    .execute();
const tell = () => app.jobs.runScheduled('subscriptions.records');
const look = () => app.jobs.runScheduled('subscriptions.views');
const own = async (actor: Actor) =>
  subscriptions.parse((await app.as(actor).get('/api/subscriptions')).json());

test('subscriptions are nobody’s who is not logged in', async () => {
  expect((await app.stranger.get('/api/subscriptions')).statusCode).toBe(401);
  expect((await app.stranger.put(url(1))).statusCode).toBe(401);
  expect((await app.stranger.delete(url(1))).statusCode).toBe(401);
  expect((await app.stranger.put('/api/subscriptions/views/1')).statusCode).toBe(401);
  expect((await app.stranger.delete('/api/subscriptions/views/1')).statusCode).toBe(401);
});

test('nobody subscribes to what they do not see, to a closed register or to none', async () => {
  const id = await agreement();
  const clerk = await reader({ scope: 'own' });
  const outsider = await reader({ permissions: [] });
  expect((await app.as(clerk).put(url(id))).statusCode).toBe(404);
  expect((await app.as(outsider).put(url(id))).statusCode).toBe(403);
  expect((await app.as(lawyer).put('/api/subscriptions/records/secrets/1')).statusCode).toBe(422);
  expect((await app.as(lawyer).put('/api/subscriptions/views/999')).statusCode).toBe(404);
  expect((await own(clerk)).records).toEqual([]);
});

test('the subscriber hears of others’ changes, and whoever made them hears nothing', async () => {
  const [id, buyer] = [await agreement(), await reader()];
  await change(id, 'Поставка до подписки');
  await app.as(buyer).put(url(id));
  await app.as(lawyer).put(url(id));
  await tell();
  expect(await told(buyer)).toEqual([]);
  await change(id, 'Поставка реле и муфт');
  await tell();
  expect(await told(buyer)).toEqual([
    {
      type: 'record_changed',
      title: 'Изменилось: №\u00a07 — Поставка реле и муфт',
      body: 'Изменение договора: название',
      url: `/agreements/${String(id)}`,
      repeats: 1,
    },
  ]);
  expect(await told(lawyer)).toEqual([]);
  await app.as(buyer).delete(url(id));
  pass(61);
  await change(id, 'Поставка без свидетелей');
  await tell();
  expect(await told(buyer)).toHaveLength(1);
});

test('a step is told by its name, the rest of what it changed by the names of the fields', async () => {
  const [id, buyer] = [await agreement({ status: 'active' }), await reader()];
  await app.as(buyer).put(url(id));
  const { lock_version } = (await app.as(lawyer).get(`/api/agreements/${String(id)}`)).json<{
    lock_version: number;
  }>();
  const answer = await app.as(lawyer).post(`/api/agreements/${String(id)}/suspend`, {
    lock_version,
    date: '2026-11-20',
    reason: 'Ремонт площадки',
  });
  expect(answer.json()).toMatchObject({ status: 'suspended' });
  await tell();
  expect((await told(buyer)).map(({ body }) => body)).toEqual(['Приостановление договора: дата, причина']);
});

test('changes of one hour are one word more, at its end', async () => {
  const [id, buyer] = [await agreement(), await reader()];
  await app.as(buyer).put(url(id));
  await change(id, 'Первая правка');
  await tell();
  await app.db.updateTable('notifications').set({ is_read: true }).where('user_id', '=', buyer.id).execute();
  for (let at = 2; at <= 10; at += 1) {
    pass(5);
    await change(id, `Правка ${String(at)}`);
    await tell();
  }
  expect(await told(buyer)).toHaveLength(1);
  pass(20);
  await tell();
  await tell();
  expect(await told(buyer)).toHaveLength(2);
});

test('whoever lost sight of the record is told nothing, and hears again once they see it', async () => {
  const [id, buyer] = [await agreement(), await reader()];
  await app.as(buyer).put(url(id));
  const scope = (to: 'own' | 'all') =>
    app.db
      .updateTable('roles')
      .set({ data_scope: to })
      .where('id', 'in', (row) =>
        row.selectFrom('user_roles').select('role_id').where('user_id', '=', buyer.id),
      )
      .execute();
  await scope('own');
  await change(id, 'Тайная правка');
  await tell();
  expect(await told(buyer)).toEqual([]);
  expect((await own({ ...buyer, dataScope: 'own' })).records).toEqual([]);
  await scope('all');
  await tell();
  expect(await told(buyer)).toEqual([]);
  await change(id, 'Открытая правка');
  await tell();
  expect((await told(buyer)).map(({ title }) => title)).toEqual(['Изменилось: №\u00a07 — Открытая правка']);
  expect((await own(buyer)).records).toMatchObject([{ id, resource: 'agreements' }]);
});

let lastView = 0;
const aView = async (actor: Actor, given: object = {}) => {
  const answer = await app.as(actor).post('/api/saved-views', {
    resource: 'agreements',
    name: `Действующие ${String((lastView += 1))}`,
    query: 'filter[status][]=active',
    ...given,
  });
  return answer.json<{ id: number; name: string }>();
};
const viewUrl = (id: number) => `/api/subscriptions/views/${String(id)}`;

test('the subscriber of a view hears of what enters it, and not of what stood there', async () => {
  const buyer = await reader({ permissions: ['agreements.read', 'agreements.edit'] });
  const view = await aView(buyer);
  await agreement({ status: 'active', title: 'Прежний' });
  expect((await app.as(buyer).put(viewUrl(view.id))).statusCode).toBe(204);
  expect((await own(buyer)).views).toMatchObject([
    {
      id: view.id,
      section: 'Договоры',
      url: `/agreements?filter%5Bstatus%5D%5B%5D=active&view=${String(view.id)}`,
    },
  ]);
  pass(10);
  await look();
  expect(await told(buyer)).toEqual([]);
  await agreement({ status: 'active', title: 'Свежий' });
  await agreement({ status: 'draft', title: 'Не сюда' });
  await look();
  expect(await told(buyer)).toEqual([]);
  pass(10);
  await look();
  expect(await told(buyer)).toEqual([
    {
      type: 'view_entered',
      title: `Вид «${view.name}»: 1 новая запись`,
      body: '№\u00a07 — Свежий',
      url: expect.stringMatching(/^\/agreements\?filter.*&view=\d+$/) as string,
      repeats: 1,
    },
  ]);
  await agreement({ status: 'active', title: 'Ещё один' });
  pass(30);
  await look();
  expect(await told(buyer)).toHaveLength(1);
  pass(30);
  await look();
  expect(await told(buyer)).toMatchObject([{ repeats: 2, body: '№\u00a07 — Ещё один' }]);
});

test('what a view has told names nothing once its records are closed to the subscriber', async () => {
  const buyer = await reader();
  const view = await aView(buyer);
  await app.as(buyer).put(viewUrl(view.id));
  pass(10);
  await look();
  await agreement({ status: 'active', title: 'Слияние' });
  pass(10);
  await look();
  const shown = async (actor: Actor) => (await app.as(actor).get('/api/notifications')).body;
  expect(await shown(buyer)).toContain('Слияние');
  const narrowed = await shown({ ...buyer, dataScope: 'own' });
  expect(narrowed).toContain('Нет доступа к записи');
  expect(narrowed).not.toContain('Слияние');
});

test.each(['made private', 'deleted'])(
  'what a shared view has told names neither it nor its records once it was %s, except to its owner',
  async (way) => {
    const [owner, buyer] = [
      await reader({ permissions: ['agreements.read', 'agreements.edit'] }),
      await reader(),
    ];
    const view = await aView(owner, { is_shared: true, name: `Сделки с «Лесной Плазой», ${way}` });
    await app.as(buyer).put(viewUrl(view.id));
    await app.as(owner).put(viewUrl(view.id));
    pass(10);
    await look();
    await agreement({ status: 'active', title: 'Выкуп доли', responsible_id: buyer.id });
    pass(10);
    await look();
    const shown = async (actor: Actor) => (await app.as(actor).get('/api/notifications')).body;
    expect(await shown(buyer)).toContain('Лесной Плазой');
    const url = `/api/saved-views/${String(view.id)}`;
    if (way === 'deleted') await app.as(owner).delete(url);
    else await app.as(owner).patch(url, { lock_version: 1, is_shared: false });
    const closed = await shown(buyer);
    expect(closed).toContain('Нет доступа к записи');
    expect(closed).not.toMatch(/Лесной Плазой|Выкуп доли|view=/);
    const kept = await shown(owner);
    expect(kept).toMatch(/Лесной Плазой.*Выкуп доли/s);
    // A view that is gone is not opened.
    expect(kept.includes('view=')).toBe(way !== 'deleted');
  },
);

test('the subscriber of a view of partners hears of a new partner, at the screen of partners', async () => {
  const buyer = await reader({ permissions: [] });
  const view = await aView(buyer, { resource: 'partners', query: 'sort=name_short' });
  expect((await app.as(buyer).put(viewUrl(view.id))).statusCode).toBe(204);
  expect((await own(buyer)).views).toMatchObject([{ id: view.id, section: 'Партнёры' }]);
  pass(10);
  await look();
  const keeper = app.as(await reader({ permissions: ['counterparties.create'] }));
  for (const given of [{ name_short: 'Новый партнёр' }, { name_short: 'Своя', is_own: true }]) {
    const made = await keeper.post('/api/counterparties', aForeigner(given.name_short, given));
    expect(made.statusCode).toBe(201);
  }
  pass(10);
  await look();
  expect(await told(buyer)).toMatchObject([
    {
      title: `Вид «${view.name}»: 1 новая запись`,
      body: expect.stringContaining('Новый партнёр') as string,
      url: `/counterparties/partners?sort=name_short&view=${String(view.id)}`,
    },
  ]);
});

test('what the subscriber has put into a view is no news to them, nor are other conditions', async () => {
  const buyer = await reader({ permissions: ['agreements.read', 'agreements.edit'] });
  const view = await aView(buyer, { query: 'search=стеклохолст' });
  await app.as(buyer).put(viewUrl(view.id));
  const id = await agreement({ title: 'Пока о другом', responsible_id: buyer.id });
  pass(10);
  await change(id, 'Поставка стеклохолста', buyer);
  await look();
  pass(10);
  await look();
  const wider = { lock_version: 1, query: 'filter[status][]=draft' };
  expect((await app.as(buyer).patch(`/api/saved-views/${String(view.id)}`, wider)).statusCode).toBe(200);
  pass(10);
  await look();
  expect(await told(buyer)).toEqual([]);
});

test('a view shows its subscriber what they see themselves, and a withdrawn one sleeps', async () => {
  const clerk = await reader({ scope: 'own' });
  const view = await aView(lawyer, { is_shared: true, query: 'search=кабелеукладчик' });
  expect((await app.as(clerk).put(viewUrl(view.id))).statusCode).toBe(204);
  await agreement({ title: 'Аренда кабелеукладчика' });
  pass(10);
  await look();
  expect(await told(clerk)).toEqual([]);
  await app.as(lawyer).patch(`/api/saved-views/${String(view.id)}`, { lock_version: 1, is_shared: false });
  await agreement({ title: 'Свой кабелеукладчик', responsible_id: clerk.id });
  pass(10);
  await look();
  expect(await told(clerk)).toEqual([]);
  expect((await own(clerk)).views).toEqual([]);
});

test('a person has at most fifty views to hear of', async () => {
  const collector = await reader();
  const views = await app.db
    .insertInto('saved_views')
    .values(
      Array.from({ length: 51 }, (_, at) => ({
        resource: 'agreements',
        name: `Вид ${String(at)}`,
        owner_id: collector.id,
        query: 'search=нетакого',
      })),
    )
    .returning('id')
    .execute();
  const answers = [];
  for (const { id } of views) answers.push((await app.as(collector).put(viewUrl(id))).statusCode);
  expect(answers).toEqual([...Array<number>(50).fill(204), 422]);
});
