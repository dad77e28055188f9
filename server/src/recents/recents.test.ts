import { recentRecords } from 'shared/contract/list/recent-record';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { recentsModule } from './recents-module';

let app: TestApp;
let company: Company;
let second = 0;

beforeAll(async () => {
  app = await startTestApp({ modules: [counterpartiesModule, agreementsModule, recentsModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const open = (actor: Actor, id: number, resource = 'agreements') => {
  app.setNow(new Date(Date.parse('2026-11-20T09:00:00Z') + (second += 1) * 1000));
  return app.as(actor).put(`/api/recent-records/${resource}/${String(id)}`);
};
const recent = async (actor: Actor) =>
  recentRecords.parse((await app.as(actor).get('/api/recent-records')).json()).data.map(({ id }) => id);

test('recent records are nobody’s who is not logged in', async () => {
  expect((await app.stranger.get('/api/recent-records')).statusCode).toBe(401);
  expect((await app.stranger.put('/api/recent-records/agreements/1')).statusCode).toBe(401);
});

test('the card opened last comes first, ten at most, and nobody else has them', async () => {
  const [lawyer, other] = [await company.employee(), await company.employee()];
  const ids: number[] = [];
  for (let at = 0; at < 11; at += 1)
    ids.push(await anAgreement(app.db, company, { responsible_id: lawyer.id }));
  for (const id of ids) expect((await open(lawyer, id)).statusCode).toBe(204);
  await open(lawyer, ids[5] ?? 0);
  const [first] = await recent(lawyer);
  expect([first, (await recent(lawyer)).length]).toEqual([ids[5], 10]);
  expect(await recent(other)).toEqual([]);
});

test('what the employee no longer sees is not offered, and the earlier cards move up', async () => {
  const [owner, clerk] = [await company.employee(), await company.employee()];
  const own = await anAgreement(app.db, company, { responsible_id: clerk.id });
  const hidden = await anAgreement(app.db, company, { responsible_id: owner.id });
  await open(clerk, own);
  await open(clerk, hidden);
  expect(await recent(clerk)).toEqual([hidden, own]);
  expect(await recent({ ...clerk, dataScope: 'own' })).toEqual([own]);
});

test('what one does not see, a closed register and no register are not noted', async () => {
  const owner = await company.employee();
  const id = await anAgreement(app.db, company, { responsible_id: owner.id });
  const clerk = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  const outsider = await company.employee({ permissions: [] });
  expect((await open(clerk, id)).statusCode).toBe(404);
  expect((await open(outsider, id)).statusCode).toBe(403);
  expect((await open(owner, id, 'secrets')).statusCode).toBe(422);
});

test('thirty are kept, whatever is opened', async () => {
  const owner = await company.employee();
  for (let at = 0; at < 32; at += 1) {
    await open(owner, await anAgreement(app.db, company, { responsible_id: owner.id }));
  }
  const rows = await app.db
    .selectFrom('recent_records')
    .selectAll()
    .where('user_id', '=', owner.id)
    .execute();
  expect(rows).toHaveLength(30);
});
