import { aDemoApp } from '../demo-app.builder';
import { type TestApp } from '../../platform/testing/test-app';
import { endDemo } from './demo-end.service';

let app: TestApp;

beforeAll(async () => {
  app = await aDemoApp();
});
afterAll(() => app.close());

const logIn = (login: string) =>
  app.stranger.post('/api/login', { email: `${login}@contracts.local`, password: 'Demo-2026!' });

async function statusOf(login: string): Promise<string> {
  const { status } = await app.db
    .selectFrom('users')
    .select('status')
    .where('email', '=', `${login}@contracts.local`)
    .executeTakeFirstOrThrow();
  return status;
}

async function change(login: string, set: { status?: 'active'; is_demo?: boolean }): Promise<void> {
  await app.db.updateTable('users').set(set).where('email', '=', `${login}@contracts.local`).execute();
}

describe('the end of the demo', () => {
  it('closes every account that came with it, and logs out whoever is in by one', async () => {
    const { token } = (await logIn('admin')).json<{ token: string }>();
    expect((await app.withToken(token).get('/api/me')).statusCode).toBe(200);
    const open = await app.db
      .selectFrom('users')
      .select('id')
      .where('status', 'in', ['active', 'invited'])
      .execute();
    expect(await endDemo(app.deps)).toBe(open.length);
    expect((await app.withToken(token).get('/api/me')).statusCode).toBe(401);
    for (const login of ['admin', 'lawyer', 'auditor']) expect((await logIn(login)).statusCode).toBe(422);
    expect(await endDemo(app.deps)).toBe(0);
  });

  it('closes also those that were filled in before they were marked, by the password everybody knows', async () => {
    await change('lawyer', { status: 'active', is_demo: false });
    expect((await logIn('lawyer')).statusCode).toBe(200);
    expect(await endDemo(app.deps)).toBe(1);
    expect(await statusOf('lawyer')).toBe('blocked');
  });

  it('leaves an account alone that an administrator has opened again with a password of its own', async () => {
    const hash =
      '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$3Cc0hUq3cHyM9qbYeXyLqZ2wqF1nQ8N5tT4cVgN0r2M';
    await app.db
      .updateTable('users')
      .set({ status: 'active', password_hash: hash })
      .where('email', '=', 'head@contracts.local')
      .execute();
    expect(await endDemo(app.deps)).toBe(0);
    expect(await statusOf('head')).toBe('active');
  });
});
