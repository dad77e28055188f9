import type { ChainTemplate } from 'shared/contract/approval/chain-template';
import type { User } from 'shared/contract/user/user';
import type { OpenWork, OpenWorkItems } from 'shared/contract/user/user-input';
import { accountsModule } from '../../accounts/accounts-module';
import { obligationsModule } from '../../obligations/obligations-module';
import type { Actor } from '../../platform/http/actor';
import { rolesModule } from '../../roles/roles-module';
import { aUser } from '../../users/a-user';
import { usersModule } from '../../users/users-module';
import { anAgreement } from '../../agreements/company.builder';
import { aTalker } from '../../comments/talker.builder';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let leaver: Actor;
let successor: Actor;
let admin: Actor;

beforeAll(async () => {
  desk = await aDesk([rolesModule, accountsModule, usersModule, obligationsModule]);
  admin = await desk.company.employee({ name: 'Администратор Пётр' });
  // Somebody has to keep the right to edit roles.
  await aUser(desk.app.db, { roles: ['Администратор'] });
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  leaver = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  successor = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
});
afterAll(() => desk.app.close());

const path = (rest = '') => `/api/users/${String(leaver.id)}${rest}`;
const openOf = async () => (await desk.app.as(admin).get(path('/open-work'))).json<OpenWork>().data;
const dismiss = async () => {
  const { lock_version } = (await desk.app.as(admin).get(path())).json<User>();
  const answer = await desk.app.as(admin).post(path('/dismiss'), {
    lock_version,
    dismissed_at: '2026-11-20',
    successor_id: successor.id,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'dismissed' }]);
};
const templateOf = async (id: number) =>
  (await desk.app.as(admin).get(`/api/chain-templates/${String(id)}`)).json<ChainTemplate>();
