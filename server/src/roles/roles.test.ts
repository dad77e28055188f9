import { sql } from 'kysely';
import { EXTENSIONS, PERMISSIONS } from 'shared/contract/access/permissions';
import type { Role } from 'shared/contract/access/role';
import { ROLE_PRESETS } from 'shared/contract/access/roles';
import type { Actor } from '../platform/http/actor';
import { accountsModule } from '../accounts/accounts-module';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { aUser } from '../users/a-user';
import { rolesModule } from './roles-module';
import { syncPermissionCatalogue } from './permission-catalogue';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule] });
  admin = anActor({ id: (await aUser(app.db, { roles: ['Администратор'] })).id });
});
afterAll(() => app.close());

const roleNamed = async (name: string) => {
  const list = await app.as(admin).get(`/api/roles?search=${encodeURIComponent(name)}`);
  const { data } = list.json<{ data: Role[] }>();
  return (await app.as(admin).get(`/api/roles/${String(data[0]?.id)}`)).json<Role>();
};
const aRole = async (name: string, permission_ids: number[] = [12]) =>
  (await app.as(admin).post('/api/roles', { name, data_scope: 'own', permission_ids })).json<Role>();

describe('roles', () => {
  it('are shown to nobody who is not logged in', async () => {
    expect((await app.stranger.get('/api/roles')).statusCode).toBe(401);
    expect((await app.stranger.get('/api/roles/choices')).statusCode).toBe(401);
    expect((await app.stranger.get('/api/permissions')).statusCode).toBe(401);
    expect((await app.stranger.get('/api/permissions/1')).statusCode).toBe(401);
    expect((await app.stranger.post('/api/roles', {})).statusCode).toBe(401);
    expect((await app.stranger.put('/api/roles/1', {})).statusCode).toBe(401);
    expect((await app.stranger.get('/api/roles/1/history')).statusCode).toBe(401);
  });

  it('are read, made, changed and deleted each by its own right', async () => {
    const nobody = app.as(anActor({ permissions: [] }));
    const reader = app.as(anActor({ permissions: ['roles.read'] }));
    expect((await nobody.get('/api/roles')).statusCode).toBe(403);
    expect((await nobody.get('/api/permissions/1')).statusCode).toBe(403);
    expect((await reader.get('/api/roles')).statusCode).toBe(200);
    expect((await reader.post('/api/roles', {})).statusCode).toBe(403);
    expect((await reader.patch('/api/roles/1', {})).statusCode).toBe(403);
    expect((await reader.put('/api/roles/1', {})).statusCode).toBe(403);
    expect((await nobody.get('/api/roles/1/history')).statusCode).toBe(403);
    expect((await reader.delete('/api/roles/1')).statusCode).toBe(403);
  });

  it('are chosen by their names by whoever may not read what they give', async () => {
    const author = app.as(anActor({ permissions: ['chain_templates.create'] }));
    const { data } = (await author.get('/api/roles/choices?search=Юрист')).json<{ data: { id: number }[] }>();
    expect(data).toEqual([{ id: expect.any(Number) as number, name: 'Юрист' }]);
    const one = await author.get(`/api/roles/choices/${String(data[0]?.id)}`);
    expect(one.json()).toEqual(data[0]);
    expect((await author.get(`/api/roles/${String(data[0]?.id)}`)).statusCode).toBe(403);
  });

  it('are the presets in a new installation, and the administrator holds every right', async () => {
    const { data, meta } = (await app.as(admin).get('/api/roles')).json<{
      data: Role[];
      meta: { total: number };
    }>();
    expect(meta.total).toBe(ROLE_PRESETS.length);
    expect(data.map(({ name }) => name).sort()).toEqual(ROLE_PRESETS.map(({ name }) => name).sort());
    expect((await roleNamed('Администратор')).permission_ids).toHaveLength(PERMISSIONS.length);
    const rights = (await app.as(admin).get('/api/permissions')).json<{ data: unknown[] }>();
    expect(rights).toMatchObject({ meta: { total: 57 } });
    expect(rights.data).toHaveLength(57);
    const extensions = await app.as(admin).get('/api/extension-permissions');
    const known = extensions.json<{ data: { name: string; given_by: string[] }[] }>().data;
    expect(known.map(({ name }) => name)).toEqual(EXTENSIONS.map(({ name }) => name));
    expect(known).toContainEqual(
      expect.objectContaining({ name: 'counterparties.merge', given_by: ['counterparties.delete'] }),
    );
    expect((await app.as(admin).get('/api/permissions/57')).json()).toEqual(rights.data[56]);
    expect((await app.as(admin).get('/api/permissions/58')).statusCode).toBe(404);
  });

  it('come to the same when two nodes start at the same time', async () => {
    await Promise.all([
      app.deps.transact(syncPermissionCatalogue),
      app.deps.transact(syncPermissionCatalogue),
    ]);
    const list = await app.as(admin).get('/api/roles');
    expect(list.json()).toMatchObject({ meta: { total: ROLE_PRESETS.length } });
  });

  it('are made with known rights and a name of their own', async () => {
    const made = await app.as(admin).post('/api/roles', {
      name: 'Кладовщик',
      description: '',
      data_scope: 'department',
      permission_ids: [2, 12],
    });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ permission_ids: [2, 12], description: null, users_count: 0 });
    const again = await app.as(admin).post('/api/roles', {
      name: 'кладовщик',
      data_scope: 'own',
      permission_ids: [],
    });
    expect(again.json()).toMatchObject({ errors: { name: ['Роль с таким названием уже есть'] } });
    const unknown = await app.as(admin).post('/api/roles', {
      name: 'Призрак',
      data_scope: 'own',
      permission_ids: [99],
    });
    expect(unknown.json()).toMatchObject({ errors: { permission_ids: ['Такого права нет'] } });
  });

  it('are not overwritten by somebody who saw an older version', async () => {
    const role = await aRole('Практикант');
    const path = `/api/roles/${String(role.id)}`;
    const first = await app.as(admin).patch(path, { lock_version: 1, name: 'Стажёр' });
    expect(first.json()).toMatchObject({ name: 'Стажёр', lock_version: 2, permission_ids: [12] });
    const stale = await app.as(admin).patch(path, { lock_version: 1, name: 'Ученик' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ current: { name: 'Стажёр' } });
  });

  it('are put whole: a forgotten field is named, not emptied', async () => {
    const role = await aRole('Диспетчер');
    const path = `/api/roles/${String(role.id)}`;
    const forgotten = { lock_version: 1, name: 'Диспетчер', data_scope: 'own', permission_ids: [12] };
    expect((await app.as(admin).put(path, forgotten)).json()).toMatchObject({
      errors: { description: expect.anything() as unknown },
    });
    const whole = { ...forgotten, description: 'Смена', permission_ids: [12, 16] };
    expect((await app.as(admin).put(path, whole)).json()).toMatchObject({
      description: 'Смена',
      permission_ids: [12, 16],
    });
    const history = await app.as(admin).get(`${path}/history`);
    expect(history.json()).toMatchObject({
      data: [{ action_label: 'Изменение роли' }, { action_label: 'Создание роли' }],
    });
  });

  it('tell their holders that their rights may have changed', async () => {
    const role = await aRole('Курьер');
    const holder = await aUser(app.db, { roles: ['Курьер'] });
    await app.as(admin).patch(`/api/roles/${String(role.id)}`, { lock_version: 1, permission_ids: [16] });
    const told = await app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
    const own = told.filter(({ channels }) => channels.includes(`private-users.${String(holder.id)}`));
    expect(own.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ entity: 'user', id: holder.id }),
    );
  });

  it('stand in the order of how many employees have them', async () => {
    const list = await app.as(admin).get('/api/roles?sort=-users_count&per_page=100');
    const counts = list.json<{ data: Role[] }>().data.map((row) => row.users_count);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(0);
  });

  it('that come with the product keep their name and rights', async () => {
    const role = await roleNamed('Администратор');
    const path = `/api/roles/${String(role.id)}`;
    const change = { lock_version: role.lock_version, permission_ids: [12] };
    expect((await app.as(admin).patch(path, change)).statusCode).toBe(422);
    expect((await app.as(admin).delete(path)).statusCode).toBe(422);
  });

  it('that a stage of a route asks are not deleted', async () => {
    const role = await aRole('Казначей');
    const { id: templateId } = await app.db
      .insertInto('chain_templates')
      .values({ name: 'Платежи', document_kinds: ['agreement'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      with stage as (
        insert into chain_template_stages (template_id, template_version, position, name)
        values (${templateId}, 1, 1, 'Проверка') returning id
      )
      insert into chain_template_participants (stage_id, position, kind, ref_id)
      select id, 1, 'role', ${role.id}::bigint from stage`.execute(app.db);
    const path = `/api/roles/${String(role.id)}`;
    const refused = await app.as(admin).delete(path);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { message: 'Роль согласует документы по шаблонам: «Платежи». Сначала замените её в них' },
    ]);
    // Another version no longer asks it.
    await app.db.updateTable('chain_templates').set({ version: 2 }).where('id', '=', templateId).execute();
    expect((await app.as(admin).delete(path)).statusCode).toBe(204);
  });

  it('that somebody has are not deleted', async () => {
    const role = await aRole('Архивариус');
    await aUser(app.db, { roles: ['Архивариус'] });
    const path = `/api/roles/${String(role.id)}`;
    const refused = await app.as(admin).delete(path);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { message: 'Роль назначена: Соколова Мария Дмитриевна. Сначала назначьте взамен другую' },
    ]);
    await app.db.deleteFrom('user_roles').where('role_id', '=', role.id).execute();
    expect((await app.as(admin).delete(path)).statusCode).toBe(204);
    expect((await app.as(admin).get(path)).statusCode).toBe(404);
  });

  it('are not widened by their own holder without the right to change roles of accounts', async () => {
    const role = await aRole('Хитрец', [6, 7]);
    const user = await aUser(app.db, { roles: ['Хитрец'] });
    const holder = app.as(anActor({ id: user.id, permissions: ['roles.read', 'roles.edit'] }));
    const path = `/api/roles/${String(role.id)}`;
    const widen = await holder.patch(path, { lock_version: 1, permission_ids: [6, 7, 5] });
    expect(widen.statusCode).toBe(422);
    expect((await holder.patch(path, { lock_version: 1, data_scope: 'all' })).statusCode).toBe(422);
    const narrow = await holder.patch(path, { lock_version: 1, permission_ids: [7] });
    expect(narrow.statusCode).toBe(200);
  });
});
