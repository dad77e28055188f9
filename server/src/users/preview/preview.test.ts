import { sql } from 'kysely';
import type { RolePreview } from 'shared/contract/access/role-preview';
import { accountsModule } from '../../accounts/accounts-module';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, type Company } from '../../agreements/company.builder';
import { counterpartiesModule } from '../../counterparties/counterparties-module';
import { handbooksModule } from '../../handbooks/handbooks-module';
import { type TestApp, anActor, startTestApp } from '../../platform/testing/test-app';
import { rolesModule } from '../../roles/roles-module';
import { aUser } from '../a-user';
import { usersModule } from '../users-module';

let app: TestApp;
let company: Company;
let adminId: number;
beforeAll(async () => {
  app = await startTestApp({
    modules: [
      rolesModule,
      accountsModule,
      handbooksModule,
      usersModule,
      counterpartiesModule,
      agreementsModule,
    ],
  });
  company = await aCompany(app.db);
  adminId = (await aUser(app.db, { roles: ['Администратор'] })).id;
});
afterAll(() => app.close());

const roleId = async (name: string) =>
  (await app.db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const looker = () => app.as(anActor({ id: adminId, permissions: ['roles.read', 'users.update_other'] }));
const look = async (role_id: number | null, user_id: number | null) =>
  (await looker().post('/api/role-previews', { role_id, user_id })).json<RolePreview>();
const agreementsIn = ({ registers }: RolePreview) =>
  registers.find(({ resource }) => resource === 'agreements')?.total;

describe('a look through the eyes of an employee', () => {
  it('takes both rights', async () => {
    const body = { role_id: await roleId('Юрист'), user_id: null };
    expect((await app.stranger.post('/api/role-previews', body)).statusCode).toBe(401);
    for (const permissions of [['roles.read'], ['users.update_other']] as const) {
      expect((await app.as(anActor({ permissions })).post('/api/role-previews', body)).statusCode).toBe(403);
    }
    expect((await looker().post('/api/role-previews', { role_id: null, user_id: null })).statusCode).toBe(
      422,
    );
    expect((await looker().post('/api/role-previews', { role_id: 999_999, user_id: null })).statusCode).toBe(
      404,
    );
  });

  it('counts what the scope of the role shows to this very employee', async () => {
    const author = await company.employee();
    await app.as(author).post('/api/agreements', company.draft(author));
    const near = await aUser(app.db, { departmentId: company.departmentId });
    const far = await aUser(app.db, { departmentId: company.otherDepartmentId });
    const buyer = await roleId('Инициатор');
    expect(agreementsIn(await look(await roleId('Юрист'), null))).toBe(1);
    expect(agreementsIn(await look(buyer, near.id))).toBe(1);
    expect(agreementsIn(await look(buyer, far.id))).toBe(0);
    expect(agreementsIn(await look(buyer, author.id))).toBe(1);
    expect(agreementsIn(await look(buyer, null))).toBe(0);
  });

  it('shows of an employee the roles they have, and no register they may not open', async () => {
    const nobody = await aUser(app.db);
    const seen = await look(null, nobody.id);
    expect(seen).toMatchObject({ roles: [], data_scope: 'own', permissions: [] });
    // The list of colleagues is read by everybody, though nobody without a role takes it away.
    const { count } = await app.db
      .selectFrom('users')
      .select(sql<number>`count(*)`.as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(seen.registers).toContainEqual(expect.objectContaining({ resource: 'users', total: count }));
    const auditor = await look(null, (await aUser(app.db, { roles: ['Аудитор'] })).id);
    expect(auditor).toMatchObject({ roles: ['Аудитор'], data_scope: 'all' });
    expect(auditor.permissions).toContain('Просмотр журнала действий');
  });

  it('is put down in the journal, and changes nothing else', async () => {
    const id = await roleId('Аудитор');
    await look(id, null);
    const lines = await app.db
      .selectFrom('activity_logs')
      .select(['entity_type', 'entity_label', 'actor_id'])
      .where('action', '=', 'role.previewed')
      .where('entity_id', '=', id)
      .execute();
    expect(lines).toContainEqual({ entity_type: 'role', entity_label: 'Аудитор', actor_id: adminId });
  });
});
