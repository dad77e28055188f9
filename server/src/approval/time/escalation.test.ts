import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let director: Actor;

beforeAll(async () => {
  desk = await aDesk();
  director = await desk.company.employee({ name: 'Орешкин Виктор Ильич' });
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  const { db } = desk.app;
  await db.updateTable('users').set({ head_id: desk.buyer.id }).where('id', '=', lawyer.id).execute();
  await db.updateTable('departments').set({ head_id: director.id }).execute();
  await db.deleteFrom('absences').execute();
  await db.updateTable('chain_templates').set({ is_active: false }).execute();
});
afterAll(() => desk.app.close());

/** Who decides on what the lawyer did not decide in time, on the template's word. */
async function late(given: object): Promise<string[]> {
  await desk.template([
    stageOf([lawyer], {
      deadline_value: 8,
      escalation_after_hours: 0,
      escalation_action: 'reassign',
      ...given,
    }),
  ]);
  const id = await desk.draft();
  await desk.send(id);
  desk.app.setNow(new Date('2026-11-23T12:05:00+03:00'));
  await desk.app.jobs.runScheduled('approval.deadlines');
  return (await desk.chain(id)).waiting_for.map(({ full_name: name }) => name);
}

describe('a decision that is late', () => {
  it('of an employee whose head has sent the document goes to the next head above', async () => {
    expect(await late({ escalation_to: 'head' })).toEqual([director.name]);
  });

  it('goes to the head where whoever the template names has sent the document', async () => {
    const escalation = { escalation_to: 'user', escalation_user_id: desk.buyer.id };
    expect(await late(escalation)).toEqual([director.name]);
  });

  it('goes to the deputy of a head who is away', async () => {
    const deputy = await desk.company.employee({ name: 'Власов Игорь Олегович' });
    const days = { date_from: '2026-11-20', date_to: '2026-11-27' };
    await desk.app.as(director).post('/api/absences', { deputy_id: deputy.id, ...days });
    expect(await late({ escalation_to: 'head' })).toEqual([deputy.name]);
  });
});
