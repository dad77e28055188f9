import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { User } from 'shared/contract/user/user';
import { USER_FIELDS } from 'shared/contract/user/user.fields';
import { accountsModule } from '../accounts/accounts-module';
import { handbooksModule } from '../handbooks/handbooks-module';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { type BuiltUser, aUser } from './a-user';
import { usersModule } from './users-module';

let app: TestApp;
let admin: BuiltUser;
let user: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, accountsModule, handbooksModule, usersModule] });
  admin = await aUser(app.db, { roles: ['Администратор'], lastName: 'Кузнецов' });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await aUser(app.db, { lastName: 'Соколова' });
});

const asAdmin = () => app.as(anActor({ id: admin.id, name: admin.full_name }));
const path = (id: number) => `/api/users/${String(id)}`;
const whole = (card: User) => {
  const job_title = card.job_title_id === null ? null : { id: card.job_title_id, name: '' };
  return { ...valuesOfRecord(USER_FIELDS, { ...card, job_title }), lock_version: card.lock_version };
};

describe('the data of an employee', () => {
  it('are put by nobody who is not logged in or has no right to it', async () => {
    expect((await app.stranger.put(path(user.id), {})).statusCode).toBe(401);
    expect((await app.stranger.get(`${path(user.id)}/history`)).statusCode).toBe(401);
    const nobody = app.as(anActor({ permissions: ['agreements.read'] }));
    expect((await nobody.put(path(user.id), {})).statusCode).toBe(403);
    expect((await nobody.get(`${path(user.id)}/history`)).statusCode).toBe(403);
    expect((await nobody.get(`${path(user.id)}/states`)).statusCode).toBe(403);
    const self = app.as(anActor({ id: user.id, permissions: [] }));
    expect((await self.get(`${path(user.id)}/history`)).statusCode).toBe(200);
    const neighbour = app.as(anActor({ permissions: ['users.update_own'] }));
    expect((await neighbour.put(path(user.id), {})).statusCode).toBe(403);
  });

  it('are kept whole, with what they refer to by name, and the journal words them', async () => {
    const title = await app.db
      .insertInto('job_titles')
      .values({ name: 'Ведущий юрисконсульт' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = (await asAdmin().get(path(user.id))).json<User>();
    const answer = await asAdmin().put(path(user.id), {
      ...whole(before),
      job_title_id: title.id,
      head_id: admin.id,
      hired_at: '2024-02-01',
      signature_limit: '500000.00',
      gender: 'female',
      timezone: 'Asia/Omsk',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        job_title: 'Ведущий юрисконсульт',
        head: { full_name: admin.full_name },
        hired_at: '2024-02-01',
        signature_limit: '500000.00',
        timezone: 'Asia/Omsk',
        lock_version: 2,
      },
    ]);
    const history = await asAdmin().get(`${path(user.id)}/history`);
    expect(history.json<{ data: { changes: unknown[] }[] }>().data[0]?.changes).toContainEqual({
      field: 'job_title_id',
      label: 'Должность',
      old: null,
      new: 'Ведущий юрисконсульт',
    });
    const forgotten = await asAdmin().put(path(user.id), { lock_version: 2, phone: '101' });
    expect(forgotten.json<{ errors: object }>().errors).toHaveProperty('last_name');
  });

  it('are the employee’s own to change only where they concern nobody else', async () => {
    const self = app.as(anActor({ id: user.id, permissions: ['users.update_own'] }));
    const own = await self.patch(path(user.id), {
      lock_version: 1,
      full_name_genitive: 'Соколовой Марии Дмитриевны',
    });
    expect(own.json()).toMatchObject({
      full_name_genitive: 'Соколовой Марии Дмитриевны',
      open_groups: ['open'],
    });
    const promoted = await self.patch(path(user.id), { lock_version: 2, personnel_number: '1' });
    expect(promoted.statusCode).toBe(403);
    const same = await self.patch(path(user.id), {
      lock_version: 2,
      last_name: 'Соколова',
      phone: 'доб. 107',
    });
    expect(same.json()).toMatchObject({ phone: 'доб. 107' });
    for (const phone of ['после обеда', '7', 'кабинет 12', '+7']) {
      const refused = await self.patch(path(user.id), { lock_version: 3, phone });
      const fault = 'Укажите номер телефона, например +7 495 123-45-67, или внутренний: 101, доб. 101';
      expect(refused.json()).toMatchObject({ errors: { phone: [fault] } });
    }
    expect((await self.patch(path(user.id), { lock_version: 3, phone: null })).statusCode).toBe(200);
  });

  it('are changed by two administrators of each other at once without either being refused', async () => {
    const second = await aUser(app.db, { roles: ['Администратор'] });
    const version = (await asAdmin().get(path(admin.id))).json<User>().lock_version;
    const answers = await Promise.all([
      asAdmin().patch(path(second.id), { lock_version: 1, phone: '101' }),
      app.as(anActor({ id: second.id })).patch(path(admin.id), { lock_version: version, phone: '102' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('name no head who stands under the employee, and no blocked one', async () => {
    const below = await aUser(app.db, { lastName: 'Нижний' });
    const first = await asAdmin().patch(path(below.id), { lock_version: 1, head_id: user.id });
    expect(first.statusCode).toBe(200);
    const circle = await asAdmin().patch(path(user.id), { lock_version: 1, head_id: below.id });
    expect(circle.json()).toMatchObject({ errors: { head_id: [expect.stringContaining('подчиняться')] } });
    const self = await asAdmin().patch(path(user.id), { lock_version: 1, head_id: user.id });
    expect(self.json()).toMatchObject({
      errors: { head_id: ['Сотрудник не может быть руководителем самому себе'] },
    });
    const blocked = await aUser(app.db, { status: 'blocked' });
    const shut = await asAdmin().patch(path(user.id), { lock_version: 1, head_id: blocked.id });
    expect(shut.json()).toMatchObject({ errors: { head_id: [expect.stringContaining('действующий')] } });
  });

  it('hold an address for logging in that only those who give roles may change', async () => {
    const clerk = app.as(anActor({ permissions: ['users.update_other'] }));
    const mine = { lock_version: 1, email: 'attacker@contracts.local' };
    expect((await clerk.patch(path(user.id), mine)).json()).toMatchObject({
      errors: { email: [expect.stringContaining('назначает роли')] },
    });
    const taken = await asAdmin().patch(path(user.id), { lock_version: 1, email: admin.email });
    expect(taken.json()).toMatchObject({ errors: { email: ['Учётная запись с этим адресом уже есть'] } });
    const wrong = await asAdmin().patch(path(user.id), { lock_version: 1, email: 'без собаки' });
    expect(wrong.statusCode).toBe(422);
    const moved = await asAdmin().patch(path(user.id), {
      lock_version: 1,
      email: 'New.Name@Contracts.local',
    });
    expect(moved.json()).toMatchObject({ email: 'new.name@contracts.local' });
  });

  it('decline the name until somebody says it otherwise', async () => {
    expect((await app.stranger.get('/api/users/declension?last_name=А&first_name=Б')).statusCode).toBe(401);
    const asked = await asAdmin().get(
      `/api/users/declension?${new URLSearchParams({ last_name: 'Заяц', first_name: 'Пётр', gender: 'male' }).toString()}`,
    );
    expect(asked.json()).toEqual({ genitive: 'Зайца Петра', dative: 'Зайцу Петру' });
    const said = await asAdmin().patch(path(user.id), {
      lock_version: 1,
      full_name_genitive: 'Соколовой М. Д.',
    });
    expect(said.json()).toMatchObject({
      declined: { genitive: 'Соколовой М. Д.', dative: 'Соколовой Марии Дмитриевне' },
    });
  });

  it('let nobody raise the sum they sign themselves', async () => {
    const own = await asAdmin().patch(path(admin.id), {
      lock_version: (await asAdmin().get(path(admin.id))).json<User>().lock_version,
      signature_limit: '1.00',
    });
    expect(own.json()).toMatchObject({ errors: { signature_limit: [expect.stringContaining('другой')] } });
  });

  it('are refused in words when a name could carry an address of the web', async () => {
    const answer = await asAdmin().patch(path(user.id), { lock_version: 1, last_name: 'evil.example' });
    expect(answer.json()).toMatchObject({ errors: { last_name: [expect.stringContaining('буквы')] } });
  });

  it('hold a name that its bearer says once, where it was made of an address', async () => {
    const guess = { last_name: 'Sokolova', first_name: 'Без имени', middle_name: null, name_is_guess: true };
    await app.db.updateTable('users').set(guess).where('id', '=', user.id).execute();
    const self = app.as(anActor({ id: user.id, permissions: [] }));
    const name = { lock_version: 1, last_name: 'Соколова', first_name: 'Мария', middle_name: '' };
    const say = (caller = self, said: object = name) => caller.post(`${path(user.id)}/name`, said);
    expect((await app.stranger.post(`${path(user.id)}/name`, name)).statusCode).toBe(401);
    expect((await say(asAdmin())).statusCode).toBe(403);
    expect((await self.get(path(user.id))).json()).toMatchObject({
      name_is_guess: true,
      available_actions: ['name'],
    });
    expect((await say(self, { ...name, last_name: 'evil.example' })).json()).toMatchObject({
      errors: { last_name: ['Только буквы, пробел, дефис и апостроф'] },
    });
    expect((await say(self, { ...name, lock_version: 7 })).statusCode).toBe(409);
    expect((await say()).json()).toMatchObject({
      full_name: 'Соколова Мария',
      name_is_guess: false,
      available_actions: [],
    });
    expect((await say(self, { ...name, lock_version: 2 })).statusCode).toBe(403);
    const history = await self.get(`${path(user.id)}/history`);
    expect(history.json<{ data: { changes: unknown[] }[] }>().data[0]?.changes).toContainEqual({
      field: 'first_name',
      label: 'Имя',
      old: 'Без имени',
      new: 'Мария',
    });
  });

  it('hold a name that is no guess any more when whoever keeps accounts has put it right', async () => {
    await app.db.updateTable('users').set({ name_is_guess: true }).where('id', '=', user.id).execute();
    const other = await asAdmin().patch(path(user.id), { lock_version: 1, phone: '101' });
    expect(other.json()).toMatchObject({ name_is_guess: true });
    const named = await asAdmin().patch(path(user.id), { lock_version: 2, first_name: 'Марина' });
    expect(named.json()).toMatchObject({ name_is_guess: false });
  });
});
