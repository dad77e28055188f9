import type { User } from 'shared/contract/user/user';
import { accountsModule } from '../accounts/accounts-module';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { type BuiltUser, aUser } from './a-user';
import { usersModule } from './users-module';

let app: TestApp;
let admin: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule, usersModule],
    config: { registration: { mode: 'open', domains: [] } },
  });
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

  it('are found by a right their roles give', async () => {
    await aUser(app.db, { lastName: 'Голосов', roles: ['Согласующий'] });
    await aUser(app.db, { lastName: 'Голосова', roles: ['Аудитор'] });
    const found = await asAdmin().get('/api/users?search=голосов&filter[permission]=approval_chains.vote');
    const names = found
      .json<{ data: { full_name: string }[] }>()
      .data.map((row) => row.full_name.split(' ')[0]);
    expect(names).toEqual(['Голосов']);
    expect((await asAdmin().get('/api/users?filter[permission]=everything')).statusCode).toBe(422);
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
      .where('action', '=', 'user.roles_changed')
      .where('entity_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(line.changes).toEqual([{ field: 'role_ids', old: 'Согласующий', new: 'Юрист' }]);
    const history = await asAdmin().get(`/api/users/${String(user.id)}/history`);
    expect(history.json()).toMatchObject({
      data: [{ changes: [{ label: 'Роли', old: 'Согласующий', new: 'Юрист' }] }],
    });
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

describe('a reader without a single right', () => {
  it('learns of colleagues no phone, no number and no habit', async () => {
    const { id } = await aUser(app.db, { lastName: 'Тайнов' });
    await app.db
      .updateTable('users')
      .set({
        phone: '+7 812 640-99-77',
        personnel_number: '4711',
        hired_at: '2024-02-01',
        last_login_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    const stranger = app.as(anActor({ permissions: [] }));
    const seen = await stranger.get(`/api/users/${String(id)}`);
    expect(seen.json()).toMatchObject({
      full_name: 'Тайнов Мария Дмитриевна',
      phone: null,
      personnel_number: null,
      hired_at: null,
      last_login_at: null,
    });
    const list = await stranger.get('/api/users?search=Тайнов');
    expect(list.json()).toMatchObject({ data: [{ phone: null }] });
    expect((await stranger.get('/api/users?search=640-99-77')).json()).toMatchObject({ meta: { total: 0 } });
    const colleague = app.as(anActor({ permissions: ['agreements.read'] }));
    expect((await colleague.get('/api/users?search=640-99-77')).json()).toMatchObject({
      data: [{ phone: '+7 812 640-99-77' }],
    });
    const own = await app.as(anActor({ id, permissions: [] })).get(`/api/users/${String(id)}`);
    expect(own.json()).toMatchObject({ personnel_number: '4711' });
  });

  it('is refused another account before a word of the body is looked at', async () => {
    const self = app.as(anActor({ permissions: ['users.update_own'] }));
    const answer = await self.patch(`/api/users/${String(admin.id)}`, { nonsense: true });
    expect(answer.statusCode).toBe(403);
  });
});

describe('an account that somebody opened for themselves', () => {
  const email = 'unconfirmed@contracts.local';
  const person = { last_name: 'Новиков', first_name: 'Пётр', email, password: 'Stranger-2026' };

  it('gets no roles and is nobody’s colleague before its address is confirmed', async () => {
    await app.stranger.post('/api/register', person);
    await app.jobs.run();
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const answer = await asAdmin().patch(`/api/users/${String(id)}`, {
      lock_version: 1,
      role_ids: [await roleId('Юрист')],
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { role_ids: [expect.stringContaining('не подтверждён')] } },
    ]);
    const reader = app.as(anActor({ permissions: ['agreements.read'] }));
    expect((await reader.get(`/api/users/${String(id)}`)).statusCode).toBe(404);
    expect((await reader.get('/api/users?search=unconfirmed')).json()).toMatchObject({ meta: { total: 0 } });
    expect((await asAdmin().get('/api/users?search=unconfirmed')).json()).toMatchObject({
      meta: { total: 1 },
    });
  });

  it('does not keep the address from the person an administrator means', async () => {
    const stranger = app.letters.at(-1)?.link?.split('token=')[1];
    const invited = await asAdmin().post('/api/users', {
      last_name: 'Новикова',
      first_name: 'Анна',
      email,
      role_ids: [await roleId('Юрист')],
    });
    expect([invited.statusCode, invited.json()]).toMatchObject([
      201,
      { full_name: 'Новикова Анна', status: 'invited', roles: [{ name: 'Юрист' }] },
    ]);
    await app.jobs.run();
    const letter = app.letters.at(-1);
    expect(letter).toMatchObject({ to: email, subject: 'Приглашение в реестр договоров' });
    expect(letter?.link).toContain('&invited=1');
    const confirm = (token: string | undefined, password: string) =>
      app.stranger.post('/api/email/confirm', { token, password });
    expect((await confirm(stranger, person.password)).statusCode).toBe(422);
    const token = letter?.link?.split('token=')[1]?.split('&')[0];
    expect((await confirm(token, '1234567890')).statusCode).toBe(422);
    expect((await confirm(token, 'Chosen-by-Anna-1')).statusCode).toBe(200);
    const session = await app.stranger.post('/api/login', { email, password: 'Chosen-by-Anna-1' });
    expect(session.json()).toMatchObject({ user: { full_name: 'Новикова Анна', roles: ['Юрист'] } });
  });
});

describe('an invitation', () => {
  const anna = { last_name: 'Орлова', first_name: 'Анна', email: 'orlova@contracts.local' };

  it('is sent by those who may create accounts, with roles by those who may give them', async () => {
    const clerk = app.as(anActor({ permissions: ['users.update_other'] }));
    expect((await clerk.post('/api/users', anna)).statusCode).toBe(403);
    const creator = app.as(anActor({ id: admin.id, permissions: ['users.create'] }));
    const roles = [await roleId('Юрист')];
    expect((await creator.post('/api/users', { ...anna, role_ids: roles })).statusCode).toBe(403);
    expect((await creator.post('/api/users', anna)).statusCode).toBe(201);
    const twice = await creator.post('/api/users', anna);
    expect(twice.json()).toMatchObject({ errors: { email: [expect.stringContaining('уже есть')] } });
    await app.jobs.run();
  });

  it('may be sent again, and then the older link is dead', async () => {
    const first = app.letters.at(-1)?.link?.split('token=')[1]?.split('&')[0];
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', anna.email)
      .executeTakeFirstOrThrow();
    expect((await asAdmin().post(`/api/users/${String(id)}/invite`)).statusCode).toBe(204);
    await app.jobs.run();
    const password = 'Chosen-by-Anna-2';
    expect((await app.stranger.post('/api/email/confirm', { token: first, password })).statusCode).toBe(422);
    expect((await asAdmin().post(`/api/users/${String(admin.id)}/invite`)).statusCode).toBe(422);
  });

  it('says of a new employee all that is known, if the sender may say it', async () => {
    const { id: departmentId } = await app.db
      .insertInto('departments')
      .values({ name: 'Отдел закупок' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const pavel = {
      last_name: 'Новиков',
      first_name: 'Павел',
      middle_name: null,
      email: 'novikov@contracts.local',
      gender: 'male',
      department_id: departmentId,
      personnel_number: 'Т-17',
      hired_at: '2026-11-02',
      phone: null,
    };
    const creator = app.as(anActor({ id: admin.id, permissions: ['users.create'] }));
    const refused = await creator.post('/api/users', pavel);
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['gender', 'department_id', 'personnel_number', 'hired_at'],
    ]);
    const wrong = await asAdmin().post('/api/users', { ...pavel, department_id: 999_999 });
    expect(wrong.json()).toMatchObject({ errors: { department_id: [expect.any(String)] } });
    const hired = await asAdmin().post('/api/users', pavel);
    expect([hired.statusCode, hired.json()]).toMatchObject([
      201,
      {
        status: 'invited',
        department_id: departmentId,
        personnel_number: 'Т-17',
        hired_at: '2026-11-02',
        available_actions: ['invite', 'dismiss'],
      },
    ]);
    await app.jobs.run();
    expect(app.letters.filter(({ to }) => to === pavel.email)).toHaveLength(1);
  });
});

it('nobody who sees the documents of a department goes to another by themselves', async () => {
  const { id: departmentId } = await app.db
    .insertInto('departments')
    .values({ name: 'Казначейство' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await aUser(app.db);
  const path = `/api/users/${String(user.id)}`;
  const change = { lock_version: 1, department_id: departmentId };
  const clerk = { id: user.id, dataScope: 'department', permissions: ['users.update_other'] } as const;
  const refused = await app.as(anActor(clerk)).patch(path, change);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    {
      errors: {
        department_id: ['Своё подразделение меняет другой сотрудник: от него зависит, какие документы видны'],
      },
    },
  ]);
  expect((await app.as(anActor({ ...clerk, id: admin.id })).patch(path, change)).statusCode).toBe(200);
});

describe('the sessions of an employee', () => {
  it('are ended by those who may change other accounts, live connections included', async () => {
    const user = await aUser(app.db);
    const session = await app.stranger.post('/api/login', { email: user.email, password: 'Demo-2026!' });
    const { token } = session.json<{ token: string }>();
    const path = `/api/users/${String(user.id)}/end-sessions`;
    expect((await app.as(anActor({ permissions: [] })).post(path)).statusCode).toBe(403);
    expect((await app.withToken(token).get('/api/me')).statusCode).toBe(200);
    expect((await asAdmin().post(path)).statusCode).toBe(204);
    expect((await app.withToken(token).get('/api/me')).statusCode).toBe(401);
    const { id } = await app.db
      .selectFrom('tokens')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const expelled = await app.db
      .selectFrom('outbox')
      .select('channels')
      .where('event', '=', 'server:expel')
      .execute();
    expect(expelled.flatMap(({ channels }) => channels)).toContain(`server-session.${String(id)}`);
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
