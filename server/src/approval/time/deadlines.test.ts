import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let head: Actor;
let deputy: Actor;

beforeAll(async () => {
  desk = await aDesk();
  const { company } = desk;
  head = await company.employee({ name: 'Белов Андрей Викторович' });
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна' });
  deputy = await company.employee({ name: 'Власов Игорь Олегович' });
  await desk.app.db.updateTable('users').set({ head_id: head.id }).where('id', '=', lawyer.id).execute();
  await desk.template([
    stageOf([lawyer], {
      deadline_value: 8,
      escalation_after_hours: 2,
      escalation_to: 'head',
      escalation_action: 'reassign',
    }),
  ]);
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  await desk.app.db.deleteFrom('absences').execute();
});
afterAll(() => desk.app.close());

const watch = (moment: string) => {
  desk.app.setNow(new Date(`${moment}:00+03:00`));
  return desk.app.jobs.runScheduled('approval.deadlines');
};
const told = async (person: Actor) => {
  const rows = await desk.app.db
    .selectFrom('notifications')
    .select('type')
    .where('user_id', '=', person.id)
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
};
const forget = () => desk.app.db.deleteFrom('notifications').execute();
const away = (user: Actor, by: Actor, [from, to]: [string, string]) =>
  desk.app.as(user).post('/api/absences', { deputy_id: by.id, date_from: from, date_to: to });
const returned = async (person: Actor) => desk.vote(person, 'return', { remark: 'Нет' });

describe('the deadline of a task', () => {
  it('is reminded of at half and at nine tenths of the working time, then overdue, then the head’s', async () => {
    await forget();
    const id = await desk.draft();
    await desk.send(id);
    await watch('2026-11-20T13:00');
    expect(await told(lawyer)).toEqual(['approval_requested']);
    for (const moment of ['2026-11-20T14:05', '2026-11-20T14:10']) await watch(moment);
    await desk.app.db.updateTable('notifications').set({ is_read: true }).execute();
    await watch('2026-11-20T17:30');
    await desk.app.db.updateTable('notifications').set({ is_read: true }).execute();
    await watch('2026-11-21T12:00');
    await desk.app.db.updateTable('notifications').set({ is_read: true }).execute();
    await watch('2026-11-23T10:30');
    expect(await told(lawyer)).toEqual(['approval_reminder', 'approval_reminder', 'approval_overdue']);
    expect(await told(head)).toEqual([]);
    await watch('2026-11-23T11:05');
    await watch('2026-11-23T11:10');
    expect(await told(head)).toEqual(['approval_escalated']);
    expect(await desk.tasks(lawyer)).toEqual([]);
    expect(await desk.tasks(head)).toMatchObject([{ on_behalf_of: { id: lawyer.id }, is_overdue: true }]);
    expect((await returned(head)).statusCode).toBe(200);
    expect(await desk.card(id)).toMatchObject({ status: 'rework' });
  });

  it('is told with what is left of it and until when the decision is waited for', async () => {
    await forget();
    await desk.send(await desk.draft());
    const said: string[] = [];
    for (const moment of ['2026-11-20T14:05', '2026-11-20T17:30', '2026-11-23T10:30', '2026-11-23T11:05']) {
      await watch(moment);
      const rows = await desk.app.db
        .selectFrom('notifications')
        .select(['title', 'body'])
        .where('is_read', '=', false)
        .where('type', 'in', ['approval_reminder', 'approval_overdue', 'approval_escalated'])
        .execute();
      said.push(...rows.map(({ title, body }) => `${title}. ${body.replace(/^.*»: /, '')}`));
      await desk.app.db.updateTable('notifications').set({ is_read: true }).execute();
    }
    expect(said).toEqual([
      'Прошла половина срока согласования. решить до 20.11.2026, 18:00:00 МСК',
      'Срок согласования подходит к концу. решить до 20.11.2026, 18:00:00 МСК',
      'Срок согласования истёк. решения ждали до 20.11.2026, 18:00:00 МСК',
      `Решение передано вам. не решено вовремя: ${lawyer.name}`,
    ]);
    await returned(head);
  });

  it('slept through altogether is told once and late, and two nodes tell it once', async () => {
    await forget();
    const id = await desk.draft();
    await desk.send(id);
    desk.app.setNow(new Date('2026-11-23T09:30:00+03:00'));
    await Promise.all([1, 2, 3].map(() => desk.app.jobs.runScheduled('approval.deadlines')));
    expect(await told(lawyer)).toEqual(['approval_overdue']);
    expect(await desk.chain(id)).toMatchObject({ is_overdue: true });
    await returned(lawyer);
  });
});

