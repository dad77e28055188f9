import type { User } from 'shared/contract/user/user';
import { accountsModule } from '../../accounts/accounts-module';
import type { Actor } from '../../platform/http/actor';
import { rolesModule } from '../../roles/roles-module';
import { aUser } from '../../users/a-user';
import { usersModule } from '../../users/users-module';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let head: Actor;
let admin: Actor;

/** Whoever sees their own documents alone: what they were not admitted to answers 404. */
const NARROW = { permissions: ['agreements.read', 'approval_chains.vote'], dataScope: 'own' } as const;

beforeAll(async () => {
  desk = await aDesk([rolesModule, accountsModule, usersModule]);
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
  // Somebody has to keep the right to edit roles.
  await aUser(desk.app.db, { roles: ['Администратор'] });
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  head = await desk.company.employee({
    name: 'Белов Андрей Викторович',
    permissions: [...NARROW.permissions],
    dataScope: NARROW.dataScope,
  });
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

const answersTo = (person: Actor, to: Actor) =>
  desk.app.db.updateTable('users').set({ head_id: to.id }).where('id', '=', person.id).execute();
const become = (status: 'blocked' | 'dismissed') =>
  desk.app.db.updateTable('users').set({ status }).where('id', '=', lawyer.id).execute();
const watch = () => desk.app.jobs.runScheduled('approval.deadlines');
const told = (person: Actor) =>
  desk.app.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute();
const journal = async (id: number) => {
  const rows = await desk.app.db
    .selectFrom('activity_logs')
    .select(['action', 'changes'])
    .where('entity_type', '=', 'agreement')
    .where('entity_id', '=', id)
    .where('action', 'like', 'approval.%')
    .execute();
  return rows;
};
const opens = async (person: Actor, id: number) =>
  (await desk.app.as(person).get(`/api/agreements/${String(id)}`)).statusCode;
const sent = async () => {
  const id = await desk.draft();
  await desk.send(id);
  return id;
};

it.each([
  ['dismissed', 'Соколова Мария Дмитриевна больше не работает'],
  ['blocked', 'Соколова Мария Дмитриевна: учётная запись заблокирована'],
] as const)(
  'the decision of somebody %s goes to the head, who is told, sees the document and decides',
  async (status, reason) => {
    await answersTo(lawyer, head);
    const id = await sent();
    expect(await opens(head, id)).toBe(404);
    await become(status);
    await watch();
    expect(await told(head)).toMatchObject([
      { title: 'Вам передано согласование', body: expect.stringContaining(reason) as string },
    ]);
    expect(await opens(head, id)).toBe(200);
    expect(await journal(id)).toMatchObject([
      { action: 'approval.reassigned', changes: [{ new: head.name }, { new: reason }] },
    ]);
    await watch();
    expect(await told(head)).toHaveLength(1);
    expect((await desk.vote(head, 'approve')).statusCode).toBe(200);
    expect(await desk.card(id)).toMatchObject({ status: 'approved' });
  },
);

it('where nobody can take it over the sender is told once, and the stage goes on as soon as there is somebody', async () => {
  await desk.app.db.updateTable('departments').set({ head_id: null }).execute();
  const id = await sent();
  await desk.app.db.deleteFrom('notifications').execute();
  await become('dismissed');
  await watch();
  await watch();
  const [notice, ...others] = await told(desk.buyer);
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ title: 'Согласование остановилось: некому решать' });
  expect(notice?.body).toContain(
    'Соколова Мария Дмитриевна больше не работает, ни заместителя, ни руководителя нет',
  );
  expect(await journal(id)).toMatchObject([{ action: 'approval.stuck' }]);
  await answersTo(lawyer, head);
  await watch();
  expect(await desk.tasks(head)).toMatchObject([{ document: { id } }]);
});

it('a head who has sent the document themselves does not decide on it', async () => {
  await answersTo(lawyer, desk.buyer);
  const id = await sent();
  await become('dismissed');
  await watch();
  expect(await desk.tasks(desk.buyer)).toEqual([]);
  expect((await journal(id)).map(({ action }) => action)).toContain('approval.stuck');
});

describe('whoever takes over the work of somebody dismissed', () => {
  const card = async () =>
    (await desk.app.as(admin).get(`/api/users/${String(lawyer.id)}`)).json<User>().lock_version;
  const dismiss = async (successor: Actor) => {
    const answer = await desk.app.as(admin).post(`/api/users/${String(lawyer.id)}/dismiss`, {
      lock_version: await card(),
      dismissed_at: '2026-11-20',
      successor_id: successor.id,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'dismissed' }]);
  };

  it('is told of each decision, sees its document, and stands in its journal', async () => {
    const id = await sent();
    await dismiss(head);
    const titles = (await told(head)).map(({ title }) => title);
    expect(titles).toContain('Вам передано согласование');
    expect(await opens(head, id)).toBe(200);
    expect(await journal(id)).toMatchObject([
      { action: 'approval.reassigned', changes: [{ new: head.name }, {}] },
    ]);
    const [task] = (await desk.chain(id)).stages[0]?.tasks.slice(-1) ?? [];
    expect(task).toMatchObject({
      assignee: { id: head.id },
      on_behalf_of: { id: lawyer.id },
      source: 'deputy',
    });
    expect((await desk.vote(head, 'approve')).statusCode).toBe(200);
  });

  it('does not decide on what they have sent themselves: that is the head’s', async () => {
    await answersTo(lawyer, head);
    const id = await sent();
    await dismiss(desk.buyer);
    expect(await desk.tasks(desk.buyer)).toEqual([]);
    expect(await desk.tasks(head)).toMatchObject([{ document: { id } }]);
    const given = async (person: Actor) =>
      (await told(person)).filter(({ title }) => title === `Вам переданы дела: ${lawyer.name}`);
    expect(await given(head)).toMatchObject([{ body: 'Задачи согласования — 1' }]);
    expect(await given(desk.buyer)).toMatchObject([{ body: 'Шаблоны цепочек согласования — 1' }]);
    const { changes } = await desk.app.db
      .selectFrom('activity_logs')
      .select('changes')
      .where('entity_type', '=', 'user')
      .where('entity_id', '=', lawyer.id)
      .executeTakeFirstOrThrow();
    expect(changes).toContainEqual(
      expect.objectContaining({
        field: 'handed_over',
        new: `Шаблоны цепочек согласования — 1. ${head.name}: Задачи согласования — 1`,
      }),
    );
  });
});
