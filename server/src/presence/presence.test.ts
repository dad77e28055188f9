import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { presenceModule } from './presence-module';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule, presenceModule] });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test('whoever sees a record may be seen there, and nobody else', async () => {
  const owner = await company.employee();
  const id = await anAgreement(app.db, company, { responsible_id: owner.id });
  const clerk = await company.employee({ permissions: ['agreements.read'], dataScope: 'own' });
  const outsider = await company.employee({ permissions: [] });
  const ask = async (caller: typeof app.stranger, resource: string) =>
    (
      await caller.post('/broadcasting/auth', {
        socket_id: '1.1',
        channel_name: `presence-records.${resource}.${String(id)}`,
      })
    ).statusCode;
  expect(await ask(app.as(owner), 'agreements')).toBe(200);
  expect(await ask(app.as(clerk), 'agreements')).toBe(403);
  expect(await ask(app.as(outsider), 'agreements')).toBe(403);
  expect(await ask(app.as(owner), 'secrets')).toBe(403);
  expect(await ask(app.stranger, 'agreements')).toBe(401);
});
