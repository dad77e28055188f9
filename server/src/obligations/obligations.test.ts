import { sql } from 'kysely';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { aTalker } from '../comments/talker.builder';
import { aDebtor } from './debtor.builder';

let desk: Awaited<ReturnType<typeof aDebtor>>;
beforeAll(async () => {
  desk = await aDebtor();
});
afterAll(() => desk.app.close());

const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

test('who is calling comes first, then whether they may, then what they send', async () => {
  const { app, company, agreement, post } = desk;
  const id = await agreement();
  for (const url of [
    '/api/obligations',
    `/api/obligations/plan?document_type=agreement&document_id=${String(id)}`,
  ]) {
    expect((await app.stranger.get(url)).statusCode).toBe(401);
    const nobody = await company.employee({ permissions: [] });
    expect((await app.as(nobody).get(url)).statusCode).toBe(403);
  }
  for (const url of ['/api/obligations', '/api/obligations/schedule']) {
    expect((await app.stranger.post(url, {})).statusCode).toBe(401);
    const reader = await company.employee({ permissions: ['agreements.read'] });
    expect((await app.as(reader).post(url, {})).statusCode).toBe(403);
  }
  const ofAddenda = await company.employee({ permissions: ['agreements.read', 'addendums.edit'] });
  expect((await post(id, {}, ofAddenda)).statusCode).toBe(403);
  expect((await post(id, { title: '' })).statusCode).toBe(422);
});

test('a new obligation has its term moved to a working day and the responsible of its document', async () => {
  const id = await desk.agreement();
  const made = await desk.add(id, { due_day: '2026-11-21' });
  expect(made).toMatchObject({
    kind: 'payment',
    direction: 'ours',
    due_date: '2026-11-23',
    phase: 'due',
    sum: '300000.00',
    currency_code: 'RUB',
    responsible: { id: desk.lawyer.id },
    document: { type: 'agreement', id, url: `/agreements/${String(id)}?tab=obligations` },
    can: { edit: true, delete: true },
    available_actions: ['mark-done', 'waive'],
  });
});

test('what breaks a rule is refused under its field and makes nothing', async () => {
  const id = await desk.agreement();
  const other = await desk.add(await desk.agreement());
  const refused = async (given: object) => errorsOf(await desk.post(id, given));
  expect(await refused({ amount: null })).toHaveProperty('amount');
  expect(await refused({ amount: '0.00' })).toHaveProperty('amount');
  expect(await refused({ amount: null, percent: '0' })).toHaveProperty('percent');
  expect(await refused({ percent: '30' })).toHaveProperty('percent');
  expect(await refused({ due_day: null })).toHaveProperty('due_day');
  expect(await refused({ due_day: '2026-12-20', due_offset: 5 })).toHaveProperty('due_offset');
  expect(await refused({ due_base: 'obligation', due_day: null })).toHaveProperty('after_id');
  expect(await refused({ due_base: 'obligation', due_day: null, after_id: other.id })).toHaveProperty(
    'after_id',
  );
  expect(await refused({ responsible_id: 999_999 })).toHaveProperty('responsible_id');
  expect(await refused({ status: 'done' })).toHaveProperty('status');
  expect((await desk.plan(id)).data).toEqual([]);
});

test('a term after the signature appears when the document is signed, with nobody touching it', async () => {
  const id = await desk.agreement({ status: 'on_signing', signing_method: 'edi' });
  await sql`update agreements set status = 'draft' where id = ${id}`.execute(desk.app.db);
  const made = await desk.add(id, { due_base: 'signing', due_day: null, due_offset: 5 });
  expect(made.due_date).toBeNull();
  await sql`update agreements set status = 'on_signing' where id = ${id}`.execute(desk.app.db);
  for (const side of ['us', 'them']) {
    const url = `/api/agreements/${String(id)}`;
    const { lock_version } = (await desk.app.as(desk.lawyer).get(url)).json<{ lock_version: number }>();
    const signed = await desk.app
      .as(desk.lawyer)
      .post(`${url}/mark-signed`, { lock_version, side, date: '2026-11-18' });
    expect(signed.statusCode).toBe(200);
  }
  expect((await desk.read(made.id)).due_date).toBe('2026-11-25');
});

