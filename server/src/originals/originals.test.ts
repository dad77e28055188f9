import type { Agreement, AgreementRow } from 'shared/contract/agreement/agreement';
import type { RegisterSummary } from 'shared/contract/list/register-summary';
import type { AddendumRow } from 'shared/contract/addendum/addendum';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { addendumsModule } from '../addendums/addendums-module';
import { dueDatesModule } from '../due-dates/due-dates-module';
import { notificationsModule } from '../notifications/notifications-module';
import { rolesModule } from '../roles/roles-module';
import { originalsModule } from './originals-module';
import { aTalker } from '../comments/talker.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';

let app: TestApp;
let company: Company;
let clerk: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [
      agreementsModule,
      addendumsModule,
      originalsModule,
      dueDatesModule,
      notificationsModule,
      rolesModule,
    ],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  clerk = await company.employee({ name: 'Дроздова Ольга Павловна' });
});
afterAll(() => app.close());

const signed = (given: Partial<Parameters<typeof anAgreement>[2]> = {}) =>
  anAgreement(app.db, company, {
    responsible_id: clerk.id,
    status: 'active',
    signing_method: 'paper',
    originals_status: 'sent',
    originals_sent_at: '2026-11-02',
    originals_due_at: '2026-11-16',
    ...given,
  });
const url = (id: number) => `/api/agreements/${String(id)}`;
const awaited = async () =>
  (await app.as(clerk).get('/api/agreements?filter[tab]=originals&sort=originals_due_at')).json<{
    data: AgreementRow[];
  }>().data;
const receive = (ids: number[], given: object, actor = clerk) =>
  app.as(actor).post('/api/originals/agreement/receive', { ids, ...given });

test('the tab shows the signed papers that have not come back, the longest awaited first, and counts them', async () => {
  const late = await signed({ originals_due_at: '2026-10-12' });
  const due = await signed();
  await signed({ originals_status: 'received', originals_received_at: '2026-11-10' });
  await signed({ signing_method: 'edi', originals_status: 'not_required', originals_due_at: null });
  await signed({ status: 'draft' });
  expect((await awaited()).map(({ id }) => id)).toEqual([late, due]);
  const summary = (await app.as(clerk).get('/api/agreements/summary')).json<RegisterSummary>();
  expect(summary.tabs.originals?.total).toBe(2);
});

test('whoever writes down that the original was sent is named beside it', async () => {
  const id = await signed({
    originals_status: 'not_required',
    originals_sent_at: null,
    originals_due_at: null,
  });
  const answer = await app.as(clerk).patch(url(id), {
    lock_version: 1,
    originals_status: 'sent',
    originals_sent_at: '2026-11-19',
    originals_due_at: '2026-12-03',
  });
  expect(answer.statusCode).toBe(200);
  const row = (await awaited()).find((each) => each.id === id);
  expect(row).toMatchObject({ originals_due_at: '2026-12-03', originals_sent_by_name: clerk.name });
});

test('several are received at once with their day and place; what cannot be is named with the reason', async () => {
  const ids = [await signed(), await signed({ status: 'expired' })];
  const draft = await signed({ status: 'draft' });
  const answer = await receive([...ids, draft], {
    received_at: '2026-11-20',
    storage_place: 'Шкаф 4, папка 12',
  });
  expect(answer.json()).toMatchObject({ updated: 2, refused: [{ id: draft }] });
  const card = (await app.as(clerk).get(url(ids[0] ?? 0))).json<Agreement>();
  expect(card).toMatchObject({
    originals_status: 'received',
    originals_received_at: '2026-11-20',
    storage_place: 'Шкаф 4, папка 12',
  });
  const early = await receive([await signed()], { received_at: '2026-11-21', storage_place: 'Шкаф 4' });
  expect(early.json<{ refused: { message: string }[] }>().refused[0]?.message).toContain('ещё не наступила');
});

test('a stranger, and whoever may only read, receives and writes off nothing', async () => {
  const reader = await company.employee({ permissions: ['agreements.read'] });
  const given = {
    ids: [await signed()],
    received_at: '2026-11-20',
    storage_place: 'Шкаф 4',
    reason: 'Утрачен',
  };
  for (const what of ['receive', 'write-off']) {
    const to = `/api/originals/agreement/${what}`;
    expect((await app.stranger.post(to, given)).statusCode).toBe(401);
    expect((await app.as(reader).post(to, given)).statusCode).toBe(403);
  }
  const clerkOfAddenda = await company.employee({ permissions: ['agreements.read', 'addendums.edit'] });
  expect(
    (await receive([1], { received_at: '2026-11-20', storage_place: 'Ш' }, clerkOfAddenda)).statusCode,
  ).toBe(403);
  const other = await app.as(clerk).post('/api/originals/counterparty/receive', {
    ids: [1],
    received_at: '2026-11-20',
    storage_place: 'Шкаф 4',
  });
  expect(other.statusCode).toBe(422);
});

