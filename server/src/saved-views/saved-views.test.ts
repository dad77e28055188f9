import { sql } from 'kysely';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { aView, viewsOf } from './saved-view.builder';
import { savedViewsModule } from './saved-views-module';
import type { SavedView } from './saved-views.service';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({
    modules: [counterpartiesModule, agreementsModule, savedViewsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test('a stranger is asked to log in; a register one may not read has no views', async () => {
  expect((await app.stranger.post('/api/saved-views', {})).statusCode).toBe(401);
  const newcomer = await company.employee({ permissions: [] });
  expect((await app.as(newcomer).post('/api/saved-views', aView())).statusCode).toBe(403);
});

test('a view counts what it finds for each reader', async () => {
  const lawyer = await company.employee();
  const clerk = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active', end_date: '2026-12-01' });
  const view = (await app.as(lawyer).post('/api/saved-views', aView({ is_shared: true }))).json<SavedView>();
  expect(view).toMatchObject({ count: 1, count_is_capped: false, is_own: true, is_default: false });
  expect((await viewsOf(app, clerk)).find((other) => other.id === view.id)).toMatchObject({
    count: 0,
    is_own: false,
  });
});

test('one’s own view is nobody else’s; a shared one is changed by its owner only', async () => {
  const [owner, other] = [await company.employee(), await company.employee()];
  const own = (await app.as(owner).post('/api/saved-views', aView())).json<SavedView>();
  const shared = (await app.as(owner).post('/api/saved-views', aView({ is_shared: true }))).json<SavedView>();
  const rename = (id: number) =>
    app.as(other).patch(`/api/saved-views/${String(id)}`, { lock_version: 1, name: 'Чужое' });
  expect((await rename(own.id)).statusCode).toBe(404);
  expect((await rename(shared.id)).statusCode).toBe(403);
  expect((await app.as(other).delete(`/api/saved-views/${String(shared.id)}`)).statusCode).toBe(403);
  expect((await app.as(owner).delete(`/api/saved-views/${String(shared.id)}`)).statusCode).toBe(204);
});

test('each employee has one start, also somebody’s shared view', async () => {
  const [owner, other] = [await company.employee(), await company.employee()];
  const first = (
    await app.as(owner).post('/api/saved-views', aView({ is_default: true, is_shared: true }))
  ).json<SavedView>();
  const second = (
    await app.as(owner).post('/api/saved-views', aView({ is_default: true }))
  ).json<SavedView>();
  const starts = async (actor: typeof owner) =>
    (await viewsOf(app, actor)).filter((view) => view.is_default).map((view) => view.id);
  expect(await starts(owner)).toEqual([second.id]);
  await app.as(other).patch(`/api/saved-views/${String(first.id)}`, { lock_version: 1, is_default: true });
  expect(await starts(other)).toEqual([first.id]);
  expect(await starts(owner)).toEqual([second.id]);
});

test('renaming leaves everything else as it was', async () => {
  const owner = await company.employee();
  const view = (
    await app
      .as(owner)
      .post('/api/saved-views', aView({ is_shared: true, is_default: true, columns: ['number'] }))
  ).json<SavedView>();
  const renamed = await app
    .as(owner)
    .patch(`/api/saved-views/${String(view.id)}`, { lock_version: 1, name: 'Новое имя' });
  expect(renamed.json()).toMatchObject({
    name: 'Новое имя',
    is_shared: true,
    is_default: true,
    columns: ['number'],
    lock_version: 2,
  });
});

test('a view is sent back with its register, and goes to no other', async () => {
  const owner = app.as(await company.employee());
  const { id, resource } = (await owner.post('/api/saved-views', aView())).json<SavedView>();
  const url = `/api/saved-views/${String(id)}`;
  const renamed = await owner.put(url, { lock_version: 1, resource, name: 'Новое имя' });
  expect([renamed.statusCode, renamed.json()]).toMatchObject([200, { resource, name: 'Новое имя' }]);
  const moved = await owner.patch(url, { lock_version: 2, resource: 'counterparties' });
  expect([moved.statusCode, moved.json()]).toMatchObject([
    422,
    { errors: { resource: [expect.stringContaining('в своём реестре')] } },
  ]);
});

test.each([
  ['an unknown register', { resource: 'secrets' }, 'resource'],
  ['a column the register does not have', { columns: ['number', 'colour'] }, 'columns'],
  ['a column named twice', { columns: ['number', 'number'] }, 'columns'],
  ['a query the register does not understand', { query: 'filter[color]=red' }, 'query'],
  ['a query for a day that no calendar has', { query: 'filter[end_date][gte]=0000-01-01' }, 'query'],
])('%s is refused', async (_, change, field) => {
  const owner = await company.employee();
  const answer = await app.as(owner).post('/api/saved-views', aView(change));
  expect(answer.json<{ errors: object }>().errors).toHaveProperty(field);
  expect((await viewsOf(app, owner)).filter((view) => view.is_own)).toEqual([]);
});

test('a column that does not exist is refused in a change too, and says which it is', async () => {
  const owner = await company.employee();
  const view = (
    await app.as(owner).post('/api/saved-views', aView({ columns: ['number'] }))
  ).json<SavedView>();
  const answer = await app
    .as(owner)
    .patch(`/api/saved-views/${String(view.id)}`, { lock_version: 1, columns: ['number', 'colour'] });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { columns: ['Таких колонок нет: colour'] } }),
  ]);
});

