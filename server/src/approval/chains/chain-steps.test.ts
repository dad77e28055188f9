import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let other: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  finance = await desk.company.employee({ name: 'Белов Андрей Викторович' });
  other = await desk.company.employee({ name: 'Власов Игорь Олегович', dataScope: 'own' });
  await desk.template([stageOf([lawyer]), stageOf([finance], { name: 'Финансы' })]);
});
afterAll(() => desk.app.close());

const without = (name: PermissionName) =>
  desk.company.employee({
    permissions: PERMISSIONS.map((right) => right.name).filter((each) => each !== name),
  });
const url = (chain: ApprovalChain, step = '') => `/api/approval-chains/${String(chain.id)}${step}`;

describe('a step with an approval', () => {
  it.each([
    ['patch', '', 'approval_chains.edit'],
    ['delete', '', 'approval_chains.delete'],
    ['post', '/finish', 'approval_chains.edit'],
  ] as const)(
    'is closed to strangers and to those without the right (%s %s)',
    async (method, step, right) => {
      const chain = await desk.send(await desk.draft());
      const body = { lock_version: chain.lock_version, reason: 'Причина', outcome: 'passed' };
      expect((await desk.app.stranger[method](url(chain, step), body)).statusCode).toBe(401);
      const barred = await without(right);
      expect((await desk.app.as(barred)[method](url(chain, step), body)).statusCode).toBe(403);
    },
  );

  it('of sending and looking ahead needs its right', async () => {
    const barred = await without('approval_chains.create');
    const id = await desk.draft();
    const body = { kind: 'agreement', id, lock_version: 1 };
    const ahead = `/api/approval-chains/preview?kind=agreement&id=${String(id)}`;
    expect((await desk.app.stranger.post('/api/approval-chains', body)).statusCode).toBe(401);
    expect((await desk.app.as(barred).post('/api/approval-chains', body)).statusCode).toBe(403);
    expect((await desk.app.stranger.get(ahead)).statusCode).toBe(401);
    expect((await desk.app.as(barred).get(ahead)).statusCode).toBe(403);
    const unknown = await desk.app.as(desk.buyer).post('/api/approval-chains', { ...body, kind: 'invoice' });
    expect(unknown.statusCode).toBe(422);
  });

  it('tells of a stage that will ask nobody before its turn has come, and when it has', async () => {
    const [first, last] = [
      await desk.company.employee({ name: 'Первый Степан Ильич' }),
      await desk.company.employee({ name: 'Последний Захар Лукич' }),
    ];
    const stages = [
      stageOf([first]),
      stageOf([other], { name: 'Крупные', condition: { amount_min: '90000.00' } }),
      stageOf([last], { name: 'Финансы' }),
    ];
    const conditions = { amount_min: '7000.00', amount_max: '8000.00' };
    await desk.template(stages, { priority: 1, conditions });
    const id = await desk.draft({ amount: '7500.00' });
    const notes = ({ stages: shown }: ApprovalChain) => shown.map(({ note }) => note);
    const unmet = 'условие этапа не выполнено (сумма меньше 90\u00a0000\u00a0₽)';
    expect(notes(await desk.send(id))).toEqual([null, `Будет пропущен: ${unmet}`, null]);
    await desk.vote(first, 'approve');
    expect(notes(await desk.chain(id))).toEqual([null, `Пропущен: ${unmet}`, null]);
  });

  it('is found by its document: none before it was sent, the last round afterwards, none for whoever does not see it', async () => {
    const id = await desk.draft();
    const latest = `/api/approval-chains/latest?kind=agreement&id=${String(id)}`;
    expect((await desk.app.stranger.get(latest)).statusCode).toBe(401);
    expect((await desk.app.as(desk.buyer).get(latest)).json()).toEqual({ data: null });
    const chain = await desk.send(id);
    expect((await desk.app.as(desk.buyer).get(latest)).json()).toMatchObject({
      data: { id: chain.id, round: 1 },
    });
    expect((await desk.app.as(other).get(latest)).json()).toEqual({ data: null });
    expect((await desk.app.as(desk.buyer).get('/api/approval-chains/latest')).statusCode).toBe(422);
  });

  it('adds a person to the stage under way, who sees the document from then on', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    expect((await desk.app.as(other).get(`/api/agreements/${String(id)}`)).statusCode).toBe(404);
    const body = { lock_version: chain.lock_version, user_id: other.id };
    const added = await desk.app.as(lawyer).post(url(chain, '/add-participant'), body);
    expect(added.json<ApprovalChain>().waiting_for).toHaveLength(2);
    expect((await desk.app.as(other).get(`/api/agreements/${String(id)}`)).statusCode).toBe(200);
    expect((await desk.app.as(lawyer).post(url(chain, '/add-participant'), body)).statusCode).toBe(409);
    const again = { ...body, lock_version: added.json<ApprovalChain>().lock_version };
    expect((await desk.app.as(lawyer).post(url(chain, '/add-participant'), again)).statusCode).toBe(422);
  });

  it('forwards a decision to another, and not to the one who sent the document', async () => {
    const chain = await desk.send(await desk.draft());
    const [task] = chain.stages[0]?.tasks ?? [];
    const forward = (user_id: number) =>
      desk.app.as(lawyer).post(`/api/approval-tasks/${String(task?.id)}/forward`, { user_id });
    expect((await forward(desk.buyer.id)).statusCode).toBe(422);
    const moved = (await forward(finance.id)).json<ApprovalChain>();
    expect(moved.stages[0]?.tasks).toMatchObject([
      { status: 'forwarded' },
      { source: 'forwarded', status: 'pending' },
    ]);
    const inbox = await desk.app.as(finance).get('/api/approval-tasks?filter[tab]=waiting');
    const taken = inbox.json<{ data: ApprovalTask[] }>().data.find(({ chain_id: id }) => id === chain.id);
    // Nobody is stood in for: what they decide is their own.
    expect(taken).toMatchObject({ on_behalf_of: null, seats: [{ on_behalf_of: null }] });
    expect((await forward(other.id)).statusCode).toBe(409);
  });

  it('moves a deadline, never into the past and by no more than a year', async () => {
    const chain = await desk.send(await desk.draft());
    const stageId = chain.stages[0]?.id;
    const patch = (moment: string) =>
      desk.app
        .as(lawyer)
        .patch(url(chain), { lock_version: chain.lock_version, due_at: { stage_id: stageId, moment } });
    for (const moment of ['2026-11-19T10:00:00Z', '2028-11-20T10:00:00Z', '9999-12-31T00:00:00Z'])
      expect((await patch(moment)).statusCode).toBe(422);
    const moved = (await patch('2026-11-27T10:00:00Z')).json<ApprovalChain>();
    expect(moved.stages[0]?.tasks[0]?.due_at).toBe('2026-11-27T10:00:00.000Z');
  });

  it('takes the term of the stage under way as the whole that may be said of it, too', async () => {
    const chain = await desk.send(await desk.draft());
    const put = (actor: Actor, body: object) => desk.app.as(actor).put(url(chain), body);
    const whole = { lock_version: chain.lock_version, due_at: '2026-11-26T10:00:00Z' };
    expect((await put(await without('approval_chains.edit'), whole)).statusCode).toBe(403);
    expect((await put(lawyer, { lock_version: chain.lock_version })).statusCode).toBe(422);
    const moved = (await put(lawyer, whole)).json<ApprovalChain>();
    expect(moved.stages.map(({ due_at: due }) => due)).toEqual(['2026-11-26T10:00:00.000Z', null]);
    const stale = await put(lawyer, whole);
    expect(stale.statusCode).toBe(409);
    expect(stale.json<{ current: ApprovalChain }>().current).toMatchObject({
      id: chain.id,
      lock_version: moved.lock_version,
    });
    const part = { lock_version: moved.lock_version, due_at: '2026-11-25T10:00:00Z' };
    const again = (await desk.app.as(lawyer).patch(url(chain), part)).json<ApprovalChain>();
    expect(again.stages[0]?.due_at).toBe('2026-11-25T10:00:00.000Z');
    expect(again.due_at).toBeNull();
    const [task] = again.stages[0]?.tasks ?? [];
    const vote = `/api/approval-tasks/${String(task?.id)}/vote`;
    expect((await desk.app.as(lawyer).post(vote, { decision: 'approve' })).statusCode).toBe(200);
    // No stage comes after this one: the round has as long.
    const last = (await desk.app.as(lawyer).get(url(chain))).json<ApprovalChain>();
    const end = await put(lawyer, { lock_version: last.lock_version, due_at: '2026-11-30T10:00:00Z' });
    expect(end.json<ApprovalChain>().due_at).toBe('2026-11-30T10:00:00.000Z');
  });

  it('names who decided and for whom by number as well, and what can be done with it', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    expect(chain.available_actions).toEqual(['recall', 'finish', 'add-participant', 'pause']);
    const task = chain.stages[0]?.tasks[0]?.id;
    const voted = await desk.app
      .as(lawyer)
      .post(`/api/approval-tasks/${String(task)}/vote`, { decision: 'approve' });
    expect(voted.statusCode).toBe(200);
    const told = (await desk.app.as(desk.buyer).get(url(chain))).json<ApprovalChain>();
    expect(told).toMatchObject({
      template_version: 1,
      document_version_id: told.file?.version_id,
      stages: [
        {
          tasks: [
            {
              assignee_id: lawyer.id,
              original_assignee_id: null,
              stage_id: told.stages[0]?.id,
              vote: { user_id: lawyer.id, on_behalf_of_id: null, document_version_id: told.file?.version_id },
            },
          ],
        },
        {},
      ],
    });
  });

  it('ends it without a decision as is said, and the document goes there', async () => {
    for (const [outcome, status] of [
      ['passed', 'approved'],
      ['returned', 'rework'],
      ['rejected', 'rejected'],
    ]) {
      const id = await desk.draft();
      const chain = await desk.send(id);
      const body = { lock_version: chain.lock_version, outcome, reason: 'Решение совета' };
      expect((await desk.app.as(lawyer).post(url(chain, '/finish'), body)).statusCode).toBe(200);
      expect(await desk.card(id)).toMatchObject({ status });
      expect(await desk.chain(id)).toMatchObject({
        result_comment: `Завершено без решений участников (${lawyer.name}): Решение совета`,
      });
    }
  });

  it('calls what was said with it in the journal a reason, and what was said with an approval a remark', async () => {
    const said = async (id: number) => {
      const history = await desk.app.as(desk.buyer).get(`/api/agreements/${String(id)}/history`);
      const lines = history.json<{ data: ActivityLog[] }>().data;
      const passed = lines.find(({ action }) => action === 'agreement.passed');
      return passed?.changes.filter(({ field }) => field !== 'status').map((each) => [each.label, each.new]);
    };
    const ended = await desk.draft();
    const chain = await desk.send(ended);
    const body = { lock_version: chain.lock_version, outcome: 'passed', reason: 'Решение совета' };
    expect((await desk.app.as(lawyer).post(url(chain, '/finish'), body)).statusCode).toBe(200);
    const words = `Завершено без решений участников (${lawyer.name}): Решение совета`;
    expect(await said(ended)).toEqual([['Причина', words]]);

    const decided = await desk.draft();
    await desk.send(decided);
    for (const each of [lawyer, finance]) {
      const task = (await desk.tasks(each)).find(({ document }) => document.id === decided);
      const vote = { decision: 'approve_with_remarks', remark: 'Уточнить' };
      await desk.app.as(each).post(`/api/approval-tasks/${String(task?.id)}/vote`, vote);
    }
    expect(await said(decided)).toEqual([['Замечание', 'Уточнить']]);
  });

  it('approves nothing without decisions for whoever has sent it, who may end it otherwise', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    const end = (outcome: string) =>
      desk.app
        .as(desk.buyer)
        .post(url(chain, '/finish'), { lock_version: chain.lock_version, outcome, reason: 'Срочно' });
    const refused = await end('passed');
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['outcome']);
    expect(await desk.card(id)).toMatchObject({ status: 'on_approval' });
    expect((await end('returned')).statusCode).toBe(200);
  });

  it('cancels it, and the document is a draft that can be sent anew', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    const body = { lock_version: chain.lock_version, reason: 'Сделка сорвалась' };
    expect((await desk.app.as(lawyer).delete(url(chain), body)).json()).toMatchObject({
      status: 'cancelled',
    });
    expect(await desk.card(id)).toMatchObject({ status: 'draft' });
    expect(await desk.send(id)).toMatchObject({ round: 2, status: 'running' });
  });

  it('takes the document back by whoever sent it, and by nobody else without the right', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    const body = { lock_version: chain.lock_version, reason: 'Ошибка' };
    const barred = await without('approval_chains.edit');
    expect((await desk.app.stranger.post(url(chain, '/recall'), body)).statusCode).toBe(401);
    expect((await desk.app.as(barred).post(url(chain, '/recall'), body)).statusCode).toBe(403);
    const taken = await desk.app.as(desk.buyer).post(url(chain, '/recall'), body);
    expect(taken.json()).toMatchObject({ status: 'cancelled', cancelled_by: { id: desk.buyer.id } });
    expect(await desk.card(id)).toMatchObject({ status: 'draft' });
  });
});

