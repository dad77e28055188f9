import type { User } from 'shared/contract/user';
import { accountsModule } from '../accounts/accounts-module';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { type BuiltUser, aUser } from './a-user';
import { usersModule } from './users-module';

let app: TestApp;
let admin: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule, usersModule] });
  admin = await aUser(app.db, { roles: ['Администратор'], lastName: 'Кузнецов' });
});
afterAll(() => app.close());

const asAdmin = () => app.as(anActor({ id: admin.id, name: admin.full_name }));
const roleId = async (name: string) =>
  (await app.db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const card = async (id: number) => (await asAdmin().get(`/api/users/${String(id)}`)).json<User>();

describe('employees', () => {
  it('are shown to nobody who is not logged in', async () => {
    expect((await app.stranger.get('/api/users')).statusCode).toBe(401);
    expect((await app.stranger.patch(`/api/users/${String(admin.id)}`, {})).statusCode).toBe(401);
  });

  it('are changed by nobody without the right', async () => {
    const user = await aUser(app.db);
    const reader = app.as(anActor({ permissions: [] }));
    const path = `/api/users/${String(user.id)}`;
    expect((await reader.patch(path, { nonsense: true })).statusCode).toBe(403);
    expect((await reader.delete(path)).statusCode).toBe(403);
    const clerk = app.as(anActor({ permissions: ['users.update_other'] }));
    expect((await clerk.patch(path, { lock_version: 1, role_ids: [] })).statusCode).toBe(403);
  });

  it('may be read by every employee, in the Russian order of names', async () => {
    await aUser(app.db, { lastName: 'Ёлкина' });
    await aUser(app.db, { lastName: 'Жданов' });
    await aUser(app.db, { lastName: 'Егоров' });
    const reader = app.as(anActor({ permissions: [] }));
    const answer = await reader.get('/api/users?per_page=100&filter[status]=active');
    const names = answer.json<{ data: { full_name: string }[] }>().data.map((row) => row.full_name);
    const known = names.filter((name) => /^[ЕЁЖ]/.test(name)).map((name) => name.split(' ')[0]);
    expect(known).toEqual(['Егоров', 'Ёлкина', 'Жданов']);
  });

  it('are found by ё written as е and by roles', async () => {
    await aUser(app.db, { lastName: 'Журавлёва', roles: ['Аудитор'] });
    const found = await asAdmin().get('/api/users?search=журавлева');
    expect(found.json()).toMatchObject({ data: [{ roles: [{ name: 'Аудитор' }] }] });
    const auditors = await asAdmin().get(`/api/users?filter[role_id]=${String(await roleId('Аудитор'))}`);
    expect(auditors.json()).toMatchObject({ meta: { total: 1 } });
  });

  it('get roles from an administrator, and the journal says which', async () => {
    const user = await aUser(app.db, { roles: ['Согласующий'] });
    const answer = await asAdmin().patch(`/api/users/${String(user.id)}`, {
      lock_version: 1,
      role_ids: [await roleId('Юрист')],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ roles: [{ name: 'Юрист' }], lock_version: 2 });
    const line = await app.db
      .selectFrom('activity_logs')
      .select(['changes', 'entity_label'])
      .where('action', '=', 'user.updated')
      .where('entity_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(line.changes).toEqual([{ field: 'role_ids', label: 'Роли', old: 'Согласующий', new: 'Юрист' }]);
  });

  it('are not overwritten by somebody who saw an older version', async () => {
    const user = await aUser(app.db);
    const path = `/api/users/${String(user.id)}`;
    await asAdmin().patch(path, { lock_version: 1, phone: '+7 812 640-10-01' });
    const stale = await asAdmin().patch(path, { lock_version: 1, phone: '+7 812 640-10-02' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ current: { phone: '+7 812 640-10-01', lock_version: 2 } });
    expect((await asAdmin().patch(path, { phone: null })).statusCode).toBe(422);
  });

  it('are logged out everywhere when they are blocked or deleted', async () => {
    for (const end of ['block', 'delete'] as const) {
      const user = await aUser(app.db);
      const session = await app.stranger.post('/api/login', { email: user.email, password: 'Demo-2026!' });
      const { token } = session.json<{ token: string }>();
      const path = `/api/users/${String(user.id)}`;
      const answer =
        end === 'block'
          ? await asAdmin().patch(path, { lock_version: 1, status: 'blocked' })
          : await asAdmin().delete(path);
      expect(answer.statusCode).toBe(end === 'block' ? 200 : 204);
      expect((await app.withToken(token).get('/api/me')).statusCode).toBe(401);
    }
  });

  it('cannot block or delete themselves', async () => {
    const path = `/api/users/${String(admin.id)}`;
    const blocked = await asAdmin().patch(path, {
      lock_version: (await card(admin.id)).lock_version,
      status: 'blocked',
    });
    expect(blocked.statusCode).toBe(403);
    expect((await asAdmin().delete(path)).statusCode).toBe(403);
  });

  it('change their own phone with the right to their own account only', async () => {
    const user = await aUser(app.db);
    const self = app.as(anActor({ id: user.id, permissions: ['users.update_own'] }));
    const own = await self.patch(`/api/users/${String(user.id)}`, { lock_version: 1, phone: '101' });
    expect(own.json()).toMatchObject({ phone: '101' });
    const other = await self.patch(`/api/users/${String(admin.id)}`, { lock_version: 1, phone: '101' });
    expect(other.statusCode).toBe(403);
  });
});

describe('the last employee who may edit roles', () => {
  it('keeps the right, even when two administrators take it from each other at once', async () => {
    const second = await aUser(app.db, { roles: ['Администратор'] });
    const both = [admin, second];
    const versions = await Promise.all(both.map(({ id }) => card(id)));
    const answers = await Promise.all(
      both.map((user, at) =>
        app.as(anActor({ id: both[1 - at]?.id ?? 0 })).patch(`/api/users/${String(user.id)}`, {
          lock_version: versions[at]?.lock_version,
          role_ids: [],
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json()).toMatchObject({
      errors: { role_ids: [expect.stringContaining('«Редактирование ролей»')] },
    });
  });
});
