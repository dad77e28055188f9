import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let deputy: Actor;

beforeAll(async () => {
  desk = await aDesk();
  const { company } = desk;
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await company.employee({ name: 'Белов Андрей Викторович' });
  deputy = await company.employee({ name: 'Власов Игорь Олегович' });
  await desk.template([stageOf([lawyer], { reset_on: 'never' })]);
});
afterEach(() => desk.app.db.deleteFrom('absences').execute());
afterAll(() => desk.app.close());

/** The lawyer's seat, forwarded to finance, who goes on leave and is stood in for by the deputy. */
async function forwarded(deputyId = deputy.id): Promise<number> {
  const id = await desk.draft();
  await desk.send(id);
  const [task] = await desk.tasks(lawyer);
  const url = `/api/approval-tasks/${String(task?.id)}/forward`;
  expect((await desk.app.as(lawyer).post(url, { user_id: finance.id })).statusCode).toBe(200);
  const leave = { deputy_id: deputyId, date_from: '2026-11-20', date_to: '2026-11-27' };
  expect((await desk.app.as(finance).post('/api/absences', leave)).statusCode).toBe(201);
  return id;
}

const seats = async (id: number) => (await desk.chain(id)).stages.flatMap(({ tasks }) => tasks);

describe('the deputy of somebody a decision was forwarded to', () => {
  it('decides for them, the forwarding stays to be seen, and the decision is kept as the first owner’s', async () => {
    const id = await forwarded();
    const behalf = { id: finance.id };
    expect(await desk.tasks(deputy)).toMatchObject([
      { on_behalf_of: behalf, seats: [{ on_behalf_of: behalf }] },
    ]);
    expect((await desk.vote(deputy, 'approve_with_remarks', { remark: 'Пеня' })).statusCode).toBe(200);
    expect(await seats(id)).toMatchObject([
      { assignee: { id: lawyer.id }, status: 'forwarded' },
      {
        assignee: { id: finance.id },
        source: 'forwarded',
        status: 'reassigned',
        on_behalf_of: { id: lawyer.id },
      },
      { assignee: { id: deputy.id }, source: 'deputy', on_behalf_of: behalf, vote: { on_behalf_of: behalf } },
    ]);
    const card = await desk.card(id);
    const rework = { lock_version: card.lock_version, reason: 'Уточнение' };
    await desk.app.as(desk.buyer).post(`/api/agreements/${String(id)}/rework`, rework);
    const preview = await desk.app
      .as(desk.buyer)
      .get(`/api/approval-chains/preview?kind=agreement&id=${String(id)}`);
    expect(preview.json()).toMatchObject({
      stages: [{ seats: [{ user: { id: lawyer.id }, kept: { round: 1 } }] }],
    });
  });

  it('decides for nobody where it is the first owner', async () => {
    const id = await forwarded(lawyer.id);
    expect(await desk.tasks(lawyer)).toMatchObject([{ document: { id }, on_behalf_of: null }]);
    expect((await desk.vote(lawyer, 'approve')).statusCode).toBe(200);
  });
});

it('is told as handed on to whoever has forwarded it and would decide or forward it once more', async () => {
  const id = await desk.draft();
  await desk.send(id);
  const [task] = await desk.tasks(lawyer);
  const url = `/api/approval-tasks/${String(task?.id)}`;
  await desk.app.as(lawyer).post(`${url}/forward`, { user_id: finance.id });
  const vote = await desk.app.as(lawyer).post(`${url}/vote`, { decision: 'approve' });
  const again = await desk.app.as(lawyer).post(`${url}/forward`, { user_id: deputy.id });
  const told = [409, { message: 'Решение уже передано другому сотруднику' }];
  expect([vote, again].map((answer) => [answer.statusCode, answer.json<object>()])).toMatchObject([
    told,
    told,
  ]);
});
