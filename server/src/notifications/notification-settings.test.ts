import { NOTIFICATION_KINDS, NOTIFICATION_TYPES } from 'shared/contract/notification/notification-kinds';
import type { NotificationSettings } from 'shared/contract/notification/notification-settings';
import { rolesModule } from '../roles/roles-module';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { aUser, type BuiltUser } from '../users/a-user';
import { notificationsModule } from './notifications-module';

const url = '/api/notification-settings';
let app: TestApp;
let lawyer: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, notificationsModule] });
});
beforeEach(async () => {
  lawyer = await aUser(app.db);
});
afterAll(() => app.close());

const as = (user: BuiltUser) => app.as(anActor({ id: user.id, permissions: [] }));
const get = async (user: BuiltUser) => (await as(user).get(url)).json<NotificationSettings>();
const kindOf = ({ kinds }: NotificationSettings, type: string) => kinds.find((kind) => kind.type === type);
const mentioned = { type: 'mentioned', live: false, mail: 'none' };

describe('how an employee wants to be told', () => {
  it('is told to nobody who is not logged in', async () => {
    expect((await app.stranger.get(url)).statusCode).toBe(401);
    expect((await app.stranger.put(url, {})).statusCode).toBe(401);
    expect((await app.stranger.patch(url, {})).statusCode).toBe(401);
  });

  it('is as each kind says until something is chosen', async () => {
    const settings = await get(lawyer);
    expect(settings.kinds.map(({ type }) => type)).toEqual(NOTIFICATION_TYPES);
    for (const { type, live, mail } of settings.kinds) {
      expect([live, mail]).toEqual([NOTIFICATION_KINDS[type].live, NOTIFICATION_KINDS[type].mail]);
    }
    expect(settings).toMatchObject({ quiet_hours: null, email: lawyer.email, timezone: 'Europe/Moscow' });
  });

  it('changes in what is named, for nobody else', async () => {
    const other = await aUser(app.db);
    const quiet_hours = { from: '22:00', to: '08:00' };
    const answer = (await as(lawyer).patch(url, { kinds: [mentioned] })).json<NotificationSettings>();
    expect(kindOf(answer, 'mentioned')).toEqual(mentioned);
    await as(lawyer).patch(url, { quiet_hours });
    const now = await get(lawyer);
    expect(now.quiet_hours).toEqual(quiet_hours);
    expect(kindOf(now, 'mentioned')).toEqual(mentioned);
    expect(kindOf(now, 'system')).toMatchObject({ live: true, mail: 'none' });
    expect(kindOf(await get(other), 'mentioned')).toMatchObject({ live: true, mail: 'letter' });
    expect((await get(other)).quiet_hours).toBeNull();
  });

  it('is replaced whole, what is not named by what the kind says', async () => {
    await as(lawyer).patch(url, { kinds: [mentioned], quiet_hours: { from: '22:00', to: '08:00' } });
    const other = { type: 'system', live: false, mail: 'digest' };
    const put = (
      await as(lawyer).put(url, { kinds: [other], quiet_hours: null })
    ).json<NotificationSettings>();
    expect(kindOf(put, 'system')).toEqual(other);
    expect(kindOf(put, 'mentioned')).toMatchObject({ live: true, mail: 'letter' });
    expect(await get(lawyer)).toEqual(put);
  });

  it.each([
    [{ kinds: [{ ...mentioned, type: 'gossip' }] }],
    [{ kinds: [{ ...mentioned, mail: 'pigeon' }] }],
    [{ kinds: [mentioned, mentioned] }],
    [{ kinds: [{ ...mentioned, user_id: 1 }] }],
    [{ quiet_hours: { from: '25:00', to: '08:00' } }],
    [{ quiet_hours: { from: '08:00', to: '08:00' } }],
    [{ quiet_hours: { from: '08:00' } }],
    [{ email: 'x@y.ru' }],
  ])('is not %j, and stays what it was', async (body) => {
    const before = await get(lawyer);
    const answer = await as(lawyer).patch(url, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(/[а-я]/);
    expect(await get(lawyer)).toEqual(before);
    expect((await as(lawyer).put(url, body)).statusCode).toBe(422);
  });
});
