import type { Absence } from 'shared/contract/approval/absence';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let director: Actor;
let deputy: Actor;

beforeAll(async () => {
  desk = await aDesk();
  const { company } = desk;
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна' });
  director = await company.employee({ name: 'Орешкин Виктор Ильич' });
  deputy = await company.employee({ name: 'Власов Игорь Олегович' });
  await desk.template([stageOf([lawyer]), stageOf([director], { name: 'Директор' })]);
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  await desk.app.db.deleteFrom('absences').execute();
});
afterAll(() => desk.app.close());

const leave = (date_from: string, date_to: string, given: object = {}) =>
  desk.app.as(director).post('/api/absences', { deputy_id: deputy.id, date_from, date_to, ...given });
const at = (day: string) => {
  desk.app.setNow(new Date(`${day}T10:00:00+03:00`));
  return desk.app.jobs.runScheduled('approval.deadlines');
};
/** Who is asked at the director's stage, as its turn comes that day. */
async function askedOn(id: number, day: string): Promise<string[]> {
  await at(day);
  const { document } = (await desk.tasks(lawyer)).find((task) => task.document.id === id) ?? {};
  expect(document).toBeDefined();
  expect((await desk.vote(lawyer, 'approve')).statusCode).toBe(200);
  await at(day);
  const { waiting_for: people } = await desk.chain(id);
  return people.map(({ full_name: name }) => name);
}

async function sent(): Promise<number> {
  const id = await desk.draft();
  await desk.send(id);
  return id;
}

describe('a turn that comes long after the document was sent', () => {
  it('is the employee’s own who was away when it was sent and is back', async () => {
    await leave('2026-11-20', '2026-11-24');
    const id = await sent();
    expect((await desk.chain(id)).stages[1]?.tasks).toMatchObject([{ assignee: { id: deputy.id } }]);
    expect(await askedOn(id, '2026-11-24')).toEqual([director.name]);
    expect(await desk.tasks(director)).toMatchObject([{ document: { id }, on_behalf_of: null }]);
    expect((await desk.vote(director, 'approve')).statusCode).toBe(200);
  });

  it('is the deputy’s while the days last, and stays there when they are over', async () => {
    await leave('2026-11-20', '2026-11-24');
    const id = await sent();
    expect(await askedOn(id, '2026-11-23')).toEqual([deputy.name]);
    await at('2026-11-25');
    expect(await desk.tasks(deputy)).toMatchObject([{ document: { id }, on_behalf_of: { id: director.id } }]);
    expect((await desk.vote(deputy, 'approve')).statusCode).toBe(200);
  });

  it.each(['shortened', 'switched off', 'deleted'])(
    'is given back at once when the leave is %s',
    async (how) => {
      const { id: leaveId, lock_version } = (await leave('2026-11-20', '2026-11-24')).json<Absence>();
      const id = await sent();
      desk.app.setNow(new Date('2026-11-24T10:00:00+03:00'));
      await desk.app.db.updateTable('absences').set({ date_to: '2026-11-27' }).execute();
      expect((await desk.vote(lawyer, 'approve')).statusCode).toBe(200);
      expect(await desk.tasks(deputy)).toMatchObject([{ document: { id } }]);
      const url = `/api/absences/${String(leaveId)}`;
      const caller = desk.app.as(director);
      const change = how === 'shortened' ? { date_to: '2026-11-24' } : { is_active: false };
      const answer =
        how === 'deleted'
          ? await caller.delete(url, { lock_version })
          : await caller.patch(url, { lock_version, ...change });
      expect(answer.statusCode).toBeLessThan(300);
      expect(await desk.tasks(deputy)).toEqual([]);
      expect(await desk.tasks(director)).toMatchObject([{ document: { id }, on_behalf_of: null }]);
      await desk.vote(director, 'approve');
    },
  );

  it('is the deputy’s of whoever keeps what waited when they left, and is away when it comes', async () => {
    const id = await sent();
    await leave('2026-11-23', '2026-11-27', { transfer_open_tasks: false });
    expect(await askedOn(id, '2026-11-24')).toEqual([deputy.name]);
    expect((await desk.vote(deputy, 'approve')).statusCode).toBe(200);
  });
});

describe('an employee on whom very much waits', () => {
  it('is not kept waiting: a handful goes to the deputy at once, the rest behind the answer', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 22; made += 1) ids.push(await sent());
    const away = { deputy_id: deputy.id, date_from: '2026-11-20', date_to: '2026-11-24' };
    const answer = await desk.app.as(lawyer).post('/api/absences', away);
    expect(answer.statusCode).toBe(201);
    expect(await desk.tasks(deputy)).toHaveLength(20);
    expect(await desk.tasks(lawyer)).toHaveLength(2);
    await desk.app.jobs.run();
    expect(await desk.tasks(lawyer)).toEqual([]);
    const moved = (await desk.tasks(deputy)).map(({ document }) => document.id);
    expect(moved.toSorted((a, b) => a - b)).toEqual(ids);
  });
});
