import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import { formatMoment } from '../../calendar/format-moment';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let director: Actor;

const at = (moment: string) => new Date(`${moment}:00+03:00`);

beforeAll(async () => {
  desk = await aDesk();
});
beforeEach(async () => {
  desk.app.setNow(NOW);
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  director = await desk.company.employee({ name: 'Орлов Виктор Сергеевич' });
  await desk.app.db.updateTable('chain_templates').set({ is_active: false }).execute();
  await desk.template([
    stageOf([lawyer, finance], { deadline_value: 8, deadline_unit: 'working_hours', quorum_type: 'all' }),
    stageOf([director], { name: 'Директор' }),
  ]);
});
afterAll(() => desk.app.close());

const post = (actor: Actor, { id, lock_version }: ApprovalChain, [step, body = {}]: [string, object?]) =>
  desk.app.as(actor).post(`/api/approval-chains/${String(id)}/${step}`, { lock_version, ...body });
const REASON = { reason: 'Ждём лицензию контрагента' };
const pause = async (chain: ApprovalChain) =>
  (await post(desk.buyer, chain, ['pause', REASON])).json<ApprovalChain>();
const resume = async (chain: ApprovalChain) =>
  (await post(desk.buyer, chain, ['resume'])).json<ApprovalChain>();
const titles = async (person: Actor) =>
  (
    await desk.app.db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .where('user_id', '=', person.id)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ title, body }) => `${title} | ${body}`);
const watch = async (moment: string) => {
  desk.app.setNow(at(moment));
  await desk.app.jobs.runScheduled('approval.deadlines');
};

it('tells when it was made and when it last changed, in a list as in its card', async () => {
  const sent = await desk.send(await desk.draft());
  const begun = NOW.toISOString();
  expect(sent).toMatchObject({ started_at: begun, created_at: begun, updated_at: begun });
  const told = async () => {
    const { id } = sent;
    const { data } = (
      await desk.app.as(desk.buyer).get(`/api/approval-chains?filter[id]=${String(id)}&sort=-updated_at`)
    ).json<{ data: ApprovalChain[] }>();
    const card = (
      await desk.app.as(desk.buyer).get(`/api/approval-chains/${String(id)}`)
    ).json<ApprovalChain>();
    const [row] = data.map(({ created_at, updated_at }) => ({ created_at, updated_at }));
    expect(card).toMatchObject(row ?? {});
    return row;
  };
  expect(await told()).toEqual({ created_at: begun, updated_at: begun });
  for (const [moment, change] of [
    ['2026-11-20T12:30', () => desk.vote(lawyer, 'approve')],
    ['2026-11-20T13:00', async () => pause(await desk.chain(sent.approvable_id ?? 0))],
    ['2026-11-20T13:30', async () => resume(await desk.chain(sent.approvable_id ?? 0))],
  ] as const) {
    desk.app.setNow(at(moment));
    await change();
    expect(await told()).toEqual({ created_at: begun, updated_at: at(moment).toISOString() });
  }
});

