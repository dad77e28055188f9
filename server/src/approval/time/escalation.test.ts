import type { Actor } from '../../platform/http/actor';
import { aTalker } from '../../comments/talker.builder';
import { rolesModule } from '../../roles/roles-module';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let director: Actor;

const setHead = async (id: number, headId: number) => {
  await desk.app.db.updateTable('users').set({ head_id: headId }).where('id', '=', id).execute();
};

beforeAll(async () => {
  desk = await aDesk([rolesModule]);
  const permissions = ['agreements.read', 'approval_chains.vote'] as const;
  director = await aTalker(desk.app.db, desk.company, { name: 'Орешкин Виктор Ильич', permissions });
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  const { db } = desk.app;
  await setHead(lawyer.id, desk.buyer.id);
  await db.updateTable('departments').set({ head_id: director.id }).execute();
  await db.deleteFrom('absences').execute();
  await db.updateTable('chain_templates').set({ is_active: false }).execute();
});
afterAll(() => desk.app.close());

/** An agreement whose lawyer did not decide in time, on the template's word. */
async function late(given: object): Promise<number> {
  await desk.template([stageOf([lawyer], { deadline_value: 8, escalation_after_hours: 0, ...given })]);
  const id = await desk.draft();
  await desk.send(id);
  desk.app.setNow(new Date('2026-11-23T12:05:00+03:00'));
  await desk.app.jobs.runScheduled('approval.deadlines');
  return id;
}

/** Who decides on what the lawyer did not decide in time. */
async function deciders(given: object): Promise<string[]> {
  const id = await late({ escalation_action: 'reassign', ...given });
  return (await desk.chain(id)).waiting_for.map(({ full_name: name }) => name);
}

/** Who was told that the lawyer did not decide in time. */
async function told(given: object): Promise<number[]> {
  const id = await late({ escalation_action: 'notify', ...given });
  const rows = await desk.app.db
    .selectFrom('notifications')
    .select('user_id')
    .where('type', '=', 'approval_escalated')
    .where('subject_id', '=', id)
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

describe('a decision that is late', () => {
  it('of an employee whose head has sent the document goes to the next head above', async () => {
    expect(await deciders({ escalation_to: 'head' })).toEqual([director.name]);
  });

  it('goes to the head where whoever the template names has sent the document', async () => {
    const escalation = { escalation_to: 'user', escalation_user_id: desk.buyer.id };
    expect(await deciders(escalation)).toEqual([director.name]);
  });

  it('goes to the deputy of a head who is away', async () => {
    const deputy = await desk.company.employee({ name: 'Власов Игорь Олегович' });
    const days = { date_from: '2026-11-20', date_to: '2026-11-27' };
    await desk.app.as(director).post('/api/absences', { deputy_id: deputy.id, ...days });
    expect(await deciders({ escalation_to: 'head' })).toEqual([deputy.name]);
  });

  it.each(['head', 'user'])('is told to nobody who does not see the document (%s)', async (to) => {
    const blind = await aTalker(desk.app.db, desk.company, { scope: 'own' });
    await setHead(lawyer.id, blind.id);
    expect(await told({ escalation_to: to, escalation_user_id: blind.id })).toEqual([director.id]);
  });

  it('is told to a head who sees it and may not decide', async () => {
    const auditor = await aTalker(desk.app.db, desk.company);
    await setHead(lawyer.id, auditor.id);
    expect(await told({ escalation_to: 'head' })).toEqual([auditor.id]);
  });
});
