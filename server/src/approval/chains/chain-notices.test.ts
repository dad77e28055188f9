import { NOTIFICATION_KINDS } from 'shared/contract/notification/notification-kinds';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.app.close());

it('a document that was returned is as urgent as the settings of notifications say it is', async () => {
  const lawyer = await desk.company.employee();
  await desk.template([stageOf([lawyer])]);
  await desk.send(await desk.draft());
  expect((await desk.vote(lawyer, 'return', { remark: 'Нет срока поставки' })).statusCode).toBe(200);
  const told = await desk.app.db
    .selectFrom('notifications')
    .select(['type', 'priority'])
    .where('user_id', '=', desk.buyer.id)
    .execute();
  expect(told).toEqual([
    { type: 'approval_returned', priority: NOTIFICATION_KINDS.approval_returned.urgency },
  ]);
});
