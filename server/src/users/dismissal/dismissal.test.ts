import type { User } from 'shared/contract/user/user';
import type { OpenWork } from 'shared/contract/user/user-input';
import { accountsModule } from '../../accounts/accounts-module';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, type Company } from '../../agreements/company.builder';
import { approvalModule } from '../../approval/approval-module';
import { counterpartiesModule } from '../../counterparties/counterparties-module';
import { handbooksModule } from '../../handbooks/handbooks-module';
import type { Actor } from '../../platform/http/actor';
import { type TestApp, anActor, startTestApp } from '../../platform/testing/test-app';
import { rolesModule } from '../../roles/roles-module';
import { type BuiltUser, aUser } from '../a-user';
import { usersModule } from '../users-module';

let app: TestApp;
let company: Company;
let admin: BuiltUser;
let leaver: Actor;
let successor: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({
    modules: [
      rolesModule,
      accountsModule,
      handbooksModule,
      usersModule,
      counterpartiesModule,
      agreementsModule,
      approvalModule,
    ],
  });
  company = await aCompany(app.db);
  admin = await aUser(app.db, { roles: ['Администратор'], lastName: 'Кузнецов' });
});
afterAll(() => app.close());
beforeEach(async () => {
  leaver = await company.employee();
  successor = await aUser(app.db, { roles: ['Юрист'], lastName: 'Преемников' });
});

const asAdmin = () => app.as(anActor({ id: admin.id, name: admin.full_name, dataScope: 'all' }));
const path = (id: number, rest = '') => `/api/users/${String(id)}${rest}`;
const card = async (id: number) => (await asAdmin().get(path(id))).json<User>();
const anAgreement = async () =>
  (await app.as(leaver).post('/api/agreements', company.draft(leaver))).json<{ id: number; title: string }>();
const leave = async (given: object = {}) =>
  asAdmin().post(path(leaver.id, '/dismiss'), {
    lock_version: (await card(leaver.id)).lock_version,
    dismissed_at: app.deps.now().toISOString().slice(0, 10),
    successor_id: successor.id,
    ...given,
  });
const responsibleOf = async (id: number) =>
  app.db
    .selectFrom('agreements')
    .select(['responsible_id', 'lock_version'])
    .where('id', '=', id)
    .executeTakeFirst();

