import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import type { Actor } from '../../platform/http/actor';
import { aTalker } from '../../comments/talker.builder';
import { rolesModule } from '../../roles/roles-module';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let auditor: Actor;

const NO_RIGHT = 'Нет права «Голосование в цепочках согласования»: Степанова Ирина Леонидовна';

beforeAll(async () => {
  desk = await aDesk([rolesModule]);
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  auditor = await desk.company.employee({
    name: 'Степанова Ирина Леонидовна',
    permissions: ['agreements.read'],
  });
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.app.db.deleteFrom('absences').execute();
});
afterAll(() => desk.app.close());

const get = (url: string) => desk.app.as(desk.buyer).get(url);
const post = (url: string, body: object) => desk.app.as(desk.buyer).post(url, body);
const lose = (person: Actor) =>
  desk.app.db.deleteFrom('user_roles').where('user_id', '=', person.id).execute();
const asked = async (id: number) => (await desk.chain(id)).waiting_for.map(({ full_name: name }) => name);

describe('somebody without the right to decide', () => {
  it('is not asked by a route, is named before the document is sent, and the others are asked', async () => {
    await desk.template([stageOf([auditor, lawyer])]);
    const id = await desk.draft();
    const preview = (
      await get(`/api/approval-chains/preview?kind=agreement&id=${String(id)}`)
    ).json<ApprovalPreview>();
    expect(preview.stages[0]).toMatchObject({ seats: [{ user: { id: lawyer.id } }], empty: [NO_RIGHT] });
    await desk.send(id);
    expect(await asked(id)).toEqual([lawyer.name]);
  });

  it('is not sent to where there is nobody else, and the refusal names them and the way out', async () => {
    await desk.template([stageOf([auditor])]);
    const id = await desk.draft();
    const { lock_version } = await desk.card(id);
    const answer = await post(`/api/agreements/${String(id)}/send-to-approval`, { lock_version });
    expect(answer.statusCode).toBe(422);
    const { message } = answer.json<{ message: string }>();
    expect(message).toContain(NO_RIGHT);
    expect(message).toContain('Выберите согласующих');
  });

  it('leaves a stage that asks nobody else passed by: the journal says so, and the sender’s nearest head who sees it is told', async () => {
    const { db } = desk.app;
    const chief = await aTalker(db, desk.company);
    const blind = await aTalker(db, desk.company, { scope: 'own' });
    await db.updateTable('users').set({ head_id: blind.id }).where('id', '=', desk.buyer.id).execute();
    await db.updateTable('departments').set({ head_id: chief.id }).execute();
    await desk.template([stageOf([auditor], { name: 'Аудит' }), stageOf([lawyer])]);
    const id = await desk.draft();
    await desk.send(id);
    expect(await asked(id)).toEqual([lawyer.name]);
    const lines = await desk.app.db
      .selectFrom('activity_logs')
      .select(['action', 'changes'])
      .where('entity_id', '=', id)
      .where('action', '=', 'approval.stage-skipped')
      .execute();
    expect(lines).toMatchObject([{ changes: [{ old: 'Аудит', new: 'Пропущен: некого спросить' }] }]);
    const told = await desk.app.db
      .selectFrom('notifications')
      .select(['title', 'body', 'user_id'])
      .where('user_id', 'in', [chief.id, blind.id])
      .execute();
    expect(told).toMatchObject([{ title: 'Этап согласования пропущен: некого спросить', user_id: chief.id }]);
    expect(told[0]?.body).toContain('«Аудит»');
  });

  it('is passed over for the next head above', async () => {
    const { departmentId, otherDepartmentId } = desk.company;
    await desk.app.db
      .updateTable('departments')
      .set({ head_id: auditor.id, parent_id: otherDepartmentId })
      .where('id', '=', departmentId)
      .execute();
    const above = { head_id: lawyer.id };
    await desk.app.db.updateTable('departments').set(above).where('id', '=', otherDepartmentId).execute();
    await desk.template([stageOf([], { participants: [{ kind: 'department_head', ref_id: departmentId }] })]);
    const id = await desk.draft();
    await desk.send(id);
    expect(await asked(id)).toEqual([lawyer.name]);
  });

  it.each([
    [
      'chosen by hand',
      async (id: number) => {
        const { lock_version } = await desk.card(id);
        return post('/api/approval-chains', {
          kind: 'agreement',
          id,
          lock_version,
          participants: [{ user_id: auditor.id }],
        });
      },
    ],
    [
      'forwarded to',
      async (id: number) => {
        await desk.send(id);
        const [task] = await desk.tasks(lawyer);
        return desk.app
          .as(lawyer)
          .post(`/api/approval-tasks/${String(task?.id)}/forward`, { user_id: auditor.id });
      },
    ],
    [
      'added',
      async (id: number) => {
        const { id: chainId, lock_version } = await desk.send(id);
        const body = { lock_version, user_id: auditor.id };
        return desk.app.as(lawyer).post(`/api/approval-chains/${String(chainId)}/add-participant`, body);
      },
    ],
    [
      'appointed a deputy',
      () =>
        desk.app.as(lawyer).post('/api/absences', {
          deputy_id: auditor.id,
          date_from: '2026-11-20',
          date_to: '2026-11-27',
        }),
    ],
  ])('is not %s', async (_, step) => {
    await desk.template([stageOf([lawyer])]);
    const answer = await step(await desk.draft());
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string; errors: object }>()).toMatchObject({});
    expect(JSON.stringify(answer.json())).toContain(
      'Степанова Ирина Леонидовна не может согласовывать: нет права',
    );
  });

  it('is stood in for by the head when the right is lost while the decision waits', async () => {
    const finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
    const leaver = await desk.company.employee({ name: 'Рябинин Артём Игоревич' });
    await desk.app.db.updateTable('users').set({ head_id: finance.id }).where('id', '=', leaver.id).execute();
    await desk.template([stageOf([leaver])]);
    const id = await desk.draft();
    await desk.send(id);
    await lose(leaver);
    await desk.app.jobs.runScheduled('approval.deadlines');
    expect(await asked(id)).toEqual([finance.name]);
    expect((await desk.vote(finance, 'approve')).statusCode).toBe(200);
  });

  it('is named to whoever writes a template', async () => {
    const url = `/api/chain-templates/participant?kind=user&ref_id=`;
    expect((await get(`${url}${String(auditor.id)}`)).json()).toEqual({ faults: [NO_RIGHT] });
    expect((await get(`${url}${String(lawyer.id)}`)).json()).toEqual({ faults: [] });
  });
});
