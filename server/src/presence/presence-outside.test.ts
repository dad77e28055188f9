import Pusher from 'pusher';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { presenceModule } from './presence-module';

const broadcast = { url: new URL('https://push.example'), appId: 'app', key: 'key', secret: 'secret' };
let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule, presenceModule], config: { broadcast } });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test('with a broadcaster outside whoever sees a record is seen there by what the protocol itself asks for', async () => {
  const owner = await company.employee();
  const id = await anAgreement(app.db, company, { responsible_id: owner.id });
  const channel = `presence-records.agreements.${String(id)}`;
  const ask = { socket_id: '1.1', channel_name: channel };
  const answer = await app.as(owner).post('/broadcasting/auth', ask);
  // What the broadcaster's own library would have answered.
  const library = new Pusher({ ...broadcast, host: broadcast.url.hostname });
  expect(answer.json()).toEqual(
    library.authorizeChannel('1.1', channel, {
      user_id: String(owner.id),
      user_info: { id: owner.id, name: owner.name },
    }),
  );
});

test('with a broadcaster outside nobody is let in who does not see the record', async () => {
  const owner = await company.employee();
  const id = await anAgreement(app.db, company, { responsible_id: owner.id });
  const outsider = await company.employee({ permissions: [] });
  const ask = { socket_id: '1.1', channel_name: `presence-records.agreements.${String(id)}` };
  expect((await app.as(outsider).post('/broadcasting/auth', ask)).statusCode).toBe(403);
});
