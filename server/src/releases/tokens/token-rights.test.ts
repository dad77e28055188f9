import { anActor } from '../../platform/testing/test-app';
import { aUser } from '../../users/a-user';
import { aSuite, type Suite } from '../a-suite';

let suite: Suite;
beforeAll(async () => {
  suite = await aSuite();
  await suite.release({ area: 'shell', version: '1.0.0' });
  await suite.release({ version: '1.0.0' });
  await suite.publish({ version: '1.1.0' });
});
afterAll(() => suite.app.close());

async function tokenFor(max_percent?: number) {
  const made = await suite.post('/api/deploy-tokens', {
    area: 'mf-offers',
    name: 'Конвейер',
    days: 30,
    ...(max_percent !== undefined && { max_percent }),
  });
  expect(made.statusCode).toBe(201);
  return suite.app.withToken(made.json<{ token: string }>().token);
}
const activation = async (token: Awaited<ReturnType<typeof tokenFor>>, percent?: number) => {
  const answer = await token.post('/api/releases/mf-offers/activate', {
    version: '1.1.0',
    ...(percent !== undefined && { percent }),
  });
  return [answer.statusCode, answer.json<{ message?: string }>().message] as const;
};

describe('a deploy token', () => {
  it('reaches a tenth of the employees unless it is given more, and nobody further', async () => {
    const token = await tokenFor();
    expect((await activation(token, 10))[0]).toBe(200);
    for (const percent of [11, 100, undefined]) {
      expect(await activation(token, percent)).toEqual([
        403,
        'Токен «Конвейер» включает версию не больше чем для 10 % сотрудников. Для остальных это делает администратор на странице «Состояние разделов»',
      ]);
    }
    expect((await token.post('/api/releases/mf-offers/rollback')).statusCode).toBe(200);
  });

  it('that only publishes switches nothing on and takes nothing back', async () => {
    const token = await tokenFor(0);
    expect(await activation(token, 1)).toEqual([403, expect.stringMatching(/только публикует/) as string]);
    expect((await token.post('/api/releases/mf-offers/rollback')).statusCode).toBe(403);
    expect((await token.get('/api/releases/mf-offers')).statusCode).toBe(200);
  });

  it('reaches everybody when an administrator has said so', async () => {
    expect((await activation(await tokenFor(100)))[0]).toBe(200);
  });

  it('is given no other share', async () => {
    const answer = await suite.post('/api/deploy-tokens', {
      area: 'mf-offers',
      name: 'Конвейер',
      days: 30,
      max_percent: 50,
    });
    expect(answer.statusCode).toBe(422);
  });

  it('ends with whoever made it', async () => {
    const { id } = await aUser(suite.app.db, { roles: ['Администратор'] });
    const made = await suite.app
      .as(anActor({ id }))
      .post('/api/deploy-tokens', { area: 'mf-offers', name: 'Личный', days: 30 });
    const token = suite.app.withToken(made.json<{ token: string }>().token);
    expect((await token.get('/api/releases/mf-offers')).statusCode).toBe(200);
    await suite.app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', id).execute();
    expect((await token.get('/api/releases/mf-offers')).statusCode).toBe(401);
  });
});

describe('an activation', () => {
  it('is told to the administrators, but not to the one who did it', async () => {
    const { id: other } = await aUser(suite.app.db, { roles: ['Администратор'] });
    const { id: lawyer } = await aUser(suite.app.db, { roles: ['Юрист'] });
    await suite.publish({ version: '1.2.0' });
    await suite.post('/api/releases/mf-offers/activate', { version: '1.2.0', percent: 30 });
    const told = await suite.app.db
      .selectFrom('notifications')
      .select(['user_id', 'title', 'body', 'url'])
      .where('title', '=', 'Включена версия: Предложения 1.2.0')
      .execute();
    expect(told.find(({ user_id }) => user_id === other)).toEqual({
      user_id: other,
      title: 'Включена версия: Предложения 1.2.0',
      body: '1.2.0 — 30 %, 1.1.0 — остальным. Орлова Анна Павловна.',
      url: '/areas',
    });
    const others = told.map(({ user_id }) => user_id);
    expect(others).not.toContain(suite.admin.id);
    expect(others).not.toContain(lawyer);
  });

  it('by a token is told with its name', async () => {
    await activation(await tokenFor(100));
    const told = await suite.app.db
      .selectFrom('notifications')
      .select('body')
      .where('user_id', '=', suite.admin.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(told.body).toBe('1.1.0 — всем. Токен «Конвейер».');
  });
});
