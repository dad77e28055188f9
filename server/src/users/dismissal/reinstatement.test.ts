import type { User } from 'shared/contract/user/user';
import { accountsModule } from '../../accounts/accounts-module';
import { type TestApp, anActor, startTestApp } from '../../platform/testing/test-app';
import { rolesModule } from '../../roles/roles-module';
import { type BuiltUser, aUser } from '../a-user';
import { usersModule } from '../users-module';

let app: TestApp;
let admin: BuiltUser;
let leaver: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule, usersModule] });
  admin = await aUser(app.db, { roles: ['Администратор'], lastName: 'Кузнецов' });
});
afterAll(() => app.close());

const path = (id: number, rest = '') => `/api/users/${String(id)}${rest}`;
const asAdmin = () => app.as(anActor({ id: admin.id, name: admin.full_name }));
const card = async () => (await asAdmin().get(path(leaver.id))).json<User>();
const reinstate = async (lockVersion?: number) =>
  asAdmin().post(path(leaver.id, '/reinstate'), {
    lock_version: lockVersion ?? (await card()).lock_version,
  });

beforeEach(async () => {
  leaver = await aUser(app.db, { roles: ['Юрист'], lastName: 'Возвратов' });
  await asAdmin().post(path(leaver.id, '/dismiss'), {
    lock_version: (await card()).lock_version,
    dismissed_at: app.deps.now().toISOString().slice(0, 10),
    successor_id: null,
  });
});

describe('the return of an employee who was dismissed', () => {
  it('is theirs to offer who may invite', async () => {
    const keeper = app.as(anActor({ permissions: ['users.update_other'] }));
    expect((await keeper.get(path(leaver.id))).json<User>().can.reinstate).toBe(false);
    expect((await keeper.post(path(leaver.id, '/reinstate'), { lock_version: 1 })).statusCode).toBe(403);
    expect(await card()).toMatchObject({
      status: 'dismissed',
      can: { reinstate: true, dismiss: false },
      available_actions: ['reinstate'],
    });
  });

  it('invites them anew, without roles and without their former password', async () => {
    const answer = await reinstate();
    expect(answer.json()).toMatchObject({ status: 'invited', dismissed_at: null, roles: [] });
    await app.jobs.run();
    expect(app.letters.at(-1)).toMatchObject({ to: leaver.email });
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', leaver.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBeNull();
    const history = (await asAdmin().get(path(leaver.id, '/history'))).json<{ data: object[] }>();
    expect(history.data[0]).toMatchObject({
      action_label: 'Возвращение сотрудника на работу',
      changes: [
        { label: 'Статус', old: 'Уволен', new: 'Приглашён' },
        { label: 'Уволен', new: null },
      ],
    });
  });

  it('opens the account to whoever follows the letter', async () => {
    await reinstate();
    await app.jobs.run();
    const token = new URL(app.letters.at(-1)?.link ?? '').searchParams.get('token');
    const password = 'Returned-2026';
    const opened = await app.stranger.post('/api/email/confirm', { token, password });
    expect(opened.statusCode).toBe(200);
    expect(await card()).toMatchObject({ status: 'active', roles: [] });
  });

  it('is refused for somebody who works here, and over another version', async () => {
    const { lock_version } = await card();
    expect((await reinstate(lock_version - 1)).statusCode).toBe(409);
    expect((await reinstate()).statusCode).toBe(200);
    expect((await reinstate()).json()).toMatchObject({ errors: { status: ['Сотрудник не уволен'] } });
  });

  it('is named to whoever invites somebody under the address', async () => {
    const person = { last_name: 'Возвратов', first_name: 'Иван', email: leaver.email };
    const refused = await asAdmin().post('/api/users', person);
    expect(refused.statusCode).toBe(422);
    const text = `Этот адрес у учётной записи уволенного сотрудника: ${leaver.full_name}. Откройте её и выберите «Вернуть на работу»`;
    expect(refused.json()).toMatchObject({ errors: { email: [text] } });
  });
});
