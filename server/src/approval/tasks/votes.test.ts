import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import { pdf } from '../../files/upload.builder';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk, NOW, stageOf } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;
let finance: Actor;
let director: Actor;

beforeAll(async () => {
  desk = await aDesk();
  const { company } = desk;
  lawyer = await company.employee({ name: 'Соколова Мария Дмитриевна', dataScope: 'own' });
  finance = await company.employee({ name: 'Белов Андрей Викторович', dataScope: 'own' });
  director = await company.employee({ name: 'Орешкин Виктор Ильич', dataScope: 'own' });
  await desk.template([
    stageOf([lawyer, finance], { name: 'Экспертиза', deadline_value: 8 }),
    stageOf([director], { name: 'Директор', deadline_value: 1, deadline_unit: 'working_days' }),
  ]);
});
beforeEach(() => desk.app.setNow(NOW));
afterAll(() => desk.app.close());

const message = (answer: { json: <T>() => T }) => answer.json<{ message: string }>().message;
const statuses = ({ stages }: ApprovalChain) => stages.map(({ status }) => status);
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('an agreement sent for approval', () => {
  it('asks the first stage at once and the later ones in their turn, and is approved by the last', async () => {
    const id = await desk.draft();
    const sent = await desk.send(id);
    expect(statuses(sent)).toEqual(['active', 'waiting']);
    expect(sent.waiting_for.map(({ full_name: name }) => name)).toEqual([lawyer.name, finance.name]);
    expect(sent.stages[0]?.due_at).toBe('2026-11-20T15:00:00.000Z');
    expect(await desk.tasks(director)).toEqual([]);
    expect(await desk.tasks(lawyer)).toMatchObject(
      [
        {
          document: { kind: 'agreement', id, url: `/agreements/${String(id)}` },
          minutes_left: 480,
          decisions: [],
        },
      ].map(({ decisions: _, ...task }) => task),
    );
    expect((await desk.vote(lawyer, 'approve')).statusCode).toBe(200);
    expect((await desk.vote(finance, 'approve')).statusCode).toBe(200);
    expect((await desk.vote(director, 'approve')).statusCode).toBe(200);
    expect(await desk.card(id)).toMatchObject({ status: 'approved' });
    expect(await desk.chain(id)).toMatchObject({ status: 'passed', stage: null, waiting_for: [] });
    expect(await desk.tasks(lawyer, '&filter[tab]=done')).toMatchObject([{ vote: { decision: 'approve' } }]);
  });

  it('is closed for changes, and its text for new versions', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const { lock_version } = await desk.card(id);
    const url = `/api/agreements/${String(id)}`;
    const changed = await desk.app.as(desk.buyer).patch(url, { lock_version, amount: '2000.00' });
    expect(changed.statusCode).toBe(423);
    await expect(desk.upload(id, { content: pdf('other') })).rejects.toThrow('423');
    const { sha256 } = (await desk.chain(id)).file ?? {};
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    await desk.vote(lawyer, 'return', { remark: 'Исправьте пункт 4.2' });
  });

  it('comes back with a remark, and only those whose terms changed are asked again', async () => {
    const stages = [
      stageOf([lawyer], { name: 'Юристы', reset_on: 'content', deadline_value: 2 }),
      stageOf([finance], {
        name: 'Финансы',
        reset_on: 'fields',
        reset_fields: ['amount', 'vat_rate'],
        deadline_value: 4,
      }),
      stageOf([director], { name: 'Директор', deadline_value: 3 }),
    ];
    await desk.template(stages, { priority: 1, conditions: { amount_min: '5000.00' } });
    const id = await desk.draft({ amount: '7000.00' });
    await desk.send(id);
    await desk.vote(lawyer, 'approve');
    await desk.vote(finance, 'approve');
    const refused = await desk.vote(director, 'return');
    expect(refused.statusCode).toBe(422);
    await desk.vote(director, 'return', { remarks: [{ text: 'Срок оплаты велик', clause_ref: 'п. 4.2' }] });
    const returned = await desk.card(id);
    expect(returned).toMatchObject({ status: 'rework', status_reason: 'Срок оплаты велик' });
    await desk.app.as(desk.buyer).patch(`/api/agreements/${String(id)}`, {
      lock_version: returned.lock_version,
      payment_terms: 'В течение 5 дней',
    });
    await desk.upload(id, { content: pdf('mended') });
    const ahead = `/api/approval-chains/preview?kind=agreement&id=${String(id)}`;
    // Ten in the morning in Moscow; whose approval stands takes no time.
    expect((await desk.app.as(desk.buyer).get(ahead)).json()).toMatchObject({
      stages: [
        { due_at: '2026-11-20T09:00:00.000Z', seats: [{ kept: null }] },
        { due_at: null, seats: [{ kept: { round: 1 } }] },
        { due_at: '2026-11-20T12:00:00.000Z' },
      ],
      due_at: '2026-11-20T12:00:00.000Z',
    });
    const second = await desk.send(id);
    expect(second).toMatchObject({ round: 2, status: 'running' });
    expect(second.waiting_for.map(({ full_name: name }) => name)).toEqual([lawyer.name]);
    expect(second.stages[1]?.tasks).toMatchObject([
      { status: 'done', vote: null, kept: { round: 1, file_version: 1, vote: { decision: 'approve' } } },
    ]);
    const [task] = await desk.tasks(lawyer);
    expect(task?.changes).toMatchObject({
      round: 1,
      is_file_changed: true,
      fields: [{ label: 'Порядок оплаты', old: 'В течение 10 дней', new: 'В течение 5 дней' }],
    });
    expect(task?.changes?.unchanged).toContain('Контрагент');
    await desk.vote(lawyer, 'approve');
    expect(statuses(await desk.chain(id))).toEqual(['passed', 'passed', 'active']);
    // What was decided on since has not changed after that decision.
    const decided = await desk.tasks(lawyer, '&filter[tab]=done');
    const ofIt = decided.filter(({ document }) => document.id === id);
    expect(ofIt.map(({ changes }) => changes)).toEqual([null, null]);
    await desk.vote(director, 'approve');
    expect(await desk.card(id)).toMatchObject({ status: 'approved' });
  });

  it('is void when what was approved is reworked, and asks nobody when nothing was changed', async () => {
    const id = await desk.draft();
    await desk.send(id);
    for (const person of [lawyer, finance, director]) await desk.vote(person, 'approve');
    const { lock_version } = await desk.card(id);
    const url = `/api/agreements/${String(id)}/return-to-rework`;
    await desk.app.as(desk.buyer).post(url, { lock_version, reason: 'Проверить реквизиты' });
    expect(await desk.chain(id)).toMatchObject({ status: 'reset' });
    expect(await desk.send(id)).toMatchObject({ round: 2, status: 'passed' });
    expect(await desk.card(id)).toMatchObject({ status: 'approved' });
  });
});

