import type { User } from 'shared/contract/user/user';
import { accountsModule } from '../../accounts/accounts-module';
import type { Actor } from '../../platform/http/actor';
import { rolesModule } from '../../roles/roles-module';
import { aUser } from '../../users/a-user';
import { usersModule } from '../../users/users-module';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let head: Actor;
let admin: Actor;

beforeAll(async () => {
  desk = await aDesk([rolesModule, accountsModule, usersModule]);
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
  // Somebody has to keep the right to edit roles.
  await aUser(desk.app.db, { roles: ['Администратор'] });
});
beforeEach(async () => {
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  head = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  await desk.app.db.updateTable('users').set({ head_id: head.id }).where('id', '=', lawyer.id).execute();
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

const url = () => `/api/users/${String(lawyer.id)}`;
const version = async () => (await desk.app.as(admin).get(url())).json<User>().lock_version;
const sent = async () => {
  const id = await desk.draft();
  await desk.send(id);
  return id;
};
const SHUT_OUT = {
  blocked: async () => desk.app.as(admin).patch(url(), { lock_version: await version(), status: 'blocked' }),
  dismissed: async () =>
    desk.app.as(admin).post(`${url()}/dismiss`, {
      lock_version: await version(),
      dismissed_at: '2026-11-20',
      successor_id: desk.buyer.id,
    }),
} as const;

it.each(['blocked', 'dismissed'] as const)(
  'what waits for an account that is %s is the head’s at once, before anything looks at deadlines',
  async (how) => {
    const id = await sent();
    const answer = await SHUT_OUT[how]();
    expect([answer.statusCode < 300, answer.body]).toEqual([true, answer.body]);
    await desk.app.jobs.run();
    expect(await desk.tasks(head)).toMatchObject([{ document: { id }, can: { vote: true } }]);
    expect((await desk.vote(head, 'approve')).statusCode).toBe(200);
    expect(await desk.card(id)).toMatchObject({ status: 'approved' });
  },
);

it('an account that was not blocked after all keeps what waits for it', async () => {
  const id = await sent();
  const stale = await desk.app.as(admin).patch(url(), { lock_version: 99, status: 'blocked' });
  expect(stale.statusCode).toBe(409);
  await desk.app.jobs.run();
  expect(await desk.tasks(lawyer)).toMatchObject([{ document: { id } }]);
  expect(await desk.tasks(head)).toEqual([]);
});

it('an account for which something waits is deleted only after a dismissal has handed it on', async () => {
  const id = await sent();
  const refused = await desk.app.as(admin).delete(url());
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    422,
    expect.stringMatching(/^У сотрудника есть открытые дела: .+\u00a0— 1\. Сначала увольте с передачей дел$/),
  ]);
  expect(await desk.tasks(lawyer)).toMatchObject([{ document: { id }, can: { vote: true } }]);
  expect((await SHUT_OUT.dismissed()).statusCode).toBe(200);
  expect((await desk.app.as(admin).delete(url())).statusCode).toBe(204);
});

it('a dismissal with very much to hand over is not waited for: a handful at once, the rest is the successor’s behind the answer', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 22; made += 1) ids.push(await sent());
  const successor = await desk.company.employee({ name: 'Орлова Нина Павловна' });
  const answer = await desk.app.as(admin).post(`${url()}/dismiss`, {
    lock_version: await version(),
    dismissed_at: '2026-11-20',
    successor_id: successor.id,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'dismissed' }]);
  expect(await desk.tasks(successor)).toHaveLength(20);
  const refused = await desk.app.as(admin).delete(url());
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    422,
    'Увольнение ещё выполняется, дела передаются: Задачи согласования\u00a0— 2. Удалите учётную запись чуть позже',
  ]);
  const [line] = await desk.app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'user.dismissed')
    .where('entity_id', '=', lawyer.id)
    .execute();
  expect(line?.changes).toContainEqual(
    expect.objectContaining({
      field: 'handed_over',
      new: 'Задачи согласования — 22; Шаблоны цепочек согласования — 1',
    }),
  );
  await desk.app.jobs.run();
  const moved = (await desk.tasks(successor)).map(({ document }) => document.id);
  expect(moved.toSorted((a, b) => a - b)).toEqual(ids);
  expect(await desk.tasks(head)).toEqual([]);
  expect((await desk.app.as(admin).delete(url())).statusCode).toBe(204);
});