describe('whoever is away', () => {
  it('is stood in for from the first day until the day back, and the vote says for whom', async () => {
    const answer = await away(lawyer, deputy, ['2026-11-20', '2026-11-21']);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ is_current: true, can: { edit: true } });
    const id = await desk.draft();
    await desk.send(id);
    expect(await desk.tasks(lawyer)).toEqual([]);
    expect(await desk.tasks(deputy)).toMatchObject([{ on_behalf_of: { id: lawyer.id } }]);
    await desk.vote(deputy, 'approve');
    expect((await desk.chain(id)).stages[0]?.tasks).toMatchObject([
      { source: 'deputy', vote: { user: { id: deputy.id }, on_behalf_of: { id: lawyer.id } } },
    ]);
    desk.app.setNow(new Date('2026-11-21T07:00:00Z'));
    const next = await desk.draft();
    await desk.send(next);
    expect(await desk.tasks(lawyer)).toHaveLength(1);
    await returned(lawyer);
  });

  it('is stood in for also where the people were chosen at sending, through two deputies who are away too', async () => {
    const [second, third] = [
      await desk.company.employee({ name: 'Второй Степан Ильич' }),
      await desk.company.employee({ name: 'Третий Захар Лукич' }),
    ];
    await away(lawyer, deputy, ['2026-11-20', '2026-11-21']);
    await away(deputy, second, ['2026-11-20', '2026-11-21']);
    await away(second, third, ['2026-11-20', '2026-11-21']);
    const id = await desk.draft();
    const { lock_version } = await desk.card(id);
    const participants = [{ user_id: lawyer.id }, { user_id: head.id }, { user_id: lawyer.id }];
    const body = { kind: 'agreement', id, lock_version, participants };
    expect((await desk.app.as(desk.buyer).post('/api/approval-chains', body)).statusCode).toBe(201);
    expect((await desk.chain(id)).stages[0]?.tasks).toMatchObject([
      { assignee: { id: third.id }, on_behalf_of: { id: lawyer.id }, source: 'deputy' },
      { assignee: { id: head.id }, on_behalf_of: null },
    ]);
    await returned(third);
  });

  it('gives what waits already to the deputy, once the days have begun', async () => {
    const id = await desk.draft();
    await desk.send(id);
    await away(lawyer, deputy, ['2026-11-24', '2026-11-26']);
    expect(await desk.tasks(lawyer)).toHaveLength(1);
    await watch('2026-11-24T00:10');
    expect(await desk.tasks(lawyer)).toEqual([]);
    expect(await desk.tasks(deputy)).toMatchObject([{ document: { id } }]);
    await returned(deputy);
  });

  it('one of two who stand in for each other leads to the head', async () => {
    await away(lawyer, deputy, ['2026-12-01', '2026-12-03']);
    await away(deputy, lawyer, ['2026-12-03', '2026-12-04']);
    // Days that were written down before such were refused.
    await desk.app.db
      .updateTable('absences')
      .set({ date_from: '2026-12-01' })
      .where('date_from', '=', '2026-12-03')
      .execute();
    desk.app.setNow(new Date('2026-12-01T09:00:00+03:00'));
    await desk.send(await desk.draft());
    expect(await desk.tasks(head)).toMatchObject([{ on_behalf_of: { id: lawyer.id } }]);
    await returned(head);
  });

  it('is decided for by one vote where the deputy has a seat of their own', async () => {
    await desk.template([stageOf([lawyer, deputy], { name: 'Двое' })], {
      priority: 1,
      conditions: { amount_min: '5000.00' },
    });
    await away(lawyer, deputy, ['2026-12-07', '2026-12-08']);
    desk.app.setNow(new Date('2026-12-07T09:00:00+03:00'));
    const id = await desk.draft({ amount: '9000.00' });
    await desk.send(id);
    const [task, ...others] = await desk.tasks(deputy);
    expect(others).toEqual([]);
    expect(task?.seats).toHaveLength(2);
    await desk.vote(deputy, 'approve');
    expect(await desk.card(id)).toMatchObject({ status: 'approved' });
    const votes = (await desk.chain(id)).stages[0]?.tasks.map(({ vote }) => vote?.on_behalf_of?.id ?? null);
    expect(new Set(votes)).toEqual(new Set([lawyer.id, null]));
  });

  it('is their own business unless somebody may edit accounts of others', async () => {
    const plain = await desk.company.employee({ permissions: ['agreements.read'] });
    const days = { deputy_id: deputy.id, date_from: '2026-12-14', date_to: '2026-12-16' };
    expect((await desk.app.stranger.get('/api/absences')).statusCode).toBe(401);
    expect((await desk.app.stranger.post('/api/absences', days)).statusCode).toBe(401);
    const foreign = await desk.app.as(plain).post('/api/absences', { ...days, user_id: lawyer.id });
    expect(foreign.statusCode).toBe(403);
    const own = (await desk.app.as(plain).post('/api/absences', days)).json<{ id: number }>();
    const list = (await desk.app.as(plain).get('/api/absences')).json<{
      data: { id: number }[];
      meta: object;
    }>();
    expect(list).toMatchObject({ data: [{ id: own.id }], meta: { total: 1 } });
    const twice = await desk.app.as(plain).post('/api/absences', { ...days, date_from: '2026-12-15' });
    expect(twice.json()).toMatchObject({ errors: { date_from: ['На эти дни замещение уже назначено'] } });
    const itself = await desk.app.as(plain).post('/api/absences', { ...days, deputy_id: plain.id });
    expect(itself.statusCode).toBe(422);
    const url = `/api/absences/${String(own.id)}`;
    expect((await desk.app.as(deputy).get(url)).statusCode).toBe(200);
    expect((await desk.app.as(plain).patch(url, { lock_version: 1, date_to: '2026-12-20' })).statusCode).toBe(
      200,
    );
    expect((await desk.app.as(plain).delete(url, { lock_version: 1 })).statusCode).toBe(409);
    expect((await desk.app.as(plain).delete(url)).statusCode).toBe(204);
  });
});

