import type { Absence } from 'shared/contract/approval/absence';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let director: Actor;
let third: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  director = await desk.company.employee({ name: 'Орешкин Виктор Ильич' });
  third = await desk.company.employee({ name: 'Власов Игорь Олегович' });
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  await desk.app.db.deleteFrom('absences').execute();
});
afterAll(() => desk.app.close());

const DAYS = { date_from: '2026-11-23', date_to: '2026-11-28' };
const leave = (who: Actor, deputy: Actor, given: object = {}) =>
  desk.app.as(who).post('/api/absences', { deputy_id: deputy.id, ...DAYS, ...given });
const refused = (period: string) => ({
  errors: {
    deputy_id: [
      `Этот сотрудник сам отсутствует ${period}, и замещение возвращается к тому, кого замещают. Выберите другого`,
    ],
  },
});

describe('two who are away in the same days', () => {
  it('do not stand in for each other', async () => {
    expect((await leave(lawyer, director)).statusCode).toBe(201);
    const answer = await leave(director, lawyer, { date_from: '2026-11-26', date_to: '2026-12-05' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject(refused('с 26.11.2026 по 27.11.2026'));
    expect(await desk.app.db.selectFrom('absences').select('user_id').execute()).toHaveLength(1);
  });

  it('do not when the second of them asks in the same moment', async () => {
    const answers = await Promise.all([leave(lawyer, director), leave(director, lawyer)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('do not through a third', async () => {
    await leave(lawyer, director);
    await leave(director, third);
    expect((await leave(third, lawyer)).statusCode).toBe(422);
  });

  it('stand in for each other where the days or the documents do not meet', async () => {
    await leave(lawyer, director, { document_kinds: ['agreement'] });
    const later = { date_from: '2026-11-28', date_to: '2026-12-02' };
    expect((await leave(director, lawyer, later)).statusCode).toBe(201);
    const others = { document_kinds: ['commercial_offer'] };
    expect((await leave(director, lawyer, others)).statusCode).toBe(201);
  });

  it('are not made to by a change of the days, and may shorten what is so already', async () => {
    await leave(lawyer, director);
    const later = { date_from: '2026-11-28', date_to: '2026-12-02' };
    const made = (await leave(director, lawyer, later)).json<Absence>();
    const changed = (patch: object, version = made.lock_version) =>
      desk.app.as(director).patch(`/api/absences/${String(made.id)}`, { lock_version: version, ...patch });
    expect((await changed({ date_from: '2026-11-27' })).json()).toMatchObject(refused('27.11.2026'));
    await desk.app.db
      .updateTable('absences')
      .set({ date_from: '2026-11-24' })
      .where('id', '=', made.id)
      .execute();
    expect((await changed({ date_from: '2026-11-25' })).statusCode).toBe(200);
  });
});