test('an obligation that waits for another one has its term when that is done, and loses it when that is not', async () => {
  const id = await desk.agreement();
  const act = await desk.add(id, { kind: 'act', direction: 'theirs', title: 'Акт за ноябрь', amount: null });
  const pay = await desk.add(id, { due_base: 'obligation', due_day: null, after_id: act.id, due_offset: 3 });
  expect(pay.due_date).toBeNull();
  const done = (await desk.act(act, 'mark-done', { date: '2026-11-19' })).json<Obligation>();
  expect(done).toMatchObject({ status: 'done', phase: 'done', done_at: '2026-11-19' });
  expect((await desk.read(pay.id)).due_date).toBe('2026-11-24');
  expect((await desk.act(done, 'reopen')).statusCode).toBe(200);
  expect((await desk.read(pay.id)).due_date).toBeNull();
  const loop = await desk.app.as(desk.lawyer).patch(desk.at(act.id), {
    lock_version: (await desk.read(act.id)).lock_version,
    due_base: 'obligation',
    due_day: null,
    after_id: pay.id,
  });
  expect(errorsOf(loop)).toHaveProperty('after_id');
});

test('what is paid in part stays open until the rest is paid', async () => {
  const made = await desk.add(await desk.agreement());
  const part = (
    await desk.act(made, 'mark-done', { date: '2026-11-20', amount: '100000.00' })
  ).json<Obligation>();
  expect(part).toMatchObject({ status: 'partially', done_amount: '100000.00' });
  const whole = (
    await desk.act(part, 'mark-done', { date: '2026-11-20', amount: '200000' })
  ).json<Obligation>();
  expect(whole).toMatchObject({ status: 'done', done_amount: '300000.00', available_actions: ['reopen'] });
  expect(errorsOf(await desk.act(made, 'mark-done', { date: '2026-11-21' }))).toBeDefined();
});

test('what was paid in parts is done on the day of the last of them, in whatever order they are written down', async () => {
  const id = await desk.agreement();
  const made = await desk.add(id);
  const next = await desk.add(id, {
    due_base: 'obligation',
    due_day: null,
    due_offset: 5,
    after_id: made.id,
  });
  const mark = async (date: string, amount: string) =>
    (await desk.act(await desk.read(made.id), 'mark-done', { date, amount })).json<Obligation>();
  await mark('2026-11-19', '100000.00');
  expect(await mark('2026-11-09', '200000.00')).toMatchObject({ status: 'done', done_at: '2026-11-19' });
  expect((await desk.read(next.id)).due_date).toBe('2026-11-26');
});

test('a day before the document and before its start is asked about', async () => {
  const id = await desk.agreement({ agreement_date: '2026-03-12', start_date: '2026-03-01' });
  const made = await desk.add(id);
  const asked = await desk.act(made, 'mark-done', { date: '2026-02-28' });
  expect(asked.statusCode).toBe(409);
  expect(errorsOf(asked).confirmed?.[0]).toMatch(/раньше даты документа.*01\.03\.2026.*Подтвердите/);
  const meant = await desk.act(made, 'mark-done', { date: '2026-02-28', confirmed: true });
  expect(meant.json()).toMatchObject({ status: 'done', done_at: '2026-02-28' });
  const other = await desk.add(id);
  expect((await desk.act(other, 'mark-done', { date: '2026-03-01' })).statusCode).toBe(200);
});

test('more than was owed is asked about, and what was paid before the sum fell stays paid', async () => {
  const made = await desk.add(await desk.agreement());
  const over = { date: '2026-11-20', amount: '3000000.00' };
  const asked = await desk.act(made, 'mark-done', over);
  expect(asked.statusCode).toBe(409);
  expect(errorsOf(asked)).toMatchObject({ confirmed: [expect.stringMatching(/^Вместе с этим исполнено 3/)] });
  expect((await desk.read(made.id)).lock_version).toBe(made.lock_version);
  const meant = (await desk.act(made, 'mark-done', { ...over, confirmed: true })).json<Obligation>();
  expect(meant).toMatchObject({ status: 'done', done_amount: '3000000.00' });
  const other = await desk.add(await desk.agreement());
  const part = { status: 'partially', done_amount: '400000.00' } as const;
  await desk.app.db.updateTable('obligations').set(part).where('id', '=', other.id).execute();
  const whole = await desk.act(await desk.read(other.id), 'mark-done', { date: '2026-11-20' });
  expect(whole.json<Obligation>()).toMatchObject({ status: 'done', done_amount: '400000.00' });
});

