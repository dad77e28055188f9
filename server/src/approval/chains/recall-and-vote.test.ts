import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

it.each([1, 2, 3])(
  'a vote and a recall at one moment: one of them wins, the other hears why, and nothing is half done (%d)',
  async () => {
    const id = await desk.draft();
    await desk.send(id);
    const [task] = (await desk.tasks(lawyer)).filter(({ document }) => document.id === id);
    const { lock_version } = await desk.card(id);
    const [voted, recalled] = await Promise.all([
      desk.app.as(lawyer).post(`/api/approval-tasks/${String(task?.id)}/vote`, { decision: 'approve' }),
      desk.app
        .as(desk.buyer)
        .post(`/api/agreements/${String(id)}/recall`, { lock_version, reason: 'Ошибка в сумме' }),
    ]);
    const { status } = await desk.card(id);
    const chain = await desk.chain(id);
    const vote = chain.stages[0]?.tasks[0]?.vote ?? null;
    if (voted.statusCode === 200) {
      expect([recalled.statusCode, status, chain.status]).toEqual([409, 'approved', 'passed']);
      expect(vote).toMatchObject({ decision: 'approve' });
      expect(recalled.json<{ message: string }>().message).toMatch(/[А-Яа-я]/);
    } else {
      expect([voted.statusCode, recalled.statusCode]).toEqual([409, 200]);
      expect([status, chain.status, vote]).toEqual(['draft', 'cancelled', null]);
      expect(voted.json<{ message: string }>().message).toBe(
        'Согласование отозвано, решение больше не требуется',
      );
    }
  },
);

it.each([1, 2, 3])('of two recalls at one moment one is done, and the other hears of it (%d)', async () => {
  const id = await desk.draft();
  await desk.send(id);
  const chain = await desk.chain(id);
  const url = `/api/approval-chains/${String(chain.id)}/recall`;
  const recall = () =>
    desk.app.as(desk.buyer).post(url, { lock_version: chain.lock_version, reason: 'Ошибка в сумме' });
  const answers = await Promise.all([recall(), recall()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ current: { id: chain.id, status: 'cancelled' } });
  expect((await desk.chain(id)).status).toBe('cancelled');
});
