import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let head: Actor;
let editor: Actor;

beforeAll(async () => {
  desk = await aDesk();
  editor = await desk.company.employee({ name: 'Орлова Нина Павловна' });
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  const { company, app } = desk;
  head = await company.employee({ name: 'Белов Андрей Викторович' });
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна' });
  await app.db.updateTable('users').set({ head_id: head.id }).where('id', '=', lawyer.id).execute();
  await app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await app.db.deleteFrom('absences').execute();
  await desk.template([
    stageOf([lawyer], {
      deadline_value: 8,
      escalation_after_hours: 2,
      escalation_to: 'head',
      escalation_action: 'reassign',
    }),
  ]);
});
afterAll(() => desk.app.close());

async function sent(): Promise<number> {
  const id = await desk.draft();
  await desk.send(id);
  return id;
}
const at = (moment: string) => {
  desk.app.setNow(new Date(`${moment}+03:00`));
  return desk.app.jobs.runScheduled('approval.deadlines');
};
/** What the person has not read, the oldest first; the name of the document is the same in all of it. */
const unread = async ({ id }: Actor) => {
  const rows = await desk.app.db
    .selectFrom('notifications')
    .select(['type', 'title', 'body', 'repeats'])
    .where('user_id', '=', id)
    .where('is_read', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ body, ...row }) => ({ ...row, body: body.replace(/^.*»: /, '') }));
};
const handedOver = (body: string, repeats = 1) => [
  { type: 'approval_handed_over', title: 'Решение передано другому сотруднику', body, repeats },
];
const forward = async (by: Actor, given: object) => {
  const [task] = await desk.tasks(lawyer);
  const answer = await desk.app.as(by).post(`/api/approval-tasks/${String(task?.id)}/forward`, given);
  expect(answer.statusCode).toBe(200);
};
const away = (user: Actor, deputy: Actor, [from, to]: readonly [string, string]) =>
  desk.app.as(user).post('/api/absences', { deputy_id: deputy.id, date_from: from, date_to: to });

describe('whoever has lost a decision is told who takes it and why', () => {
  it('where it was late, and their reminders hold no longer', async () => {
    await sent();
    await at('2026-11-23T11:05:00');
    expect(await unread(lawyer)).toEqual(
      handedOver(`теперь решает ${head.name}. Решения ждали до 20.11.2026, 18:00:00 МСК`),
    );
  });

  it('where they are away, of many documents in one notice', async () => {
    await sent();
    await sent();
    expect((await away(lawyer, head, ['2026-11-24', '2026-11-26'])).statusCode).toBe(201);
    await at('2026-11-24T00:10:00');
    expect(await desk.tasks(head)).toHaveLength(2);
    expect(await unread(lawyer)).toEqual(handedOver(`теперь решает ${head.name}. Вы отсутствуете`, 2));
  });

  it('where they stood in for a colleague who is back', async () => {
    const [first, deputy] = [
      await desk.company.employee({ name: 'Лапина Ольга Павловна' }),
      await desk.company.employee({ name: 'Власов Игорь Олегович' }),
    ];
    await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
    await desk.template([stageOf([first]), stageOf([lawyer], { name: 'Право' })]);
    await away(lawyer, deputy, ['2026-11-20', '2026-11-24']);
    await sent();
    desk.app.setNow(new Date('2026-11-24T09:00:00+03:00'));
    expect((await desk.vote(first, 'approve')).statusCode).toBe(200);
    expect(await desk.tasks(deputy)).toHaveLength(1);
    await at('2026-11-24T10:00:00');
    expect(await desk.tasks(lawyer)).toHaveLength(1);
    expect((await unread(deputy)).slice(-1)).toEqual(
      handedOver(`теперь решает ${lawyer.name}. Замещение закончилось`),
    );
  });

  it('where they may not decide any more', async () => {
    await sent();
    await desk.app.db.deleteFrom('user_roles').where('user_id', '=', lawyer.id).execute();
    await desk.app.jobs.runScheduled('approval.deadlines');
    expect(await desk.tasks(head)).toHaveLength(1);
    expect(await unread(lawyer)).toEqual(
      handedOver(`теперь решает ${head.name}. У вас больше нет права «Голосование в цепочках согласования»`),
    );
  });

  it('where somebody else has forwarded it, in their words', async () => {
    await sent();
    await forward(editor, { user_id: head.id, comment: 'Нужно решить сегодня' });
    expect(await unread(lawyer)).toEqual(handedOver(`теперь решает ${head.name}. Нужно решить сегодня`));
  });
});

it('the journal names whoever held a decision that was forwarded, and whoever holds it', async () => {
  const id = await sent();
  await forward(lawyer, { user_id: head.id, comment: 'Посмотрите пункт 3' });
  const line = await desk.app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'approval.forwarded')
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(line.changes).toEqual([
    { field: 'assignee', label: 'Кто решает', old: lawyer.name, new: head.name },
    { field: 'comment', label: 'Комментарий', old: null, new: 'Посмотрите пункт 3' },
  ]);
});

it('what was written with a forwarding stays with the decision, also where a deputy makes it', async () => {
  const deputy = await desk.company.employee({ name: 'Лебедева Ольга Игоревна' });
  const id = await sent();
  const forward_comment = 'Посмотрите пункт 3';
  await forward(lawyer, { user_id: head.id, comment: forward_comment });
  expect(await desk.tasks(head)).toMatchObject([{ forward_comment }]);
  await away(head, deputy, ['2026-11-20', '2026-11-27']);
  expect(await desk.tasks(deputy)).toMatchObject([{ forward_comment }]);
  const [stage] = (await desk.chain(id)).stages;
  expect(stage?.tasks.map((seat) => seat.forward_comment)).toEqual([null, forward_comment, forward_comment]);
});

it('whoever forwards a decision themselves is told nothing, and is not asked any more', async () => {
  await sent();
  await forward(lawyer, { user_id: head.id });
  expect(await unread(lawyer)).toEqual([]);
  expect(await unread(head)).toMatchObject([{ type: 'approval_requested' }]);
});

it('whoever has not been asked yet is told nothing', async () => {
  const second = await desk.company.employee({ name: 'Лапина Ольга Павловна' });
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.template([stageOf([lawyer]), stageOf([second], { name: 'Финансы' })]);
  await sent();
  await away(second, head, ['2026-11-20', '2026-11-26']);
  expect(await unread(second)).toEqual([]);
});

it('a seat of their own that is waited for besides stays asked about', async () => {
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  const deputy = await desk.company.employee({ name: 'Власов Игорь Олегович' });
  await desk.template([stageOf([lawyer, deputy])]);
  await away(lawyer, deputy, ['2026-11-20', '2026-11-26']);
  await sent();
  const [task] = await desk.tasks(deputy);
  expect(task?.seats).toHaveLength(2);
  const seat = (await desk.chain(task?.document.id ?? 0)).stages[0]?.tasks.find(
    ({ on_behalf_of: behalf }) => behalf?.id === lawyer.id,
  );
  const answer = await desk.app
    .as(editor)
    .post(`/api/approval-tasks/${String(seat?.id)}/forward`, { user_id: head.id });
  expect(answer.statusCode).toBe(200);
  expect((await unread(deputy)).map(({ type }) => type)).toEqual([
    'absence_assigned',
    'approval_requested',
    'approval_handed_over',
  ]);
});
