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