describe('a round that stands still', () => {
  it('asks nobody, says since when and why, and lets nobody decide', async () => {
    const sent = await desk.send(await desk.draft());
    await desk.vote(lawyer, 'approve');
    const chain = await desk.chain(sent.approvable_id ?? 0);
    const [task] = await desk.tasks(finance);
    const paused = await pause(chain);
    expect(paused).toMatchObject({
      status: 'paused',
      waiting_for: [],
      my_task_id: null,
      paused: { at: NOW.toISOString(), by: { id: desk.buyer.id }, reason: REASON.reason },
      can: { pause: false, resume: true, recall: true, add_participant: false, finish: false },
    });
    expect(paused.stages.map(({ due_at: due }) => due)).toEqual([null, null]);
    expect(await desk.tasks(finance)).toEqual([]);
    expect((await titles(finance))[0]).toContain('Согласование приостановлено | ');
    expect((await titles(finance))[0]).toContain(REASON.reason);
    const url = `/api/approval-tasks/${String(task?.id)}/vote`;
    const vote = await desk.app.as(finance).post(url, { decision: 'approve' });
    expect([vote.statusCode, vote.json()]).toMatchObject([
      409,
      { message: 'Согласование приостановлено. Решают, когда его возобновят' },
    ]);
  });

  it('is not stopped once more', async () => {
    const paused = await pause(await desk.send(await desk.draft()));
    const url = `/api/approval-chains/${String(paused.id)}/pause`;
    const body = { ...REASON, lock_version: paused.lock_version };
    const again = await desk.app.as(desk.buyer).post(url, body);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: 'Согласование уже приостановлено' },
    ]);
  });

  it('lets nobody take a decision back, nor reminds, nor is overdue', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const [task] = await desk.tasks(lawyer);
    await desk.vote(lawyer, 'approve');
    const paused = await pause(await desk.chain(id));
    const url = `/api/approval-tasks/${String(task?.id)}/revoke`;
    expect((await desk.app.as(lawyer).post(url, { reason: 'Ошибка' })).statusCode).toBe(409);
    expect(paused.stages[0]?.tasks.map(({ can }) => can.revoke)).toEqual([false, false]);
    const before = await titles(finance);
    await watch('2026-11-30T12:00');
    expect(await titles(finance)).toEqual(before);
    expect(await desk.chain(id)).toMatchObject({ is_overdue: false });
  });

  it('goes on with what was left of the time, asks the same people, and is decided as any other', async () => {
    const id = await desk.draft();
    await desk.send(id);
    await desk.vote(lawyer, 'approve');
    // Ten of a Friday until six in the evening is all the time there is.
    desk.app.setNow(at('2026-11-20T14:00'));
    const paused = await pause(await desk.chain(id));
    desk.app.setNow(at('2026-11-24T15:00'));
    const resumed = await resume(paused);
    expect(resumed).toMatchObject({ status: 'running', paused: null, waiting_for: [{ id: finance.id }] });
    expect(resumed.stages.map(({ due_at: due }) => due)).toEqual([
      at('2026-11-25T10:00').toISOString(),
      null,
    ]);
    const [task] = await desk.tasks(finance);
    expect(task?.due_at).toBe(at('2026-11-25T10:00').toISOString());
    expect((await titles(finance))[0]).toContain('согласование возобновлено');
    await desk.vote(finance, 'approve');
    expect((await desk.chain(id)).waiting_for.map(({ id: who }) => who)).toEqual([director.id]);
    await desk.vote(director, 'approve');
    expect(await desk.chain(id)).toMatchObject({ status: 'passed' });
  });

  it('reminds of what is left once it has gone on, and not of the pause', async () => {
    const id = await desk.draft();
    await desk.send(id);
    desk.app.setNow(at('2026-11-20T11:00'));
    const paused = await pause(await desk.chain(id));
    desk.app.setNow(at('2026-11-24T10:00'));
    await resume(paused);
    const before = await titles(finance);
    await watch('2026-11-24T10:05');
    expect(await titles(finance)).toEqual(before);
    await watch('2026-11-24T14:00');
    expect((await titles(finance)).join()).toContain('Прошла половина срока согласования');
  });

  it('is taken back as a running one is, and the document with it', async () => {
    const id = await desk.draft();
    const paused = await pause(await desk.send(id));
    const taken = await post(desk.buyer, paused, ['recall', { reason: 'Ошибка' }]);
    expect(taken.json()).toMatchObject({ status: 'cancelled' });
    expect(await desk.card(id)).toMatchObject({ status: 'draft' });
    const again = await desk.send(id);
    expect(again).toMatchObject({ status: 'running', round: 2 });
  });

  it('is ended by nobody without a decision, and neither stopped nor begun twice', async () => {
    const sent = await desk.send(await desk.draft());
    expect((await post(desk.buyer, sent, ['resume'])).json()).toMatchObject({
      message: 'Согласование не приостановлено, возобновлять нечего',
    });
    const paused = await pause(sent);
    expect((await post(desk.buyer, paused, ['pause', REASON])).statusCode).toBe(409);
    const end = { outcome: 'passed', reason: 'Спешка' };
    expect((await post(desk.buyer, paused, ['finish', end])).statusCode).toBe(409);
    const stale = await post(desk.buyer, sent, ['resume']);
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { current: { status: 'paused' } }]);
  });

  it('is so by the word of whoever sent the document or looks after approvals, and of nobody else', async () => {
    const sent = await desk.send(await desk.draft());
    const only = (names: readonly PermissionName[]) => desk.company.employee({ permissions: names });
    const without = PERMISSIONS.map(({ name }) => name).filter((name) => name !== 'approval_chains.edit');
    const url = `/api/approval-chains/${String(sent.id)}/pause`;
    const body = { lock_version: sent.lock_version, ...REASON };
    expect((await desk.app.stranger.post(url, body)).statusCode).toBe(401);
    expect((await desk.app.as(await only(without)).post(url, body)).statusCode).toBe(403);
    expect((await desk.app.as(await only(['agreements.read'])).post(url, body)).statusCode).toBe(403);
    const editor = await only(['agreements.read', 'approval_chains.edit']);
    const paused = (await desk.app.as(editor).post(url, body)).json<ApprovalChain>();
    expect(paused).toMatchObject({ status: 'paused', paused: { by: { id: editor.id } } });
    expect((await titles(desk.buyer))[0]).toContain('Согласование приостановлено');
    expect((await post(desk.buyer, paused, ['pause', { reason: ' ' }])).statusCode).toBe(422);
  });

  it('goes on with the deputy of whoever went on leave meanwhile', async () => {
    const deputy = await desk.company.employee({ name: 'Ким Елена Андреевна' });
    const id = await desk.draft();
    const paused = await pause(await desk.send(id));
    const leave = await desk.app.as(lawyer).post('/api/absences', {
      deputy_id: deputy.id,
      date_from: '2026-11-23',
      date_to: '2026-11-30',
      reason: 'vacation',
      transfer_open_tasks: true,
    });
    expect(leave.statusCode).toBe(201);
    await watch('2026-11-23T09:00');
    desk.app.setNow(at('2026-11-24T10:00'));
    await resume(paused);
    await watch('2026-11-24T10:05');
    expect((await desk.tasks(deputy)).map(({ on_behalf_of: whose }) => whose?.id)).toEqual([lawyer.id]);
    expect(await desk.tasks(lawyer)).toEqual([]);
  });

  it('leaves both steps in the journal of the document', async () => {
    const id = await desk.draft();
    await resume(await pause(await desk.send(id)));
    const lines = await desk.app.db
      .selectFrom('activity_logs')
      .select(['action', 'changes'])
      .where('entity_id', '=', id)
      .where('action', 'in', ['approval.paused', 'approval.resumed'])
      .orderBy('seq')
      .execute();
    expect(lines).toMatchObject([
      { action: 'approval.paused', changes: [{ label: 'Причина', new: REASON.reason }] },
      {
        action: 'approval.resumed',
        changes: [{ label: 'Срок этапа', new: formatMoment(at('2026-11-20T18:00')) }],
      },
    ]);
  });
});
