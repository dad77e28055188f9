import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  const director = await desk.company.employee({ name: 'Орешкин Виктор Ильич' });
  await desk.template([
    stageOf([lawyer, finance], { quorum_type: 'any' }),
    stageOf([director], { name: 'Директор' }),
  ]);
});
afterAll(() => desk.app.close());

const unread = async ({ id }: Actor) => {
  const rows = await desk.app.db
    .selectFrom('notifications')
    .select('type')
    .where('user_id', '=', id)
    .where('is_read', '=', false)
    .execute();
  return rows.map(({ type }) => type);
};

async function takenBack(): Promise<void> {
  const id = await desk.draft();
  await desk.send(id);
  const task = (await desk.tasks(lawyer)).find(({ document }) => document.id === id);
  const url = `/api/approval-tasks/${String(task?.id)}`;
  await desk.app.as(lawyer).post(`${url}/vote`, { decision: 'approve' });
  expect(await unread(finance)).toEqual([]);
  const back = await desk.app.as(lawyer).post(`${url}/revoke`, { reason: 'Не тот файл' });
  expect(back.statusCode).toBe(200);
}

it('a decision that is taken back stands in the journal as the one that is gone, with its reason', async () => {
  await takenBack();
  const line = await desk.app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'approval.revoked')
    .executeTakeFirstOrThrow();
  expect(line.changes).toEqual([
    { field: 'decision', label: 'Решение', old: 'Согласовано', new: null },
    { field: 'reason', label: 'Причина', old: null, new: 'Не тот файл' },
  ]);
});

it('whoever was not asked any more because of it is told that they are, and whoever took it back is not', async () => {
  await desk.app.db.deleteFrom('notifications').execute();
  await takenBack();
  expect(await unread(finance)).toEqual(['approval_requested']);
  expect(await unread(lawyer)).toEqual([]);
});