test('an agreement that has ended, also put away, stays in the list until its paper comes or is written off', async () => {
  const ended = await Promise.all(
    (['completed', 'expired', 'terminated'] as const).map((status) =>
      signed({ status, archived_at: new Date('2026-11-10T09:00:00Z'), originals_due_at: '2024-02-01' }),
    ),
  );
  expect((await awaited()).map(({ id }) => id)).toEqual(expect.arrayContaining(ended));
  const [first = 0, second = 0, third = 0] = ended;
  const card = (await app.as(clerk).get(url(first))).json<Agreement>();
  expect(card.available_actions).toEqual(expect.arrayContaining(['receive-original', 'write-off-original']));
  expect(
    (
      await app.as(clerk).post(`${url(first)}/receive-original`, { lock_version: 1, date: '2026-11-20' })
    ).json(),
  ).toMatchObject({ errors: { storage_place: ['Это поле обязательно для заполнения'] } });
  await app.as(clerk).post(`${url(first)}/receive-original`, {
    lock_version: 1,
    date: '2026-11-20',
    storage_place: 'Короб 7',
  });
  const answer = await app
    .as(clerk)
    .post('/api/originals/agreement/write-off', { ids: [second], reason: 'Контрагент ликвидирован' });
  expect(answer.json()).toMatchObject({ updated: 1 });
  const left = (await awaited()).map(({ id }) => id);
  expect(left).toContain(third);
  expect(left).not.toContain(first);
  expect(left).not.toContain(second);
  expect((await app.as(clerk).get(url(second))).json<Agreement>()).toMatchObject({
    originals_status: 'written_off',
    originals_written_off_at: '2026-11-20',
    originals_written_off_reason: 'Контрагент ликвидирован',
    available_actions: expect.arrayContaining(['receive-original']) as string[],
  });
  const history = await app.as(clerk).get(`${url(second)}/history`);
  expect(history.json<{ data: ActivityLog[] }>().data[0]).toMatchObject({
    action_label: 'Списание оригинала договора',
    changes: expect.arrayContaining([
      expect.objectContaining({ label: 'Оригинал', old: 'Отправлен', new: 'Списан' }),
      expect.objectContaining({ label: 'Почему оригинал не вернётся', new: 'Контрагент ликвидирован' }),
    ]) as unknown,
  });
});

test('an original is not written off by typing, and what was written off is awaited again when that is typed', async () => {
  const id = await signed();
  const typed = (originals_status: string, lock_version: number) =>
    app.as(clerk).patch(url(id), { lock_version, originals_status });
  const refused = await typed('written_off', 1);
  expect(refused.json()).toMatchObject({
    errors: { originals_status: [expect.stringContaining('Списать')] },
  });
  const written = await app
    .as(clerk)
    .post(`${url(id)}/write-off-original`, { lock_version: 1, reason: 'Утрачен' });
  expect(written.statusCode).toBe(200);
  const back = await typed('sent', 2);
  // Its day has passed meanwhile.
  expect(back.json()).toMatchObject({ originals_status: 'overdue', originals_written_off_reason: null });
});

test('a paper is late from the day after its own, whether somebody wrote that down or not, until that day is put off', async () => {
  const late = await signed();
  const unsent = await signed({ originals_status: 'not_required', originals_sent_at: null });
  const inTime = await signed({ originals_due_at: '2026-11-20' });
  const here = await signed({ originals_status: 'received', originals_received_at: '2026-11-10' });
  const electronic = await signed({ signing_method: 'edi', originals_status: 'not_required' });
  const mistaken = await signed({ originals_status: 'overdue', originals_due_at: '2026-12-01' });
  await app.jobs.runScheduled('originals.daily');
  const cardOf = async (id: number) => (await app.as(clerk).get(url(id))).json<Agreement>();
  const states = await Promise.all(
    [late, unsent, inTime, here, electronic, mistaken].map(async (id) => (await cardOf(id)).originals_status),
  );
  expect(states).toEqual(['overdue', 'overdue', 'sent', 'received', 'not_required', 'sent']);
  expect((await cardOf(late)).lock_version).toBe(1);
  const found = await app.as(clerk).get('/api/agreements?filter[originals_status][]=overdue&per_page=100');
  expect(found.json<{ data: AgreementRow[] }>().data.map(({ id }) => id)).toEqual(
    expect.arrayContaining([late, unsent]),
  );
  const later = { lock_version: 1, originals_due_at: '2026-12-01' };
  expect((await app.as(clerk).patch(url(late), later)).json()).toMatchObject({ originals_status: 'sent' });
});