test('whoever is responsible marks it done without the right to change the document', async () => {
  const { company, app, actAs, at, add, agreement } = desk;
  const payer = await aTalker(app.db, company);
  const id = await agreement();
  const mine = await add(id, { responsible_id: payer.id });
  const notMine = await add(id);
  expect((await app.as(payer).get(at(mine.id))).json<Obligation>().available_actions).toEqual(['mark-done']);
  expect((await actAs(payer)(notMine, 'mark-done', { date: '2026-11-20' })).statusCode).toBe(403);
  expect((await actAs(payer)(mine, 'waive', { reason: 'Не нужно' })).statusCode).toBe(403);
  expect((await actAs(payer)(mine, 'mark-done', { date: '2026-11-20' })).statusCode).toBe(200);
});

test('whoever does not see the document cannot be made responsible for what is owed by it', async () => {
  const { company, app, post, add, agreement, at, lawyer } = desk;
  const stranger = await aTalker(app.db, company, { scope: 'own' });
  const rightless = await aTalker(app.db, company, { permissions: ['commercial_offers.read'] });
  const id = await agreement();
  for (const person of [stranger, rightless]) {
    const refused = errorsOf(await post(id, { responsible_id: person.id }));
    expect(refused.responsible_id?.[0]).toContain('не видит документ');
  }
  const made = await add(id);
  const body = { lock_version: made.lock_version, responsible_id: stranger.id };
  expect((await app.as(lawyer).patch(at(made.id), body)).statusCode).toBe(422);
  await sql`update agreements set curator_id = ${stranger.id} where id = ${id}`.execute(app.db);
  expect((await app.as(lawyer).patch(at(made.id), body)).statusCode).toBe(200);
});

test('the history of a document tells of its obligations, also of one that was taken away', async () => {
  const { app, lawyer, agreement, add, at } = desk;
  const id = await agreement();
  const made = await add(id, { title: 'Банковская гарантия' });
  const gone = await add(id, { title: 'Лишний платёж' });
  await app.as(lawyer).patch(at(made.id), { lock_version: made.lock_version, note: 'До 15 числа' });
  await app.as(lawyer).delete(`${at(gone.id)}?lock_version=${String(gone.lock_version)}`);
  const lines = async (query: string) =>
    (await app.as(lawyer).get(`/api/agreements/${String(id)}/history${query}`))
      .json<{ data: ActivityLog[] }>()
      .data.map(({ action_label, changes }) =>
        [action_label, ...changes.map((change) => change.old)].join(' '),
      );
  const told = await lines('?along=1');
  expect(told.some((line) => /^Изменение обязательства: Банковская гарантия\./.test(line))).toBe(true);
  expect(told[0]).toBe('Удаление обязательства Лишний платёж');
  expect(await lines('')).toEqual(['Удаление обязательства Лишний платёж']);
});

test('the history of an obligation tells the day on which it was met once', async () => {
  const { app, lawyer, agreement, add, actAs, at } = desk;
  const made = await add(await agreement());
  expect((await actAs(lawyer)(made, 'mark-done', { date: '2026-11-19' })).statusCode).toBe(200);
  const history = await app.as(lawyer).get(`${at(made.id)}/history`);
  const [line] = history.json<{ data: ActivityLog[] }>().data;
  const days = line?.changes.filter((change) => change.new === '19.11.2026').map(({ label }) => label);
  expect(days).toEqual(['Исполнено']);
});

test('an obligation is seen with its document and not otherwise', async () => {
  const { company, app, add, agreement, at } = desk;
  const made = await add(await agreement());
  const stranger = await company.employee({
    dataScope: 'own',
    permissions: ['agreements.read', 'agreements.edit'],
  });
  expect((await app.as(stranger).get(at(made.id))).statusCode).toBe(404);
  expect((await app.as(stranger).get('/api/obligations')).json<{ data: unknown[] }>().data).toEqual([]);
  expect((await desk.actAs(stranger)(made, 'waive', { reason: 'Нет' })).statusCode).toBe(404);
});