describe('the approval sheet', () => {
  it('proves who approved which file, and tells another file and another journal from them', async () => {
    const id = await desk.draft();
    const chain = await desk.send(id);
    const decide = async (person: Actor) => {
      const [task] = (await desk.tasks(person)).filter(({ document }) => document.id === id);
      await desk.app.as(person).post(`/api/approval-tasks/${String(task?.id)}/vote`, { decision: 'approve' });
    };
    await decide(lawyer);
    await decide(finance);
    const sheet = (await desk.app.as(desk.buyer).get(url(chain, '/sheet'))).json<ApprovalSheet>();
    expect(sheet).toMatchObject({ status: 'passed', rounds: [{ round: 1, file: { version: 1 } }] });
    expect(sheet.rounds[0]?.stages.flatMap(({ votes }) => votes.map(({ user }) => user.full_name))).toEqual([
      lawyer.name,
      finance.name,
    ]);
    const check = async (body: object) =>
      (await desk.app.as(other).post('/api/approval-sheets/check', { chain_id: chain.id, ...body }))
        .statusCode;
    expect(await check({})).toBe(404);
    const seen = async (body: object) =>
      (await desk.app.as(lawyer).post('/api/approval-sheets/check', { chain_id: chain.id, ...body })).json();
    const sha256 = sheet.rounds[0]?.file?.sha256;
    expect(await seen({ file_sha256: sha256, journal: sheet.journal })).toMatchObject({
      is_file_same: true,
      is_journal_same: true,
    });
    expect(
      await seen({ file_sha256: 'a'.repeat(64), journal: { seq: 1, hash: 'b'.repeat(64) } }),
    ).toMatchObject({
      is_file_same: false,
      is_journal_same: false,
    });
    expect((await desk.app.stranger.get(url(chain, '/sheet'))).statusCode).toBe(401);
  });
});

test('a document is also sent and found by the names of the domain reference', async () => {
  const id = await desk.draft();
  const named = { approvable_type: 'agreement', approvable_id: id };
  const sent = await desk.app.as(desk.buyer).post('/api/approval-chains', { ...named, lock_version: 1 });
  expect([sent.statusCode, sent.json()]).toMatchObject([201, { ...named, initiator_id: desk.buyer.id }]);
  const of = `filter[approvable_type]=agreement&filter[approvable_id]=${String(id)}`;
  const found = await desk.app.as(desk.buyer).get(`/api/approval-chains?${of}`);
  expect(found.json<{ data: ApprovalChain[] }>().data).toEqual([expect.objectContaining(named)]);
});
