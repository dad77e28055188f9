import { favourites } from 'shared/contract/list/favourite';
import type { PermissionName } from 'shared/contract/access/permissions';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { favouritesModule } from './favourites-module';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [counterpartiesModule, agreementsModule, favouritesModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

type Employee = Awaited<ReturnType<Company['employee']>>;
const url = (resource: string, id: number) => `/api/favourites/${resource}/${String(id)}`;
const kept = async (actor: Employee) =>
  favourites.parse((await app.as(actor).get('/api/favourites')).json()).data.map(({ title }) => title);

test('favourites are nobody’s who is not logged in', async () => {
  expect((await app.stranger.get('/api/favourites')).statusCode).toBe(401);
  expect((await app.stranger.put(url('agreements', 1))).statusCode).toBe(401);
  expect((await app.stranger.delete(url('agreements', 1))).statusCode).toBe(401);
});

test('records of several kinds stand in one list, the latest first, and nobody else has them', async () => {
  const [lawyer, other] = [await company.employee(), await company.employee()];
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    number: '7/2026-П',
    title: 'Поставка реле',
  });
  app.setNow(new Date('2026-11-20T09:00:00Z'));
  expect((await app.as(lawyer).put(url('agreements', id))).statusCode).toBe(204);
  app.setNow(new Date('2026-11-20T09:01:00Z'));
  await app.as(lawyer).put(url('counterparties', company.counterpartyId));
  app.setNow(new Date('2026-11-20T09:02:00Z'));
  expect((await app.as(lawyer).put(url('agreements', id))).statusCode).toBe(204);
  const [first, second] = await kept(lawyer);
  expect([first === '№\u00a07/2026-П — Поставка реле', second]).toEqual([
    false,
    '№\u00a07/2026-П — Поставка реле',
  ]);
  expect(await kept(other)).toEqual([]);
  await app.as(lawyer).delete(url('agreements', id));
  expect(await kept(lawyer)).toEqual([first]);
});

test('what the employee no longer sees is not shown, and comes back with the right', async () => {
  const owner = await company.employee();
  const id = await anAgreement(app.db, company, { responsible_id: owner.id, title: 'Секретная сделка' });
  await app.as(owner).put(url('agreements', id));
  const narrowed: Employee = { ...owner, permissions: new Set<PermissionName>(['agreements.edit']) };
  expect(await kept(owner)).toHaveLength(1);
  expect(await kept(narrowed)).toEqual([]);
  const reader = await company.employee();
  await app.as(reader).put(url('agreements', id));
  expect(await kept({ ...reader, dataScope: 'own' })).toEqual([]);
  expect(await kept(reader)).toHaveLength(1);
});

test('nobody keeps what they do not see, of a closed register, or of no register', async () => {
  const owner = await company.employee();
  const id = await anAgreement(app.db, company, { responsible_id: owner.id });
  const clerk = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  const outsider = await company.employee({ permissions: [] });
  expect((await app.as(clerk).put(url('agreements', id))).statusCode).toBe(404);
  expect((await app.as(outsider).put(url('agreements', id))).statusCode).toBe(403);
  expect((await app.as(owner).put(url('secrets', id))).statusCode).toBe(422);
  const rows = await app.db.selectFrom('favourites').selectAll().where('record_id', '=', id).execute();
  expect(rows).toEqual([]);
});