test('while a document is being approved what is owed by it does not change, and of a cancelled one never', async () => {
  const id = await desk.agreement();
  const made = await desk.add(id);
  const patch = () =>
    desk.app.as(desk.lawyer).patch(desk.at(made.id), { lock_version: made.lock_version, title: 'Иначе' });
  for (const status of ['on_approval', 'cancelled'] as const) {
    await sql`update agreements set status = ${status} where id = ${id}`.execute(desk.app.db);
    expect((await desk.post(id)).statusCode).toBe(423);
    expect((await patch()).statusCode).toBe(423);
    expect((await desk.plan(id)).can.add).toBe(false);
    const gone = await desk.app.as(desk.lawyer).delete(`${desk.at(made.id)}?lock_version=1`);
    expect(gone.statusCode).toBe(423);
  }
});

test('payments are compared with the amount, percents counted, what was waived and what others owe left out', async () => {
  const id = await desk.agreement();
  await desk.add(id, { amount: null, percent: '30', title: 'Аванс 30 %' });
  await desk.add(id, { amount: '500000.00', title: 'За поставку' });
  await desk.add(id, { direction: 'theirs', title: 'Возврат', amount: '5.00' });
  const waived = await desk.add(id, { amount: '200000.00' });
  await desk.act(waived, 'waive', { reason: 'Скидка' });
  const plan = await desk.plan(id);
  expect(plan.check).toEqual({ planned: '800000.00', amount: '1000000.00', difference: '-200000.00' });
  expect(plan.totals).toEqual({ open: 3, overdue: 0, done: 0 });
});

test('what is owed by an addendum stands with its agreement and is left out of the sum check', async () => {
  const id = await desk.agreement();
  const addendum = await desk.app.as(desk.lawyer).post('/api/addendums', {
    agreement_id: id,
    title: 'О доплате',
    kinds: ['price'],
    responsible_id: desk.lawyer.id,
  });
  const { id: addendumId } = addendum.json<{ id: number }>();
  await desk.app.as(desk.lawyer).post('/api/obligations', {
    ...desk.line({ title: 'Доплата' }),
    document_type: 'addendum',
    document_id: addendumId,
  });
  const plan = await desk.plan(id);
  expect(plan.data.map(({ document }) => document.type)).toEqual(['addendum']);
  expect(plan.check).toBeNull();
  expect((await desk.plan(addendumId, 'addendum')).data).toHaveLength(1);
});

test('a schedule comes whole or not at all, and a repeated request makes no second one', async () => {
  const id = await desk.agreement();
  const send = (lines: object[], key: string) =>
    desk.app
      .as(desk.lawyer)
      .post(
        '/api/obligations/schedule',
        { document_type: 'agreement', document_id: id, lines },
        { 'idempotency-key': key },
      );
  const bad = await send([desk.line(), desk.line({ due_day: null })], 'a1b2c3d4-0000-4000-8000-000000000001');
  expect(errorsOf(bad)).toHaveProperty(['lines.1.due_day']);
  expect((await desk.plan(id)).data).toEqual([]);
  const lines = [desk.line(), desk.line({ title: 'Остаток', amount: '700000.00' })];
  for (let time = 0; time < 2; time += 1) {
    expect((await send(lines, 'a1b2c3d4-0000-4000-8000-000000000002')).statusCode).toBe(201);
  }
  expect((await desk.plan(id)).data).toHaveLength(2);
});

test('the journal tells of it in words, and stale versions are refused with the present card', async () => {
  const made = await desk.add(await desk.agreement());
  const patch = (version: number) =>
    desk.app.as(desk.lawyer).patch(desk.at(made.id), { lock_version: version, due_day: '2026-12-15' });
  expect((await patch(made.lock_version)).json<Obligation>().due_date).toBe('2026-12-15');
  expect((await patch(made.lock_version)).statusCode).toBe(409);
  const history = await desk.app.as(desk.lawyer).get(`${desk.at(made.id)}/history`);
  const [line] = history.json<{ data: ActivityLog[] }>().data;
  expect(line).toMatchObject({ action_label: 'Изменение обязательства' });
  expect(line?.changes.map(({ label }) => label)).toEqual(['Дата', 'Срок']);
});

