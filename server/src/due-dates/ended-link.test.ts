import { calendarFeedMade } from 'shared/contract/due-date/due-date';
import type { User } from 'shared/contract/user/user';
import { accountsModule } from '../accounts/accounts-module';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { aUser, type BuiltUser } from '../users/a-user';
import { usersModule } from '../users/users-module';
import { dueDatesModule } from './due-dates-module';

const ORIGIN = 'https://dogovory.example';
let app: TestApp;
let admin: BuiltUser;
let bearer: BuiltUser;
let url: string;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule, usersModule, dueDatesModule],
    config: { publicUrl: ORIGIN },
  });
  admin = await aUser(app.db, { roles: ['Администратор'], lastName: 'Кузнецов' });
});
beforeEach(async () => {
  bearer = await aUser(app.db, { roles: ['Юрист'] });
  const made = await app.as(anActor({ id: bearer.id, name: bearer.full_name })).post('/api/due-dates/feed');
  url = calendarFeedMade.parse(made.json()).url.replace(ORIGIN, '');
  expect(await reads()).toBe(200);
});
afterAll(() => app.close());

const reads = async () => (await app.stranger.get(url)).statusCode;
const asAdmin = () => app.as(anActor({ id: admin.id, name: admin.full_name }));
const card = () => `/api/users/${String(bearer.id)}`;
const version = async () => (await asAdmin().get(card())).json<User>().lock_version;
const put = async (status: 'active' | 'blocked') =>
  asAdmin().patch(card(), { lock_version: await version(), status });

async function reset(): Promise<number> {
  await app.stranger.post('/api/password/forgot', { email: bearer.email });
  await app.jobs.run();
  const token = app.letters.at(-1)?.link?.split('token=')[1]?.split('&')[0];
  return (await app.stranger.post('/api/password/reset', { token, password: 'Brand-new-2026' })).statusCode;
}

it('ends with a password that is set anew from a letter', async () => {
  expect(await reset()).toBeLessThan(300);
  expect(await reads()).toBe(404);
});

it('ends with an account that is blocked, also when the account is opened again, and the journal says so', async () => {
  expect((await put('blocked')).statusCode).toBe(200);
  expect((await put('active')).statusCode).toBe(200);
  expect(await reads()).toBe(404);
  const lines = await app.db
    .selectFrom('activity_logs')
    .select('entity_label')
    .where('action', '=', 'calendar-feed.revoked')
    .where('entity_id', '=', bearer.id)
    .execute();
  expect(lines).toEqual([{ entity_label: bearer.full_name }]);
});

it('ends where an administrator ends all sessions', async () => {
  expect((await asAdmin().post(`${card()}/end-sessions`)).statusCode).toBeLessThan(300);
  expect(await reads()).toBe(404);
});
