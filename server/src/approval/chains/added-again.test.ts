import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let expert: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  expert = await desk.company.employee({ name: 'Власов Игорь Олегович', dataScope: 'own' });
  await desk.template([stageOf([lawyer]), stageOf([finance], { name: 'Финансы' })]);
});
afterAll(() => desk.app.close());

async function decide(actor: Actor, id: number, decision: 'approve' | 'return'): Promise<void> {
  const [task] = (await desk.tasks(actor)).filter(({ document }) => document.id === id);
  const remark = decision === 'return' ? { remark: 'Нет порядка возврата тары' } : {};
  await desk.app.as(actor).post(`/api/approval-tasks/${String(task?.id)}/vote`, { decision, ...remark });
}

/** A round to which the lawyer has added the expert, who returned the document after the lawyer's approval. */
async function returnedByExpert(): Promise<number> {
  const id = await desk.draft();
  const chain = await desk.send(id);
  const body = { lock_version: chain.lock_version, user_id: expert.id };
  await desk.app.as(lawyer).post(`/api/approval-chains/${String(chain.id)}/add-participant`, body);
  await decide(lawyer, id, 'approve');
  await decide(expert, id, 'return');
  expect(await desk.card(id)).toMatchObject({ status: 'rework' });
  return id;
}

const preview = async (id: number) =>
  (
    await desk.app.as(desk.buyer).get(`/api/approval-chains/preview?kind=agreement&id=${String(id)}`)
  ).json<ApprovalPreview>();
const seatsOf = ({ stages }: ApprovalChain) =>
  stages.map(({ tasks }) => tasks.map(({ assignee, source, status }) => [assignee.id, source, status]));

test('whoever was added and returned the document is asked again, in every round that follows', async () => {
  const id = await returnedByExpert();
  expect((await preview(id)).stages[0]?.seats).toMatchObject([
    { user: { id: lawyer.id }, kept: { round: 1 } },
    { user: { id: expert.id }, why: 'Добавлен в прошлом круге', kept: null },
  ]);
  for (const round of [2, 3]) {
    const chain = await desk.send(id);
    expect(chain.round).toBe(round);
    expect(seatsOf(chain)).toEqual([
      [
        [lawyer.id, 'rule', 'done'],
        [expert.id, 'added', 'pending'],
      ],
      [[finance.id, 'rule', 'waiting']],
    ]);
    await decide(expert, id, 'return');
  }
  await desk.send(id);
  await decide(expert, id, 'approve');
  await decide(finance, id, 'approve');
  expect(await desk.card(id)).toMatchObject({ status: 'approved' });
});

test('whoever was added and has left since is not waited for', async () => {
  const id = await returnedByExpert();
  await desk.app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', expert.id).execute();
  expect(seatsOf(await desk.send(id))[1]).toEqual([[finance.id, 'rule', 'pending']]);
  await desk.app.db.updateTable('users').set({ status: 'active' }).where('id', '=', expert.id).execute();
});