test('what is overdue is found by its phase', async () => {
  const id = await desk.agreement();
  const late = await desk.add(id, { due_day: '2026-11-19', title: 'Просроченный платёж' });
  const query = `filter[phase]=overdue&filter[document_id]=${String(id)}`;
  const found = (await desk.app.as(desk.lawyer).get(`/api/obligations?${query}`)).json<{
    data: Obligation[];
  }>();
  expect(found.data.map(({ id: foundId, phase }) => [foundId, phase])).toEqual([[late.id, 'overdue']]);
});

test('its terms and its document are also understood by the names of the domain reference', async () => {
  const id = await desk.agreement();
  const made = await desk.app.as(desk.lawyer).post('/api/obligations', {
    agreement_id: id,
    title: 'Аванс',
    amount: '100',
    due_rule: { base: 'date', offset: 0, unit: 'calendar' },
    due_date: '2026-12-20',
    shift_rule: 'none',
    responsible_id: desk.lawyer.id,
  });
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    {
      document: { type: 'agreement', id },
      due_date: '2026-12-20',
      due_unit: 'calendar',
      shift_rule: 'none',
      depends_on_id: null,
      responsible_id: desk.lawyer.id,
    },
  ]);
  const { id: first, lock_version } = made.json<Obligation>();
  const url = `/api/obligations/${String(first)}`;
  const moved = await desk.app.as(desk.lawyer).patch(url, { lock_version, due_rule: { unit: 'working' } });
  expect(moved.json<Obligation>().due_unit).toBe('working');
  const strange = { lock_version: lock_version + 1, due_rule: { since: 'date' } };
  expect(errorsOf(await desk.app.as(desk.lawyer).patch(url, strange))).toHaveProperty(['due_rule.since']);
  const text = { lock_version: lock_version + 1, due_rule: 'завтра' };
  expect(errorsOf(await desk.app.as(desk.lawyer).patch(url, text))).toHaveProperty('due_rule');
});

test('a line of the journal about an obligation leads to it in the card of its document', async () => {
  const id = await desk.agreement();
  const kept = await desk.add(id);
  const gone = await desk.add(id, { title: 'Снятое' });
  await desk.app.as(desk.lawyer).delete(desk.at(gone.id), { lock_version: gone.lock_version });
  const auditor = await desk.company.employee({
    permissions: ['activity_logs.read', 'agreements.read'],
    dataScope: 'all',
  });
  const { data } = (
    await desk.app.as(auditor).get('/api/activity-logs?filter[entity_type]=obligation&per_page=50')
  ).json<{ data: { entity_id: number; entity_url: string | null }[] }>();
  const urlsOf = (of: number) => data.flatMap((line) => (line.entity_id === of ? [line.entity_url] : []));
  expect(urlsOf(kept.id)).toEqual([`/agreements/${String(id)}?tab=obligations`]);
  expect(urlsOf(gone.id)).toEqual([null, null]);
});

test('whoever keeps obligations changes those of agreements they read, and nothing of the agreement', async () => {
  const { app, company, agreement, post, actAs } = desk;
  const id = await agreement();
  const keeper = await company.employee({ permissions: ['agreements.read', 'obligations.manage'] });
  const made = (await post(id, {}, keeper)).json<Obligation>();
  expect(made).toMatchObject({
    can: { edit: true, delete: true },
    available_actions: ['mark-done', 'waive'],
  });
  expect((await actAs(keeper)(made, 'waive', { reason: 'Не нужно' })).statusCode).toBe(200);
  const card = (await app.as(keeper).get(`/api/agreements/${String(id)}`)).json<{ lock_version: number }>();
  expect(card).toMatchObject({
    can: { edit: false, edit_service: false, upload: false },
    available_actions: [],
  });
  const change = { title: 'Другой', lock_version: card.lock_version };
  expect((await app.as(keeper).patch(`/api/agreements/${String(id)}`, change)).statusCode).toBe(403);
  const blind = await company.employee({ permissions: ['obligations.manage'] });
  expect((await post(id, {}, blind)).statusCode).toBe(403);
  const far = await company.employee({
    permissions: ['agreements.read', 'obligations.manage'],
    dataScope: 'own',
  });
  expect((await post(id, {}, far)).statusCode).toBe(404);
});