describe('a decision', () => {
  it('is put down with the person, the text, the terms and the address it came from', async () => {
    const id = await desk.draft();
    const { content_hash: hash, file } = await desk.send(id);
    await desk.vote(lawyer, 'approve_with_remarks', {
      remark: 'Согласен, но проверьте пеню',
      content_hash: hash,
    });
    const row = await desk.app.db
      .selectFrom('approval_votes')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      user_id: lawyer.id,
      decision: 'approve_with_remarks',
      content_hash: hash,
      document_version_id: file?.version_id,
      ip: '127.0.0.1',
    });
    const tampered = desk.app.db
      .updateTable('approval_votes')
      .set({ decision: 'reject' })
      .where('id', '=', row.id);
    await expect(tampered.execute()).rejects.toThrow('a vote is not changed');
    await expect(
      desk.app.db.deleteFrom('approval_votes').where('id', '=', row.id).execute(),
    ).rejects.toThrow();
    await desk.vote(finance, 'return', { remark: 'Нет' });
  });

  it('sent twice at once counts once, and another one beside it is refused', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const [task] = await desk.tasks(lawyer);
    const url = `/api/approval-tasks/${String(task?.id)}/vote`;
    const as = desk.app.as(lawyer);
    const answers = await Promise.all([
      as.post(url, { decision: 'approve' }),
      as.post(url, { decision: 'approve' }),
      as.post(url, { decision: 'return', remark: 'Нет' }),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(codes);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late && message(late)).toMatch(/Вы уже решили|уже вернули/);
    const votes = await desk.app.db
      .selectFrom('approval_votes')
      .select('id')
      .where('task_id', '=', task?.id ?? 0)
      .execute();
    expect(votes).toHaveLength(1);
  });

  it('on what was just taken back is refused and says so', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const [task] = (await desk.tasks(lawyer)).filter(({ document }) => document.id === id);
    const { lock_version } = await desk.card(id);
    const recalled = await desk.app
      .as(desk.buyer)
      .post(`/api/agreements/${String(id)}/recall`, { lock_version, reason: 'Ошибка в сумме' });
    expect(recalled.json()).toMatchObject({ status: 'draft' });
    const answer = await desk.app
      .as(lawyer)
      .post(`/api/approval-tasks/${String(task?.id)}/vote`, { decision: 'approve' });
    expect(answer.statusCode).toBe(409);
    expect(message(answer)).toBe('Согласование отозвано, решение больше не требуется');
    expect(await desk.chain(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'Ошибка в сумме' });
  });

  it('belongs to whoever is asked, and to whoever may decide at all', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const [task] = (await desk.tasks(lawyer)).filter(({ document }) => document.id === id);
    const url = `/api/approval-tasks/${String(task?.id)}/vote`;
    expect((await desk.app.stranger.post(url, { decision: 'approve' })).statusCode).toBe(401);
    const silent = { ...lawyer, permissions: new Set(['agreements.read'] as const) };
    expect((await desk.app.as(silent).post(url, { decision: 'approve' })).statusCode).toBe(403);
    expect((await desk.app.as(finance).post(url, { decision: 'approve' })).statusCode).toBe(403);
    const outsider = await desk.company.employee({ dataScope: 'own' });
    expect((await desk.app.as(outsider).post(url, { decision: 'approve' })).statusCode).toBe(404);
  });

  it('about another text than the one that was read is refused', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const [task] = (await desk.tasks(lawyer)).filter(({ document }) => document.id === id);
    const url = `/api/approval-tasks/${String(task?.id)}/vote`;
    const body = { decision: 'approve', content_hash: '0'.repeat(64) };
    expect((await desk.app.as(lawyer).post(url, body)).statusCode).toBe(409);
  });

  it('never makes an approval pass for terms that were changed past the locks', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const vote = async (person: Actor) => {
      const [task] = (await desk.tasks(person)).filter(({ document }) => document.id === id);
      await desk.app.as(person).post(`/api/approval-tasks/${String(task?.id)}/vote`, { decision: 'approve' });
    };
    await vote(lawyer);
    await vote(finance);
    await desk.app.db.updateTable('agreements').set({ amount: '999999.00' }).where('id', '=', id).execute();
    await vote(director);
    const card = await desk.card(id);
    expect(card.status).toBe('rework');
    expect(card.status_reason).toContain('изменились после отправки');
  });

  it('is never dated before an earlier one of its round, though the clock was set back between them', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const voteOf = async (actor: Actor) => {
      const [task] = (await desk.tasks(actor)).filter(({ document }) => document.id === id);
      const url = `/api/approval-tasks/${String(task?.id)}`;
      await desk.app.as(actor).post(`${url}/vote`, { decision: 'approve' });
      return (await desk.app.as(actor).get(url)).json<NonNullable<typeof task>>().vote?.created_at;
    };
    desk.app.setNow(at(30));
    expect(await voteOf(lawyer)).toBe(at(30).toISOString());
    desk.app.setNow(at(5));
    expect(await voteOf(finance)).toBe(at(30).toISOString());
    const { stages } = await desk.chain(id);
    expect(stages).toMatchObject([
      { finished_at: at(30).toISOString() },
      { started_at: at(30).toISOString(), due_at: '2026-11-23T15:00:00.000Z' },
    ]);
  });

  it('is offered back to whoever gave it for as long as it would be taken', async () => {
    const conditions = { amount_min: '71.00', amount_max: '72.00' };
    const stages = [[lawyer], [finance], [director]].map((people) => stageOf(people));
    await desk.template(stages, { priority: 1, conditions });
    const id = await desk.draft({ amount: '71.00' });
    await desk.send(id);
    const approve = async (actor: Actor) => {
      const [task] = (await desk.tasks(actor)).filter(({ document }) => document.id === id);
      await desk.app.as(actor).post(`/api/approval-tasks/${String(task?.id)}/vote`, { decision: 'approve' });
    };
    const offered = async () => {
      const latest = `/api/approval-chains/latest?kind=agreement&id=${String(id)}`;
      const { data } = (await desk.app.as(lawyer).get(latest)).json<{ data: ApprovalChain }>();
      const [task] = (await desk.tasks(lawyer, '&filter[tab]=done')).filter(
        ({ document }) => document.id === id,
      );
      const until = task?.revocable_until ?? null;
      return [data.stages[0]?.tasks[0]?.can.revoke, task?.can.revoke, until !== null];
    };
    await approve(lawyer);
    expect(await offered()).toEqual([true, true, true]);
    for (const minutes of [-5, 11]) {
      desk.app.setNow(at(minutes));
      expect(await offered()).toEqual([false, false, false]);
    }
    desk.app.setNow(at(2));
    expect(await offered()).toEqual([true, true, true]);
    await approve(finance);
    expect(await offered()).toEqual([false, false, false]);
  });

  it('is taken back within ten minutes, and not when the clock went back or others have followed', async () => {
    const id = await desk.draft();
    await desk.send(id);
    const [task] = (await desk.tasks(lawyer)).filter(({ document }) => document.id === id);
    const url = (action: string) => `/api/approval-tasks/${String(task?.id)}/${action}`;
    const as = desk.app.as(lawyer);
    await as.post(url('vote'), { decision: 'approve' });
    const revoke = () => as.post(url('revoke'), { reason: 'Не тот файл' });
    desk.app.setNow(at(-5));
    expect(message(await revoke())).toContain('Время на сервере раньше');
    desk.app.setNow(at(11));
    expect(message(await revoke())).toContain('в течение 10 минут');
    desk.app.setNow(at(9));
    const back = await revoke();
    expect(back.json()).toMatchObject({ status: 'pending', vote: null, due_at: '2026-11-20T15:00:00.000Z' });
    desk.app.setNow(at(-60));
    await as.post(url('vote'), { decision: 'approve' });
    const { vote } = (await as.get(`/api/approval-tasks/${String(task?.id)}`)).json<typeof task & object>();
    expect(vote?.created_at).toBe(at(9).toISOString());
    desk.app.setNow(NOW);
    const [other] = (await desk.tasks(finance)).filter(({ document }) => document.id === id);
    await desk.app
      .as(finance)
      .post(`/api/approval-tasks/${String(other?.id)}/vote`, { decision: 'return', remark: 'Нет' });
    expect((await revoke()).statusCode).toBe(409);
  });
});
