import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let director: Actor;

beforeAll(async () => {
  desk = await aDesk();
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  const { company } = desk;
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await company.employee({ name: 'Белов Андрей Викторович' });
  director = await company.employee({ name: 'Орешкин Виктор Ильич' });
});
afterAll(() => desk.app.close());

const url = (task: ApprovalTask | undefined, step: string) =>
  `/api/approval-tasks/${String(task?.id)}/${step}`;
const decisions = async (id: number) =>
  (await desk.chain(id)).stages.flatMap(({ tasks }) => tasks.map(({ vote }) => vote?.decision ?? null));

it('two seats that come to one person after each other are decided, found and taken back each by itself', async () => {
  await desk.template([stageOf([lawyer, finance, director], { execution: 'sequential' })]);
  const leave = { deputy_id: lawyer.id, date_from: '2026-11-20', date_to: '2026-11-27' };
  expect((await desk.app.as(finance).post('/api/absences', leave)).statusCode).toBe(201);
  const id = await desk.draft();
  await desk.send(id);
  const own = await desk.vote(lawyer, 'approve');
  expect(own.statusCode).toBe(200);
  desk.app.setNow(new Date(NOW.getTime() + 20 * 60_000));
  const [next] = await desk.tasks(lawyer);
  const answer = await desk.app
    .as(lawyer)
    .post(url(next, 'vote'), { decision: 'approve_with_remarks', remark: 'Пеня' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: next?.id, seats: [{ on_behalf_of: { id: finance.id } }] });
  const done = await desk.tasks(lawyer, '&filter[tab]=done&sort=-finished_at');
  expect(done.map(({ vote, can }) => [vote?.decision, can.revoke])).toEqual([
    ['approve_with_remarks', true],
    ['approve', false],
  ]);
  expect((await desk.app.as(lawyer).post(url(next, 'revoke'), { reason: 'Ошибка' })).statusCode).toBe(200);
  // The first one was given too long ago to be taken back.
  expect(await decisions(id)).toEqual(['approve', null, null]);
});

it('a decision is not forwarded to somebody who has decided at the stage already', async () => {
  await desk.template([stageOf([lawyer, finance])]);
  await desk.send(await desk.draft());
  await desk.vote(finance, 'approve');
  const [task] = await desk.tasks(lawyer);
  const answer = await desk.app.as(lawyer).post(url(task, 'forward'), { user_id: finance.id });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: { user_id: ['Этот сотрудник уже участвует в этапе'] } });
});

it('a decision that comes once more with other words is refused, and once more as it was changes nothing', async () => {
  await desk.template([stageOf([lawyer, finance])]);
  const id = await desk.draft();
  await desk.send(id);
  const [task] = await desk.tasks(lawyer);
  const say = (words: object) =>
    desk.app.as(lawyer).post(url(task, 'vote'), { decision: 'approve_with_remarks', ...words });
  const first = { remark: 'Проверьте пеню', remarks: [{ text: 'Срок велик', clause_ref: 'п. 4.2' }] };
  for (const words of [first, first, {}]) expect((await say(words)).statusCode).toBe(200);
  for (const words of [{ remark: 'И срок поставки' }, { ...first, remarks: [{ text: 'Срок мал' }] }]) {
    const answer = await say(words);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('новое замечание не записано');
  }
  expect((await desk.chain(id)).stages[0]?.tasks[0]?.vote).toMatchObject({
    remark: 'Проверьте пеню',
    remarks: [{ text: 'Срок велик', clause_ref: 'п. 4.2' }],
  });
});
