import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import type { ApprovalSummary } from 'shared/contract/approval/approval-task';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let head: Actor;

const url = '/api/approval-oversight';
const VOTES = ['agreements.read', 'approval_chains.vote'] as const;

beforeAll(async () => {
  desk = await aDesk();
  const { company } = desk;
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна', permissions: [...VOTES] });
  finance = await company.employee({ name: 'Белов Андрей Викторович', permissions: [...VOTES] });
  head = await company.employee({ name: 'Орешкин Виктор Ильич', permissions: [...VOTES] });
  await desk.app.db.updateTable('users').set({ head_id: head.id }).where('id', '=', lawyer.id).execute();
  await desk.template([stageOf([lawyer, finance], { name: 'Экспертиза', deadline_value: 8 })]);
});
beforeEach(() => desk.app.setNow(NOW));
afterAll(() => desk.app.close());

const seen = async (actor: Actor, query = '') => {
  const answer = await desk.app.as(actor).get(`${url}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<ApprovalOversight>();
};
const names = ({ people }: ApprovalOversight) => people.map(({ user }) => user.full_name);

describe('where approvals wait', () => {
  it('is shown to heads and to whoever edits approvals, and to nobody else', async () => {
    expect((await desk.app.stranger.get(url)).statusCode).toBe(401);
    expect((await desk.app.as(finance).get(url)).statusCode).toBe(403);
    expect((await desk.app.as(head).get(url)).statusCode).toBe(200);
    const editor = await desk.company.employee({ permissions: ['approval_chains.edit'] });
    expect((await desk.app.as(editor).get(url)).statusCode).toBe(200);
    const summary = async (actor: Actor) =>
      (await desk.app.as(actor).get('/api/approval-tasks/summary')).json<ApprovalSummary>().oversees;
    expect([await summary(finance), await summary(head)]).toEqual([false, true]);
    const rightless = await desk.company.employee({ permissions: [] });
    expect(await summary(rightless)).toBe(false);
  });

  it('counts turns, late ones apart, and how long decisions took: of one’s own people alone', async () => {
    const [first, second] = [await desk.draft(), await desk.draft()];
    await desk.send(first);
    await desk.send(second);
    // Friday 10:00 to Monday 12:00 by the clock: eleven hours of work.
    desk.app.setNow(new Date(NOW.getTime() + 74 * 3_600_000));
    await desk.vote(lawyer, 'approve');
    desk.app.setNow(new Date(NOW.getTime() + 75 * 3_600_000));
    const own = await seen(head);
    expect(names(own)).toEqual([lawyer.name]);
    expect(own.total).toEqual({ waiting: 1, overdue: 1, decided: 1, median_minutes: 660 });
    expect(own.stages).toMatchObject([{ name: 'Экспертиза', waiting: 1, overdue: 1 }]);
    // Eight hours from Friday 12:00 ended on Monday 11:00.
    expect(own.oldest).toMatchObject([{ assignee: { id: lawyer.id }, is_overdue: true, minutes_left: -240 }]);
    const all = await seen(desk.buyer);
    expect(all.total).toMatchObject({ waiting: 3, overdue: 3, decided: 1 });
    expect(names(all)).toEqual([finance.name, lawyer.name]);
  });

  it('is narrowed to a kind, a department and a period', async () => {
    expect((await seen(desk.buyer, '?kind=commercial_offer')).total.waiting).toBe(0);
    expect((await seen(desk.buyer, '?kind=agreement')).total.waiting).toBe(3);
    const { departments } = await seen(desk.buyer);
    expect(departments.map(({ id }) => id)).toContain(desk.company.departmentId);
    expect((await seen(desk.buyer, '?department_id=99999')).people).toEqual([]);
    desk.app.setNow(new Date(NOW.getTime() + 40 * 86_400_000));
    expect((await seen(desk.buyer, '?days=30')).total).toMatchObject({ decided: 0, median_minutes: null });
    expect((await seen(desk.buyer, '?days=90')).total.decided).toBe(1);
    expect((await desk.app.as(desk.buyer).get(`${url}?days=7`)).statusCode).toBe(422);
  });

  it('leaves out documents the reader may not read', async () => {
    const narrow = await desk.company.employee({ permissions: ['approval_chains.edit'], dataScope: 'own' });
    expect((await seen(narrow)).total.waiting).toBe(0);
  });

  it('counts once, as the inbox does, what a person decides for themselves and for another', async () => {
    const away = { deputy_id: lawyer.id, date_from: '2026-11-20', date_to: '2026-11-27', reason: 'vacation' };
    expect((await desk.app.as(finance).post('/api/absences', away)).statusCode).toBe(201);
    const of = async () => {
      const { people, total, oldest } = await seen(head);
      const ids = oldest.map(({ document }) => document.id);
      return [people.map(({ waiting, decided }) => [waiting, decided]), total.waiting, ids] as const;
    };
    const [[[waiting = 0, decided = 0] = []], , before] = await of();
    const id = await desk.draft();
    await desk.send(id);
    const [task, ...more] = await desk.tasks(lawyer, `&filter[document_id]=${String(id)}`);
    expect([task?.seats.length, more]).toEqual([2, []]);
    expect(await of()).toEqual([[[waiting + 1, decided]], waiting + 1, [...before, id]]);
    const approve = { decision: 'approve' };
    await desk.app.as(lawyer).post(`/api/approval-tasks/${String(task?.id)}/vote`, approve);
    expect(await of()).toEqual([[[waiting, decided + 1]], waiting, before]);
  });

  it('costs much, so of one person two are counted at once and a crowd of them is refused', async () => {
    const crowd = await Promise.all(Array.from({ length: 50 }, () => desk.app.as(head).get(url)));
    const codes = crowd.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(8);
    expect(codes.filter((code) => code === 200)).toHaveLength(42);
  });
});