test('the paper that an agreement waited for brings it into force when its receipt is marked', async () => {
  const id = await signed({
    status: 'signed',
    activation_basis: 'original',
    start_date: '2026-11-01',
    signed_by_us_at: '2026-11-01',
    signed_by_them_at: '2026-11-02',
  });
  await receive([id], { received_at: '2026-11-20', storage_place: 'Шкаф 4' });
  expect((await app.as(clerk).get(url(id))).json<Agreement>().status).toBe('active');
});

describe('originals of addenda', () => {
  let agreementId: number;
  beforeAll(async () => {
    agreementId = await signed({ originals_status: 'received', originals_received_at: '2026-11-10' });
  });
  const path = (id: number) => `/api/addendums/${String(id)}`;
  let number = 0;
  const addendum = async (given: object = {}) => {
    number += 1;
    const { id } = await app.db
      .insertInto('addendums')
      .values({
        agreement_id: agreementId,
        number: String(number),
        title: 'О цене',
        responsible_id: clerk.id,
        status: 'effective',
        signing_method: 'paper',
        originals_status: 'sent',
        originals_sent_at: '2026-11-02',
        originals_due_at: '2026-11-16',
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const tab = async () =>
    (await app.as(clerk).get('/api/addendums?filter[tab]=originals&sort=originals_due_at')).json<{
      data: AddendumRow[];
    }>().data;

  test('the tab shows those whose paper has not come back, replaced ones too, and counts them', async () => {
    const late = await addendum({ originals_due_at: '2026-10-12', status: 'superseded' });
    const due = await addendum();
    await addendum({ originals_status: 'received', originals_received_at: '2026-11-10' });
    await addendum({ signing_method: 'edi', originals_status: 'not_required', originals_due_at: null });
    await addendum({ status: 'draft' });
    expect((await tab()).map(({ id }) => id)).toEqual([late, due]);
    const summary = (await app.as(clerk).get('/api/addendums/summary')).json<RegisterSummary>();
    expect(summary.tabs).toMatchObject({ all: { total: 5 }, originals: { total: 2 } });
    const nobody = await company.employee({ permissions: [] });
    expect((await app.stranger.get('/api/addendums/summary')).statusCode).toBe(401);
    expect((await app.as(nobody).get('/api/addendums/summary')).statusCode).toBe(403);
  });

  test('several are received at once, and the card and the journal tell of it', async () => {
    const ids = [await addendum(), await addendum({ status: 'signed' })];
    const given = { ids, received_at: '2026-11-19', storage_place: 'Шкаф 4, папка 12' };
    const answer = await app.as(clerk).post('/api/originals/addendum/receive', given);
    expect(answer.json()).toEqual({ updated: 2, refused: [] });
    expect((await app.as(clerk).get(path(ids[0] ?? 0))).json()).toMatchObject({
      originals_status: 'received',
      originals_received_at: '2026-11-19',
      storage_place: 'Шкаф 4, папка 12',
    });
    const history = await app.as(clerk).get(`${path(ids[0] ?? 0)}/history`);
    const [line] = history.json<{ data: ActivityLog[] }>().data;
    expect(line?.changes.filter((change) => change.new === '19.11.2026')).toHaveLength(1);
    expect(line).toMatchObject({
      action_label: 'Получение оригинала дополнительного соглашения',
      changes: expect.arrayContaining([
        expect.objectContaining({ label: 'Оригинал получен', new: '19.11.2026' }),
        expect.objectContaining({ label: 'Место хранения', new: 'Шкаф 4, папка 12' }),
      ]) as unknown,
    });
    const reader = await company.employee({ permissions: ['addendums.read', 'agreements.edit'] });
    expect((await app.as(reader).post('/api/originals/addendum/receive', given)).statusCode).toBe(403);
  });

  test('a paper that never comes is written off with its reason, from the card', async () => {
    const id = await addendum({ status: 'superseded' });
    const write = (body: object) => app.as(clerk).post(`${path(id)}/write-off-original`, body);
    expect((await write({ lock_version: 1 })).statusCode).toBe(422);
    expect((await write({ lock_version: 1, reason: 'Утрачен почтой' })).statusCode).toBe(200);
    expect((await tab()).map((row) => row.id)).not.toContain(id);
    expect((await write({ lock_version: 2, reason: 'Ещё раз' })).statusCode).toBe(409);
  });

  test('whoever answers for the addendum is reminded of a paper that has not come in time', async () => {
    const keeper = await aTalker(app.db, company, { permissions: ['agreements.read', 'addendums.read'] });
    const id = await addendum({ originals_due_at: '2026-11-19', responsible_id: keeper.id });
    await app.jobs.runScheduled('due-dates.remind');
    const told = await app.db
      .selectFrom('notifications')
      .select(['title', 'type', 'body'])
      .where('user_id', '=', keeper.id)
      .where('subject_type', '=', 'addendum')
      .where('subject_id', '=', id)
      .execute();
    expect(told).toMatchObject([
      {
        type: 'originals_overdue',
        body: expect.stringMatching(/^ДС №\u00a0\d+ О цене\. К договору Т-\d+\. /) as string,
      },
    ]);
  });
});

test('what is signed stays so when its paper comes, though nobody wrote down the days of the signatures', async () => {
  const given = { status: 'signed', activation_basis: 'original', signed_by_us_at: null } as const;
  const id = await signed({ ...given, start_date: '2027-01-01' });
  const begun = await signed({ ...given, start_date: '2026-11-01' });
  for (const one of [id, begun]) {
    const answer = await app.as(clerk).post(`${url(one)}/receive-original`, {
      lock_version: 1,
      date: '2026-11-20',
      storage_place: 'Архив, папка 3',
    });
    expect(answer.statusCode).toBe(200);
  }
  expect((await app.as(clerk).get(url(id))).json()).toMatchObject({ status: 'signed' });
  expect((await app.as(clerk).get(url(begun))).json()).toMatchObject({ status: 'active' });
});

test.each(['agreement', 'addendum'] as const)(
  'the sending of the paper of an %s is written down while it is being signed, once and not ahead',
  async (kind) => {
    const agreementId = await signed({ status: kind === 'agreement' ? 'on_signing' : 'active' });
    const unsent = { originals_status: 'not_required', originals_sent_at: null } as const;
    const paper = { ...unsent, originals_due_at: null, signing_method: 'paper' } as const;
    const on_signing = { ...paper, status: 'on_signing', responsible_id: clerk.id } as const;
    const id =
      kind === 'agreement'
        ? await signed(on_signing)
        : (
            await app.db
              .insertInto('addendums')
              .values({ ...on_signing, agreement_id: agreementId, number: '90', title: 'О цене' })
              .returning('id')
              .executeTakeFirstOrThrow()
          ).id;
    const path = `/api/${kind}s/${String(id)}`;
    const card = async () => (await app.as(clerk).get(path)).json<Agreement>();
    const send = async (date: string) =>
      app.as(clerk).post(`${path}/send-original`, { lock_version: (await card()).lock_version, date });
    expect((await card()).available_actions).toContain('send-original');
    expect((await send('2026-11-21')).json()).toMatchObject({
      errors: { date: ['Дата отправки ещё не наступила'] },
    });
    expect((await send('2026-11-19')).statusCode).toBe(200);
    expect(await card()).toMatchObject({
      status: 'on_signing',
      originals_status: 'sent',
      originals_sent_at: '2026-11-19',
      originals_due_at: '2026-12-03',
    });
    expect((await card()).available_actions).not.toContain('send-original');
    const reader = await company.employee({ permissions: ['agreements.read', 'addendums.read'] });
    expect((await app.as(reader).post(`${path}/send-original`, { lock_version: 2 })).statusCode).toBe(403);
    const history = await app.as(clerk).get(`${path}/history`);
    expect(history.json<{ data: ActivityLog[] }>().data[0]?.action_label).toMatch(/^Отправка оригинала /);
  },
);

test('what is signed by exchange of electronic documents has no paper to send', async () => {
  const electronic = { signing_method: 'edi', originals_status: 'not_required' } as const;
  const id = await signed({ ...electronic, status: 'on_signing', originals_sent_at: null });
  const { available_actions } = (await app.as(clerk).get(url(id))).json<Agreement>();
  expect(available_actions).not.toContain('send-original');
});