describe('the dismissal of an employee', () => {
  it('is nobody’s who is not logged in or may not change other accounts', async () => {
    expect((await app.stranger.get(path(leaver.id, '/open-work'))).statusCode).toBe(401);
    expect((await app.stranger.post(path(leaver.id, '/dismiss'), {})).statusCode).toBe(401);
    const giver = app.as(anActor({ permissions: ['users.change_roles', 'users.update_own'] }));
    expect((await giver.get(path(leaver.id, '/open-work'))).statusCode).toBe(403);
    expect((await giver.post(path(leaver.id, '/dismiss'), {})).statusCode).toBe(403);
  });

  it('names what is open, and to those who may not read it the number alone', async () => {
    const { title } = await anAgreement();
    const seen = await asAdmin().get(path(leaver.id, '/open-work'));
    expect(seen.json<OpenWork>().data).toEqual([
      expect.objectContaining({
        key: 'agreements.responsible_id',
        total: 1,
        examples: [expect.objectContaining({ label: expect.stringContaining(title) as string })],
      }),
    ]);
    const clerk = app.as(anActor({ permissions: ['users.update_other'], dataScope: 'all' }));
    const counted = await clerk.get(path(leaver.id, '/open-work'));
    expect(counted.json<OpenWork>().data[0]).toMatchObject({ total: 1, examples: [] });
  });

  it('quotes a title that has quotation marks of its own', async () => {
    const { id } = await anAgreement();
    await app.db.updateTable('agreements').set({ title: 'Узел «Север»' }).where('id', '=', id).execute();
    const { data } = (await asAdmin().get(path(leaver.id, '/open-work'))).json<OpenWork>();
    expect(data[0]?.examples[0]?.label).toMatch(/^\S+ «Узел „Север“»$/);
  });

  it('gives all of it to the successor, ends sessions, and both journals say so', async () => {
    const { id } = await anAgreement();
    const before = await responsibleOf(id);
    await app.db
      .insertInto('approval_tasks')
      .values({
        approvable_type: 'agreement',
        approvable_id: id,
        assignee_id: leaver.id,
      })
      .execute();
    const answer = await leave();
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'dismissed', roles: [] }]);
    expect(await responsibleOf(id)).toEqual({
      responsible_id: successor.id,
      lock_version: (before?.lock_version ?? 0) + 1,
    });
    const tasks = await app.db
      .selectFrom('approval_tasks')
      .select('assignee_id')
      .where('approvable_id', '=', id)
      .execute();
    expect(tasks).toEqual([{ assignee_id: successor.id }]);
    const history = await asAdmin().get(`/api/agreements/${String(id)}/history`);
    expect(history.json()).toMatchObject({
      data: [{ changes: [{ label: 'Ответственный', old: leaver.name, new: successor.full_name }] }, {}],
    });
    const own = await asAdmin().get(path(leaver.id, '/history'));
    const [line] = own.json<{ data: { action_label: string; changes: { label: string; new: string }[] }[] }>()
      .data;
    expect(line?.action_label).toBe('Увольнение сотрудника');
    expect(line?.changes.find(({ label }) => label === 'Передано')?.new).toBe(
      'Договоры, где сотрудник ответственный — 1; Задачи согласования — 1',
    );
    const told = await app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', successor.id)
      .execute();
    expect(told).toEqual([{ title: `Вам переданы дела: ${leaver.name}` }]);
  });

  it('takes nothing when one part of it is refused', async () => {
    const { id } = await anAgreement();
    const nobody = await leave({ successor_id: null });
    expect(nobody.json()).toMatchObject({
      errors: { successor_id: [expect.stringContaining('открытые дела')] },
    });
    const self = await leave({ successor_id: leaver.id });
    expect(self.statusCode).toBe(422);
    const blocked = await aUser(app.db, { status: 'blocked' });
    expect((await leave({ successor_id: blocked.id })).statusCode).toBe(422);
    expect((await leave({ dismissed_at: '2999-01-01' })).json()).toMatchObject({
      errors: { dismissed_at: [expect.stringContaining('сразу')] },
    });
    expect((await leave({ lock_version: 77 })).statusCode).toBe(409);
    expect((await responsibleOf(id))?.responsible_id).toBe(leaver.id);
    expect((await card(leaver.id)).status).toBe('active');
  });

  it('needs no successor where nothing is open, and happens once', async () => {
    expect((await leave({ successor_id: null })).statusCode).toBe(200);
    expect((await leave({ successor_id: null })).statusCode).toBe(422);
    const back = await asAdmin().patch(path(leaver.id), {
      lock_version: (await card(leaver.id)).lock_version,
      status: 'active',
    });
    expect(back.json()).toMatchObject({ errors: { status: [expect.stringContaining('уволен')] } });
  });

  it('is refused to oneself and to the last who may edit roles', async () => {
    const own = await asAdmin().post(path(admin.id, '/dismiss'), {
      lock_version: (await card(admin.id)).lock_version,
      dismissed_at: '2026-01-12',
      successor_id: successor.id,
    });
    expect(own.statusCode).toBe(403);
    const clerk = app.as(anActor({ id: successor.id, permissions: ['users.update_other'] }));
    const last = await clerk.post(path(admin.id, '/dismiss'), {
      lock_version: (await card(admin.id)).lock_version,
      dismissed_at: '2026-01-12',
      successor_id: successor.id,
    });
    expect([last.statusCode, last.json()]).toMatchObject([
      422,
      { message: expect.stringContaining('«Редактирование ролей»') as string },
    ]);
    expect((await card(admin.id)).status).toBe('active');
  });
});