test('a view that was kept with a column that is gone opens with those that are left', async () => {
  const owner = await company.employee();
  const view = (
    await app.as(owner).post('/api/saved-views', aView({ columns: ['number'] }))
  ).json<SavedView>();
  await app.db
    .updateTable('saved_views')
    .set({ columns: ['colour', 'number', 'status'] })
    .where('id', '=', view.id)
    .execute();
  expect((await viewsOf(app, owner)).find((kept) => kept.id === view.id)).toMatchObject({
    columns: ['number', 'status'],
    count: 1,
  });
});

test('a change that nobody can count is refused too, and the view stays as it was', async () => {
  const owner = await company.employee();
  const view = (await app.as(owner).post('/api/saved-views', aView())).json<SavedView>();
  const answer = await app.as(owner).patch(`/api/saved-views/${String(view.id)}`, {
    lock_version: 1,
    query: 'filter[end_date][gte]=0000-01-01',
  });
  expect(answer.statusCode).toBe(422);
  expect((await viewsOf(app, owner)).find((kept) => kept.id === view.id)).toEqual(view);
});

test('whoever changes a view that has changed meanwhile is shown the present one', async () => {
  const owner = await company.employee();
  const view = (await app.as(owner).post('/api/saved-views', aView())).json<SavedView>();
  const rename = (name: string) =>
    app.as(owner).patch(`/api/saved-views/${String(view.id)}`, { lock_version: 1, name });
  expect((await rename('Первое имя')).statusCode).toBe(200);
  const stale = await rename('Второе имя');
  expect([stale.statusCode, stale.json<{ current: SavedView }>().current.name]).toEqual([409, 'Первое имя']);
});

test('a view is changed and removed where the body names it, too, while it is what its owner saw', async () => {
  const owner = await company.employee();
  const { id } = (await app.as(owner).post('/api/saved-views', aView())).json<SavedView>();
  const changed = await app.as(owner).patch('/api/saved-views', { id, lock_version: 1, name: 'По телу' });
  expect([changed.statusCode, changed.json<SavedView>().name]).toEqual([200, 'По телу']);
  const stale = await app.as(owner).delete('/api/saved-views', { id, lock_version: 1 });
  expect([stale.statusCode, stale.json<{ current: SavedView }>().current.name]).toEqual([409, 'По телу']);
  expect((await app.as(owner).delete('/api/saved-views', { id, lock_version: 2 })).statusCode).toBe(204);
  expect((await viewsOf(app, owner)).map((view) => view.id)).not.toContain(id);
});

