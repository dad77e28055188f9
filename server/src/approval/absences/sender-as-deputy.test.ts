import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  await desk.template([stageOf([lawyer])]);
});
afterEach(() => desk.app.db.deleteFrom('absences').execute());
afterAll(() => desk.app.close());

/** The lawyer is away from today, and the buyer stands in. */
const leave = (given: object = {}) =>
  desk.app.as(lawyer).post('/api/absences', {
    deputy_id: desk.buyer.id,
    date_from: '2026-11-20',
    date_to: '2026-11-27',
    ...given,
  });

async function author(id: number): Promise<void> {
  const writer = await desk.company.employee({ name: 'Зимин Антон Викторович' });
  await desk.app.db
    .updateTable('agreements')
    .set({ created_by_id: writer.id })
    .where('id', '=', id)
    .execute();
}

const deciders = ({ stages }: ApprovalChain) =>
  stages.flatMap(({ tasks }) => tasks.map(({ assignee }) => assignee.id));

describe('a deputy who has sent the document', () => {
  it('does not decide on it in the place of whoever is away, though another wrote it', async () => {
    expect((await leave()).statusCode).toBe(201);
    const id = await desk.draft();
    await author(id);
    expect(deciders(await desk.send(id))).not.toContain(desk.buyer.id);
  });

  it('is not handed what waits when the days begin', async () => {
    const id = await desk.draft();
    await author(id);
    await desk.send(id);
    expect((await leave({ transfer_open_tasks: true })).statusCode).toBe(201);
    expect(await desk.tasks(desk.buyer)).toEqual([]);
    expect(deciders(await desk.chain(id))).not.toContain(desk.buyer.id);
  });

  it('decides where the absence lets a deputy decide on own documents', async () => {
    expect((await leave({ allow_self: true })).statusCode).toBe(201);
    const id = await desk.draft();
    await author(id);
    expect(deciders(await desk.send(id))).toEqual([desk.buyer.id]);
  });
});
