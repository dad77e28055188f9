import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { Actor } from '../platform/http/actor';
import { aDesk, type Desk, stageOf } from './approval.builder';

const AUTHOR = 'Документ не согласует его автор';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
});
beforeEach(() => desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute());
afterAll(() => desk.app.close());

/** What the buyer has written and the lawyer has sent. */
async function sentByAnother(choice: object = {}) {
  const id = await desk.draft();
  const { lock_version } = await desk.card(id);
  const body = { kind: 'agreement', id, lock_version, ...choice };
  return desk.app.as(lawyer).post('/api/approval-chains', body);
}

describe('whoever wrote a document that another has sent', () => {
  it('is given no decision on it by forwarding', async () => {
    await desk.template([stageOf([finance], { quorum_type: 'any' })]);
    const chain = (await sentByAnother()).json<ApprovalChain>();
    const seat = `/api/approval-tasks/${String(chain.stages[0]?.tasks[0]?.id)}`;
    const answer = await desk.app.as(finance).post(`${seat}/forward`, { user_id: desk.buyer.id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { user_id: [AUTHOR] } });
  });

  it('is not added to those who decide on it', async () => {
    await desk.template([stageOf([finance], { quorum_type: 'any' })]);
    const { id, lock_version } = (await sentByAnother()).json<ApprovalChain>();
    const answer = await desk.app
      .as(finance)
      .post(`/api/approval-chains/${String(id)}/add-participant`, { lock_version, user_id: desk.buyer.id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { user_id: [AUTHOR] } });
  });

  it('is not chosen when it is sent', async () => {
    const answer = await sentByAnother({ participants: [{ user_id: desk.buyer.id }] });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, AUTHOR]);
  });
});
