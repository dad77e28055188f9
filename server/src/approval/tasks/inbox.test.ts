import { sql } from 'kysely';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { ListOf } from 'shared/contract/list/paging';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ dataScope: 'own' });
  await desk.template([stageOf([lawyer], { deadline_value: 3, deadline_unit: 'working_days' })]);
  for (let count = 0; count < 3; count += 1) await desk.send(await desk.draft());
});
afterAll(() => desk.app.close());

async function inbox(query: string): Promise<ListOf<ApprovalTask>> {
  const answer = await desk.app.as(lawyer).get(`/api/approval-tasks?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<ListOf<ApprovalTask>>();
}

describe('the first page of an inbox', () => {
  it('holds the same tasks and the same total in a size of the browser as in any other', async () => {
    const usual = await inbox('per_page=50');
    const odd = await inbox('per_page=49');
    expect(usual.data).toHaveLength(3);
    expect(usual.data).toEqual(odd.data);
    expect(usual.meta).toEqual({ ...odd.meta, per_page: 50 });
    const backwards = await inbox('per_page=50&sort=-created_at');
    expect(backwards).toMatchObject({ meta: { total: 3 } });
    expect(backwards.data.map(({ id }) => id)).toEqual(odd.data.map(({ id }) => id).reverse());
  });

  it('tells of each task how many working minutes are left, a new day off at once', async () => {
    const before = await inbox('per_page=50');
    await sql`insert into calendar_days (day, kind, hours) values ('2026-11-23', 'holiday', 0)`.execute(
      desk.app.db,
    );
    const after = await inbox('per_page=50');
    expect(after.data.map(({ minutes_left: left }) => left)).toEqual(
      before.data.map(({ minutes_left: left }) => (left ?? 0) - 9 * 60),
    );
  });

  it('is empty and complete for whom nobody asks', async () => {
    const idle = await desk.company.employee({ dataScope: 'own' });
    const answer = await desk.app.as(idle).get('/api/approval-tasks?per_page=50');
    expect(answer.json<ListOf<ApprovalTask>>()).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
  });
});
