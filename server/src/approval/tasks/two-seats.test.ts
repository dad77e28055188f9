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
/** Of each seat whose decision it was, and for whom; nothing of one not decided. */
const signatures = async (id: number) =>
  (await desk.chain(id)).stages.flatMap(({ tasks }) =>
    tasks.map(({ assignee, vote }) => [
      assignee.id,
      vote === null ? undefined : (vote.on_behalf_of?.id ?? null),
    ]),
  );

it('a person’s two seats of a stage by turn are one task with two signatures, taken back together', async () => {
  await desk.template([stageOf([lawyer, director, finance], { execution: 'sequential' })]);
  const leave = { deputy_id: lawyer.id, date_from: '2026-11-20', date_to: '2026-11-27' };
  expect((await desk.app.as(finance).post('/api/absences', leave)).statusCode).toBe(201);
  const id = await desk.draft();
  await desk.send(id);
  const both = [{ on_behalf_of: null }, { on_behalf_of: { id: finance.id } }];
  const [task, ...others] = await desk.tasks(lawyer);
  expect([task, others]).toMatchObject([{ seats: both }, []]);
  expect((await desk.vote(lawyer, 'approve')).statusCode).toBe(200);
  expect(await signatures(id)).toEqual([
    [lawyer.id, null],
    [director.id, undefined],
    [lawyer.id, finance.id],
  ]);
  expect(await desk.tasks(lawyer)).toEqual([]);
  expect(await desk.tasks(lawyer, '&filter[tab]=done')).toHaveLength(1);
  expect((await desk.app.as(lawyer).post(url(task, 'revoke'), { reason: 'Ошибка' })).statusCode).toBe(200);
  expect((await desk.tasks(lawyer))[0]).toMatchObject({ seats: both });
  expect(await desk.tasks(director)).toEqual([]);
  await desk.vote(lawyer, 'approve');
  await desk.vote(director, 'approve');
  expect((await desk.chain(id)).status).toBe('passed');
});

describe('a seat of a stage by turn that changes hands', () => {
  beforeEach(() => desk.template([stageOf([lawyer, director, finance], { execution: 'sequential' })]));

  it('joins the task of whoever decides there already, and waits for its turn once it is its owner’s again', async () => {
    await desk.send(await desk.draft());
    const leave = { deputy_id: lawyer.id, date_from: '2026-11-20', date_to: '2026-11-27' };
    expect((await desk.app.as(finance).post('/api/absences', leave)).statusCode).toBe(201);
    const [task] = await desk.tasks(lawyer);
    expect(task).toMatchObject({ seats: [{ on_behalf_of: null }, { on_behalf_of: { id: finance.id } }] });
    const [, second] = task?.seats ?? [];
    const forward = `/api/approval-tasks/${String(second?.task_id)}/forward`;
    expect((await desk.app.as(lawyer).post(forward, { user_id: finance.id })).statusCode).toBe(200);
    expect((await desk.tasks(lawyer))[0]).toMatchObject({ seats: [{ on_behalf_of: null }] });
    expect(await desk.tasks(finance)).toEqual([]);
  });
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