it('whoever is dismissed in the middle leaves the decision to the head', async () => {
  desk.app.setNow(new Date('2026-12-09T09:00:00+03:00'));
  const id = await desk.draft();
  await desk.send(id);
  await desk.app.db.updateTable('users').set({ status: 'dismissed' }).where('id', '=', lawyer.id).execute();
  await desk.app.jobs.runScheduled('approval.deadlines');
  expect(await desk.tasks(head)).toMatchObject([{ document: { id } }]);
  expect((await desk.vote(head, 'approve')).statusCode).toBe(200);
  expect(await desk.card(id)).toMatchObject({ status: 'approved' });
  const second = await desk.draft();
  const { lock_version } = await desk.card(second);
  const refused = await desk.app
    .as(desk.buyer)
    .post(`/api/agreements/${String(second)}/send-to-approval`, { lock_version });
  expect(refused.json<{ message: string }>().message).toContain(
    'Не найдены участники: этап «Юридическая экспертиза» — Соколова Мария Дмитриевна больше не работает',
  );
});

it('one round that cannot be looked at keeps nobody else from being told', async () => {
  const clerk = await desk.company.employee();
  await desk.template([stageOf([clerk], { deadline_value: 8 })], { priority: 1 });
  const first = await desk.send(await desk.draft());
  await desk.send(await desk.draft());
  // Of a kind whose area was taken out of the suite.
  await desk.app.db
    .updateTable('approval_chains')
    .set({ approvable_type: 'memo' })
    .where('id', '=', first.id)
    .execute();
  await forget();
  await watch('2026-11-20T14:05');
  expect(await told(clerk)).toEqual(['approval_reminder']);
});
