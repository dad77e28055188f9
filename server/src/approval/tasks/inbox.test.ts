import { sql } from 'kysely';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { ListOf } from 'shared/contract/list/paging';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ dataScope: 'own' });
  const term = { deadline_value: 3, deadline_unit: 'working_days' } as const;
  await desk.template([stageOf([lawyer], { ...term, remark_required_on: ['reject'] })]);
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

  it('says that a document is given back with a remark, though the template does not ask for one', async () => {
    const [task] = (await inbox('per_page=50')).data;
    expect(task?.remark_required_on).toEqual(['return', 'reject']);
  });

  it('is empty and complete for whom nobody asks', async () => {
    const idle = await desk.company.employee({ dataScope: 'own' });
    const answer = await desk.app.as(idle).get('/api/approval-tasks?per_page=50');
    expect(answer.json<ListOf<ApprovalTask>>()).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
  });
});

describe('what is late', () => {
  const found = async (list: string) => {
    const answer = await desk.app.as(desk.buyer).get(`/api/${list}&per_page=50`);
    return answer.json<ListOf<{ is_overdue: boolean }>>().data.map(({ is_overdue: late }) => late);
  };
  const told = async () => ({
    counted: (await desk.app.as(lawyer).get('/api/approval-tasks/summary')).json<{ overdue: number }>()
      .overdue,
    late: (await inbox('per_page=50&filter[overdue]=true')).data.map(({ is_overdue: late }) => late),
    rest: (await inbox('per_page=50&filter[overdue]=false')).data.map(({ is_overdue: late }) => late),
    lateRounds: await found('approval-chains?filter[overdue]=true'),
    otherRounds: await found('approval-chains?filter[overdue]=false'),
  });
  const [no, yes] = [
    [false, false, false],
    [true, true, true],
  ];

  it('is late by one clock: in the number, in the list, in its filter and among the rounds', async () => {
    expect(await told()).toEqual({ counted: 0, late: [], rest: no, lateRounds: [], otherRounds: no });
    desk.app.setNow(new Date('2031-11-20T07:00:00Z'));
    expect(await told()).toEqual({ counted: 3, late: yes, rest: [], lateRounds: yes, otherRounds: [] });
    desk.app.setNow(NOW);
  });

  it('is nothing that has no time to be late by', async () => {
    await desk.app.db.updateTable('approval_tasks').set({ due_at: null }).execute();
    expect((await inbox('per_page=50&filter[overdue]=false')).data).toHaveLength(3);
  });
});

describe('a task that was opened', () => {
  const seat = async () => {
    const [task] = (await inbox('per_page=50')).data;
    if (task === undefined) throw new Error('nothing waits');
    return task;
  };
  const opened = (id: number) => desk.app.as(lawyer).post(`/api/approval-tasks/${String(id)}/viewed`, {});
  it('is told to whoever has its route open, once, and leaves the version of the approval alone', async () => {
    const task = await seat();
    await desk.app.db.deleteFrom('outbox').execute();
    expect((await opened(task.id)).json()).toMatchObject({ viewed_at: expect.any(String) as string });
    const [event, ...further] = await desk.app.db
      .selectFrom('outbox')
      .select(['channels', 'payload'])
      .execute();
    // No inbox holds anything else than before: none is told to ask anew.
    expect(further).toEqual([]);
    expect(event?.channels).toContain(`private-users.${String(desk.buyer.id)}`);
    expect(event?.payload).toMatchObject({
      resource: 'approval-chains',
      id: task.chain_id,
      lock_version: task.chain_lock_version,
    });
    const after = (await desk.app.as(desk.buyer).get(`/api/approval-chains/${String(task.chain_id)}`)).json<{
      lock_version: number;
      stages: { tasks: { viewed_at: string | null }[] }[];
    }>();
    expect(after.lock_version).toBe(task.chain_lock_version);
    expect(after.stages[0]?.tasks[0]?.viewed_at).not.toBeNull();
    await desk.app.db.deleteFrom('outbox').execute();
    await opened(task.id);
    expect(await desk.app.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