const away = async (person: Actor, deputy: Actor, [from, to]: readonly [string, string]) => {
  const answer = await desk.app
    .as(person)
    .post('/api/absences', { deputy_id: deputy.id, date_from: from, date_to: to, reason: 'vacation' });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
};
const absence = (id: number) =>
  desk.app.db
    .selectFrom('absences')
    .select(['deputy_id', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('seats that templates give by name', () => {
  it('are the successor’s in the next version, and the next document asks them', async () => {
    const escalated = { escalation_to: 'user' as const, escalation_user_id: leaver.id };
    const id = await desk.template([stageOf([leaver], { ...escalated, escalation_after_hours: 4 })]);
    expect(await openOf()).toContainEqual({
      key: 'chain_templates.participants',
      label: 'Шаблоны цепочек согласования',
      total: 1,
      named_total: 1,
      examples: [{ label: 'Закупки', url: `/handbooks/chains_templates/${String(id)}` }],
    });
    await dismiss();
    expect(await templateOf(id)).toMatchObject({
      version: 2,
      stages: [{ participants: [{ ref_id: successor.id }], escalation_user: { id: successor.id } }],
    });
    await desk.send(await desk.draft());
    expect(await desk.tasks(successor)).toHaveLength(1);
  });

  it('are not given to somebody who has no right to decide', async () => {
    const id = await desk.template([stageOf([leaver])]);
    successor = await desk.company.employee({
      name: 'Ким Елизавета Андреевна',
      permissions: ['agreements.read'],
    });
    const { lock_version } = (await desk.app.as(admin).get(path())).json<User>();
    const answer = await desk.app.as(admin).post(path('/dismiss'), {
      lock_version,
      dismissed_at: '2026-11-20',
      successor_id: successor.id,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        errors: {
          successor_id: [expect.stringMatching(/^Ким Елизавета Андреевна не может согласовывать: нет права/)],
        },
      },
    ]);
    expect(await templateOf(id)).toMatchObject({ version: 1 });
  });

  it('stay as they are in an archived template, and in one that does not name the leaver', async () => {
    const archived = await desk.template([stageOf([leaver])]);
    const other = await desk.template([stageOf([admin])]);
    await desk.app.db
      .updateTable('chain_templates')
      .set({ archived_at: NOW })
      .where('id', '=', archived)
      .execute();
    expect((await openOf()).map(({ key }) => key)).not.toContain('chain_templates.participants');
    await dismiss();
    expect(await templateOf(archived)).toMatchObject({ version: 1 });
    expect(await templateOf(other)).toMatchObject({ version: 1 });
  });
});

describe('absences in which the leaver votes', () => {
  it('have the successor as the deputy; those that are over keep their name', async () => {
    const colleague = await desk.company.employee({ name: 'Орлова Нина Павловна' });
    desk.app.setNow(new Date('2026-09-30T09:00:00Z'));
    const past = await away(colleague, leaver, ['2026-10-01', '2026-10-10']);
    desk.app.setNow(NOW);
    const coming = await away(colleague, leaver, ['2026-12-01', '2026-12-10']);
    expect(await openOf()).toContainEqual({
      key: 'absences.deputy_id',
      label: 'Замещения, где сотрудник заместитель',
      total: 1,
      named_total: 1,
      examples: [{ label: 'Орлова Нина Павловна, с 01.12.2026 по 09.12.2026', url: null }],
    });
    await dismiss();
    expect(await absence(past)).toEqual({ deputy_id: leaver.id, is_active: true });
    expect(await absence(coming)).toEqual({ deputy_id: successor.id, is_active: true });
    const [line] = await desk.app.db
      .selectFrom('activity_logs')
      .select(['action', 'changes'])
      .where('entity_type', '=', 'absence')
      .where('entity_id', '=', coming)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(line).toMatchObject({
      action: 'absence.updated',
      changes: [{ label: 'Заместитель', old: leaver.name, new: successor.name }],
    });
  });

  it('are switched off where the successor is the one who is away', async () => {
    const own = await away(successor, leaver, ['2026-12-01', '2026-12-10']);
    await dismiss();
    expect(await absence(own)).toEqual({ deputy_id: leaver.id, is_active: false });
  });
});

describe('obligations the leaver answers for', () => {
  const owed = async () => {
    const document = await anAgreement(desk.app.db, desk.company, {
      responsible_id: desk.buyer.id,
      status: 'active',
      direction: 'expense',
      agreement_date: '2026-11-02',
    });
    leaver = await aTalker(desk.app.db, desk.company, { name: 'Соколова Мария Дмитриевна' });
    const made = await desk.app.as(desk.buyer).post('/api/obligations', {
      document_type: 'agreement',
      document_id: document,
      title: 'Аванс',
      amount: '100.00',
      due_day: '2026-12-15',
      responsible_id: leaver.id,
    });
    expect(made.statusCode).toBe(201);
    return { document, id: made.json<{ id: number }>().id };
  };
  const at = (id: number, rest = '') => `/api/obligations/${String(id)}${rest}`;

  it('are the successor’s, and their journal says so', async () => {
    const { document, id } = await owed();
    successor = await aTalker(desk.app.db, desk.company, { name: 'Белов Андрей Викторович' });
    const [line] = (await openOf()).filter(({ key }) => key === 'obligations.responsible_id');
    expect(line).toMatchObject({
      total: 1,
      examples: [
        {
          label: expect.stringMatching(/^Аванс\. Договор/) as string,
          url: `/agreements/${String(document)}?tab=obligations`,
        },
      ],
    });
    await dismiss();
    const after = await desk.app.as(desk.buyer).get(at(id));
    expect(after.json()).toMatchObject({ responsible: { id: successor.id }, lock_version: 2 });
    const history = await desk.app.as(desk.buyer).get(at(id, '/history'));
    expect(history.json()).toMatchObject({
      data: [{ changes: [{ label: 'Ответственный', old: leaver.name, new: successor.name }] }, {}],
    });
  });

  it('are given to whoever leads the document where the successor does not see it', async () => {
    const { id } = await owed();
    successor = await aTalker(desk.app.db, desk.company, { name: 'Белов Андрей Викторович', scope: 'own' });
    await dismiss();
    const after = await desk.app.as(desk.buyer).get(at(id));
    expect(after.json()).toMatchObject({ responsible: { id: desk.buyer.id } });
    const history = await desk.app.as(desk.buyer).get(at(id, '/history'));
    expect(history.json()).toMatchObject({ data: [{ changes: [{ new: desk.buyer.name }] }, {}] });
  });
});

describe('decisions of a round that stands still', () => {
  const step = async (id: number, name: string, body: object = {}) => {
    const { id: chain, lock_version } = await desk.chain(id);
    const answer = await desk.app
      .as(desk.buyer)
      .post(`/api/approval-chains/${String(chain)}/${name}`, { lock_version, ...body });
    expect(answer.statusCode).toBe(200);
  };
  const holders = async (id: number) => {
    const { stages } = await desk.chain(id);
    return stages[0]?.tasks.map(({ assignee, status }) => [assignee.id, status]);
  };

  it('are the successor’s once it goes on, who is asked then and sees the document', async () => {
    await desk.template([stageOf([leaver])]);
    const id = await desk.draft();
    await desk.send(id);
    await step(id, 'pause', { reason: 'Ждём лицензию' });
    await dismiss();
    expect(await desk.tasks(successor)).toEqual([]);
    await step(id, 'resume');
    await desk.app.jobs.runScheduled('approval.deadlines');
    expect(await desk.tasks(successor)).toHaveLength(1);
  });

  it('do not become those of whoever has sent the document', async () => {
    const head = await desk.company.employee({ name: 'Орлов Виктор Сергеевич' });
    await desk.app.db.updateTable('users').set({ head_id: head.id }).where('id', '=', leaver.id).execute();
    await desk.template([stageOf([leaver])]);
    const id = await desk.draft();
    await desk.send(id);
    await step(id, 'pause', { reason: 'Ждём лицензию' });
    successor = desk.buyer;
    await dismiss();
    await step(id, 'resume');
    await desk.app.jobs.runScheduled('approval.deadlines');
    expect(await holders(id)).toEqual([
      [leaver.id, 'reassigned'],
      [head.id, 'pending'],
    ]);
  });
});

describe('the open work of one kind', () => {
  const tasksOf = (actor: Actor, query = '') =>
    desk.app.as(actor).get(path(`/open-work/approval_tasks.assignee_id${query}`));

  it('names every decision with its document, page by page', async () => {
    await desk.template([stageOf([leaver])]);
    const first = await desk.draft();
    const second = await desk.draft();
    await desk.send(first);
    await desk.send(second);
    const [line] = (await openOf()).filter(({ key }) => key === 'approval_tasks.assignee_id');
    expect(line).toMatchObject({ total: 2, named_total: 2 });
    const page = (await tasksOf(admin, '?page=2&per_page=1')).json<OpenWorkItems>();
    expect(page.meta).toMatchObject({ current_page: 2, last_page: 2, total: 2 });
    expect(page.data).toEqual([
      { label: expect.any(String) as string, url: `/agreements/${String(first)}?tab=approval` },
    ]);
  });

  it('names nothing of a document that the reader may not read, and is nobody’s without the right', async () => {
    await desk.template([stageOf([leaver])]);
    await desk.send(await desk.draft());
    const clerk = await desk.company.employee({ permissions: ['users.update_other'], dataScope: 'own' });
    const [line] = (await desk.app.as(clerk).get(path('/open-work'))).json<OpenWork>().data;
    expect(line).toMatchObject({ total: 1, named_total: 0, examples: [] });
    expect((await tasksOf(clerk)).json()).toMatchObject({ data: [], meta: { total: 0 } });
    const reader = await desk.company.employee({ permissions: ['agreements.read'] });
    expect((await tasksOf(reader)).statusCode).toBe(403);
    expect((await desk.app.stranger.get(path('/open-work/approval_tasks.assignee_id'))).statusCode).toBe(401);
    expect((await desk.app.as(admin).get(path('/open-work/secrets'))).statusCode).toBe(404);
  });
});
