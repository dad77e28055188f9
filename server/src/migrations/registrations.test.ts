import { accountsModule } from '../accounts/accounts-module';
import { hashPassword } from '../accounts/password/password';
import { newToken } from '../accounts/secret-token';
import { migrate } from '../platform/database/migrate';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { createTestDatabase } from '../platform/testing/test-database';
import { rolesModule } from '../roles/roles-module';
import { MIGRATIONS } from './all';

const PASSWORD = 'Waiting-since-2026';
const link = newToken();
let app: TestApp;

beforeAll(async () => {
  const database = await createTestDatabase({ empty: true });
  await migrate(
    database.pool,
    MIGRATIONS.filter(({ version }) => version <= 30),
  );
  const registration = { last_name: 'Новикова', first_name: 'Анна', middle_name: null };
  await database.pool.query(
    `with role as (
       insert into roles (name, data_scope) values ('Подаренная', 'own') returning id
     ), account as (
       insert into users (last_name, first_name, email, password_hash, status)
       values ('Чужой', 'Человек', 'novikova@company.ru', 'of a stranger', 'invited') returning id
     ), gift as (
       insert into user_roles (user_id, role_id) select account.id, role.id from account, role
     )
     insert into tokens (kind, user_id, hash, expires_at, last_used_at, registration)
     select 'confirm', id, $1, now() + interval '2 days', now(), $2 from account`,
    [link.hash, { ...registration, password_hash: await hashPassword(PASSWORD) }],
  );
  await migrate(database.pool, MIGRATIONS);
  app = await startTestApp({ modules: [rolesModule, accountsModule], database });
});
afterAll(() => app.close());

test('a letter of the version before still confirms its registration, with that registration’s password', async () => {
  const confirm = (password: string) =>
    app.stranger.post('/api/email/confirm', { token: link.token, password });
  expect((await confirm('Another-2026-x')).statusCode).toBe(422);
  expect((await confirm(PASSWORD)).statusCode).toBe(200);
  const session = await app.stranger.post('/api/login', { email: 'novikova@company.ru', password: PASSWORD });
  expect(session.json()).toMatchObject({ user: { full_name: 'Новикова Анна' } });
});

test('roles that were given to an unconfirmed account are taken back', async () => {
  const session = await app.stranger.post('/api/login', { email: 'novikova@company.ru', password: PASSWORD });
  expect(session.json()).toMatchObject({ user: { roles: [] } });
});