test('a view that cannot be counted now is shown without a number, and the others with it', async () => {
  const owner = await company.employee();
  const view = (await app.as(owner).post('/api/saved-views', aView())).json<SavedView>();
  const busy = await app.db.startTransaction().execute();
  await sql`lock table agreements in access exclusive mode`.execute(busy);
  try {
    expect((await viewsOf(app, owner)).find((kept) => kept.id === view.id)).toMatchObject({ count: null });
  } finally {
    await busy.rollback().execute();
  }
  expect((await viewsOf(app, owner)).find((kept) => kept.id === view.id)).toMatchObject({ count: 1 });
});

test('views that were kept when the calendar was wider are listed still', async () => {
  const owner = await company.employee();
  const view = (await app.as(owner).post('/api/saved-views', aView())).json<SavedView>();
  await app.db
    .updateTable('saved_views')
    .set({ query: 'filter[end_date][gte]=0000-01-01' })
    .where('id', '=', view.id)
    .execute();
  expect((await viewsOf(app, owner)).find((kept) => kept.id === view.id)).toMatchObject({ count: null });
});

test('a view is shown to everybody by those who look after its register, whichever that is', async () => {
  const reader = await company.employee({ permissions: ['agreements.read'] });
  const share = (actor: typeof reader, over = {}) =>
    app.as(actor).post('/api/saved-views', aView({ is_shared: true, ...over }));
  const shareable = async (actor: typeof reader) =>
    (await app.as(actor).get('/api/saved-views')).json<{ shareable: string[] }>().shareable;
  const refused = await share(reader);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ message: 'Показать вид всем может тот, кто ведёт этот реестр' });
  const own = (await app.as(reader).post('/api/saved-views', aView())).json<SavedView>();
  const later = await app
    .as(reader)
    .patch(`/api/saved-views/${String(own.id)}`, { lock_version: 1, is_shared: true });
  expect(later.statusCode).toBe(403);
  expect(await shareable(reader)).toEqual([]);
  const keeper = await company.employee({ permissions: ['counterparties.update'] });
  expect(await shareable(keeper)).toEqual(['counterparties', 'partners', 'organizations']);
  expect((await share(keeper, { resource: 'counterparties', query: 'sort=name_short' })).statusCode).toBe(
    201,
  );
});

test('partners and own organisations have views of their own: names, starts and what they find', async () => {
  const buyer = await company.employee();
  const query = 'sort=name_short';
  const made = async (resource: string) =>
    (
      await app.as(buyer).post('/api/saved-views', aView({ resource, name: 'Все', query, is_default: true }))
    ).json<SavedView>();
  const [partners, own] = [await made('partners'), await made('organizations')];
  const countOf = async (isOwn: boolean) => {
    const list = await app.as(buyer).get(`/api/counterparties?filter[is_own]=${String(isOwn)}`);
    return list.json<{ meta: { total: number } }>().meta.total;
  };
  expect([partners.count, own.count]).toEqual([await countOf(false), await countOf(true)]);
  expect(own.count).toBeGreaterThan(0);
  const kept = await app.as(buyer).get('/api/saved-views?filter[resource]=partners');
  expect(kept.json<{ data: SavedView[] }>().data).toMatchObject([{ id: partners.id, is_default: true }]);
});

test('a shared view of a register is nothing to those who may not open that register', async () => {
  const lawyer = await company.employee();
  const view = (await app.as(lawyer).post('/api/saved-views', aView({ is_shared: true }))).json<SavedView>();
  const newcomer = await company.employee({ permissions: [] });
  const path = `/api/saved-views/${String(view.id)}`;
  expect(await viewsOf(app, newcomer)).toEqual([]);
  expect((await app.as(newcomer).get(path)).statusCode).toBe(404);
  const start = await app.as(newcomer).patch(path, { lock_version: 1, is_default: true });
  expect(start.statusCode).toBe(404);
  expect((await app.as(newcomer).delete(path)).statusCode).toBe(404);
  expect((await viewsOf(app, lawyer)).some(({ id }) => id === view.id)).toBe(true);
});

test('a person keeps at most fifty views of a register, since each is counted whenever the menu opens', async () => {
  const collector = await company.employee();
  for (let at = 0; at < 50; at += 1) {
    expect((await app.as(collector).post('/api/saved-views', aView())).statusCode).toBe(201);
  }
  const refused = await app.as(collector).post('/api/saved-views', aView());
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('Видов уже 50') as string });
});
