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

it('a request is read once it is decided, or needs no decision any more, and their bells learn of it', async () => {
  const [decides, other, next] = [
    await desk.company.employee(),
    await desk.company.employee(),
    await desk.company.employee(),
  ];
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.template([stageOf([decides, other], { quorum_type: 'any' }), stageOf([next])]);
  const id = await desk.draft();
  await desk.send(id);
  const unread = async () =>
    (
      await desk.app.db
        .selectFrom('notifications')
        .select(['user_id', 'type'])
        .where('subject_id', '=', id)
        .where('is_read', '=', false)
        .orderBy('user_id')
        .execute()
    ).map((row) => [row.user_id, row.type]);
  const requested = 'approval_requested';
  expect(await unread()).toEqual([decides, other].map((one) => [one.id, requested]));
  expect((await desk.vote(decides, 'approve')).statusCode).toBe(200);
  expect(await unread()).toEqual([[next.id, requested]]);
  expect((await desk.vote(next, 'approve')).statusCode).toBe(200);
  expect((await unread()).map(([, type]) => type)).not.toContain(requested);
});

it('a stage that asks to read tells so, also whoever the reading is handed to', async () => {
  const [reads, other] = [await desk.company.employee(), await desk.company.employee()];
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.template([stageOf([reads], { action: 'acknowledge' }), stageOf([other])]);
  const id = await desk.draft();
  await desk.send(id);
  const titles = async (userId: number) =>
    (
      await desk.app.db
        .selectFrom('notifications')
        .select('title')
        .where('subject_id', '=', id)
        .where('user_id', '=', userId)
        .where('type', '=', 'approval_requested')
        .orderBy('id')
        .execute()
    ).map(({ title }) => title);
  expect(await titles(reads.id)).toEqual(['Договор ждёт вашего ознакомления']);
  const [task] = await desk.tasks(reads);
  const further = await desk.company.employee();
  const url = `/api/approval-tasks/${String(task?.id)}/forward`;
  expect((await desk.app.as(reads).post(url, { user_id: further.id })).statusCode).toBe(200);
  expect(await titles(further.id)).toEqual(['Договор ждёт вашего ознакомления']);
  expect((await desk.vote(further, 'acknowledge')).statusCode).toBe(200);
  expect(await titles(other.id)).toEqual(['Договор ждёт вашего решения']);
});
