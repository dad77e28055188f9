import { MOST_SETTINGS, type UserSettings } from 'shared/contract/user/user-settings';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { aUser, type BuiltUser } from '../users/a-user';
import { userSettingsModule } from './user-settings-module';

const url = '/api/user-settings';
let app: TestApp;
let lawyer: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [userSettingsModule] });
});
beforeEach(async () => {
  lawyer = await aUser(app.db);
});
afterAll(() => app.close());

const as = (user: BuiltUser) => app.as(anActor({ id: user.id, permissions: [] }));
const keep = (user: BuiltUser, ...settings: { key: string; value: unknown }[]) =>
  as(user).patch(url, { settings });
const kept = async (user: BuiltUser) => (await as(user).get(url)).json<UserSettings>().settings;

const columns = {
  key: 'columns:agreements',
  value: { shown: ['number', 'amount'], widths: { amount: 160 } },
};

describe('how a person has arranged the product', () => {
  it('is neither told to nor changed by nobody in particular', async () => {
    expect((await app.stranger.get(url)).statusCode).toBe(401);
    expect((await app.stranger.patch(url, { settings: [columns] })).statusCode).toBe(401);
  });

  it('is what was chosen last, in whatever browser, and nobody else’s', async () => {
    const other = await aUser(app.db);
    expect(await kept(lawyer)).toEqual([]);
    await keep(lawyer, columns, { key: 'theme', value: 'dark' });
    const answer = await keep(
      lawyer,
      { key: 'theme', value: 'light' },
      { key: 'start-page', value: '/offers' },
    );
    expect(answer.json<UserSettings>().settings).toEqual([
      columns,
      { key: 'start-page', value: '/offers' },
      { key: 'theme', value: 'light' },
    ]);
    expect(await kept(lawyer)).toEqual(answer.json<UserSettings>().settings);
    expect(await kept(other)).toEqual([]);
  });

  it('is forgotten key by key', async () => {
    await keep(lawyer, columns, { key: 'page-size:agreements', value: 100 });
    await keep(lawyer, { key: columns.key, value: null });
    expect(await kept(lawyer)).toEqual([{ key: 'page-size:agreements', value: 100 }]);
  });

  it.each([
    ['an unknown key', { key: 'password', value: 'x' }],
    ['a foreign address as the start page', { key: 'start-page', value: '//evil.example' }],
    ['a script as the start page', { key: 'start-page', value: 'javascript:alert(1)' }],
    ['a size that no list offers', { key: 'page-size:agreements', value: 5000 }],
    ['a theme that is none', { key: 'theme', value: 'pink' }],
    ['columns of another shape', { key: 'columns:agreements', value: { shown: 5, widths: {} } }],
    ['a key that is too long', { key: `columns:${'a'.repeat(200)}`, value: null }],
  ])('is never %s', async (_, setting) => {
    await keep(lawyer, columns);
    const answer = await keep(lawyer, { key: 'theme', value: 'dark' }, setting);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toMatch(/[а-я]/);
    expect(await kept(lawyer)).toEqual([columns]);
  });

  it('ends at a number, and what goes beyond changes nothing', async () => {
    const many = Array.from({ length: MOST_SETTINGS }, (_, at) => ({
      key: `page-size:list-${String(at)}`,
      value: 25,
    }));
    for (let at = 0; at < MOST_SETTINGS; at += 100)
      expect((await keep(lawyer, ...many.slice(at, at + 100))).statusCode).toBe(200);
    expect((await keep(lawyer, columns)).statusCode).toBe(422);
    expect(await kept(lawyer)).toHaveLength(MOST_SETTINGS);
  });
});
