import { sql } from 'kysely';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { AgreementAction } from 'shared/contract/agreement/agreement-status';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { DAILY_JOB } from '../agreements-day.service';
import { aCompany, anAgreement, type Company } from '../company.builder';
import { aVersion } from '../../files/version.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const act = (...[actor, id, action, body]: [Actor, number, AgreementAction | 'fly', object]) =>
  app.as(actor).post(`/api/agreements/${String(id)}/${action}`, body);

async function withFile(id: number, kind: 'draft' | 'scan'): Promise<void> {
  const { before } = await app.db
    .selectFrom('document_versions')
    .select((row) => row.fn.countAll<number>().as('before'))
    .where('documentable_id', '=', id)
    .executeTakeFirstOrThrow();
  await aVersion(app.db, { type: 'agreement', id, kind, version: before + 1, isCurrent: before === 0 });
}

const ready = () => ({
  responsible_id: lawyer.id,
  subject: 'Поставка кабеля',
  amount: '1000.00',
  vat_rate_id: company.rateId('vat22'),
  start_date: '2026-11-01',
  end_date: '2027-10-31',
  agreement_date: '2026-10-30',
  our_signatory_id: company.ourSignatoryId,
  their_signatory_id: company.theirSignatoryId,
});

const free = () => ({ ...ready(), agreement_type_id: company.typeId('З') });

test('a stranger is asked to log in, a reader is refused before the body is looked at', async () => {
  const reader = await company.employee({ permissions: ['agreements.read'] });
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  expect((await app.stranger.post(`/api/agreements/${String(id)}/cancel`, {})).statusCode).toBe(401);
  expect((await act(reader, id, 'cancel', { nonsense: 1 })).statusCode).toBe(403);
});

test('there is no such action', async () => {
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  expect((await act(lawyer, id, 'fly', { lock_version: 1 })).statusCode).toBe(404);
});

test('who takes the way round the approval is told the way of the document', async () => {
  const bound = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const unbound = await anAgreement(app.db, company, free());
  const round = await act(lawyer, bound, 'skip-approval', { lock_version: 1 });
  const sent = await act(lawyer, unbound, 'send-to-approval', { lock_version: 1 });
  expect([round.statusCode, sent.statusCode]).toEqual([409, 409]);
  expect(round.json<{ message: string }>().message).toMatch(/Отправьте его на согласование$/);
  expect(sent.json<{ message: string }>().message).toMatch(/Утвердите его без согласования$/);
});

test('an agreement without approval goes from draft to active', async () => {
  const id = await anAgreement(app.db, company, free());
  await withFile(id, 'draft');
  const draft = (await app.as(lawyer).get(`/api/agreements/${String(id)}`)).json<Agreement>();
  expect(draft.available_actions).toEqual(['skip-approval', 'cancel', 'archive', 'copy']);
  expect((await act(lawyer, id, 'skip-approval', { lock_version: 1 })).json<Agreement>().status).toBe(
    'approved',
  );
  const signing = (await act(lawyer, id, 'send-to-signing', { lock_version: 2 })).json<Agreement>();
  expect(signing).toMatchObject({ status: 'on_signing', number: '1/2026-З', originals_due_at: '2026-12-04' });
  await act(lawyer, id, 'mark-signed', { lock_version: 3, side: 'us', date: '2026-11-18' });
  const early = await act(lawyer, id, 'mark-signed', { lock_version: 4, side: 'them', date: '2026-11-19' });
  expect(early.json<{ errors: object }>().errors).toHaveProperty('document_version_id');
  await withFile(id, 'scan');
  const active = (
    await act(lawyer, id, 'mark-signed', { lock_version: 4, side: 'them', date: '2026-11-19' })
  ).json<Agreement>();
  expect(active).toMatchObject({
    status: 'active',
    signed_by_us_at: '2026-11-18',
    signed_by_them_at: '2026-11-19',
    lock_version: 5,
  });
});

test('what is sent to approval is complete; its file is frozen and its content locked', async () => {
  const bare = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const refused = await act(lawyer, bare, 'send-to-approval', { lock_version: 1 });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([
    'subject',
    'amount',
    'end_date',
    'files',
  ]);

  const id = await anAgreement(app.db, company, ready());
  await withFile(id, 'draft');
  const sent = (await act(lawyer, id, 'send-to-approval', { lock_version: 1 })).json<Agreement>();
  expect(sent).toMatchObject({ status: 'on_approval', available_actions: ['recall', 'cancel', 'copy'] });
  const frozen = await app.db
    .selectFrom('document_versions')
    .select('frozen_at')
    .where('documentable_id', '=', id)
    .execute();
  expect(frozen[0]?.frozen_at).not.toBeNull();
});

test('a blocked counterparty stops the agreement on its way', async () => {
  const id = await anAgreement(app.db, company, ready());
  await withFile(id, 'draft');
  await app.db
    .updateTable('counterparties')
    .set({ status: 'blocked' })
    .where('id', '=', company.counterpartyId)
    .execute();
  const refused = await act(lawyer, id, 'send-to-approval', { lock_version: 1 });
  await app.db
    .updateTable('counterparties')
    .set({ status: 'active' })
    .where('id', '=', company.counterpartyId)
    .execute();
  expect(refused.json<{ errors: object }>().errors).toHaveProperty('counterparty_id');
});

test('a number given by hand is passed over by the counter', async () => {
  await anAgreement(app.db, company, { ...free(), number: '2/2026-З' });
  const id = await anAgreement(app.db, company, { ...free(), status: 'approved' });
  expect((await act(lawyer, id, 'send-to-signing', { lock_version: 1 })).json<Agreement>().number).toBe(
    '3/2026-З',
  );
});

test('ten that are registered at once get ten numbers in a row', async () => {
  const ids = await Promise.all(
    Array.from({ length: 10 }, () =>
      anAgreement(app.db, company, {
        ...free(),
        agreement_date: '2025-05-05',
        vat_rate_id: company.rateId('vat20'),
        status: 'approved',
      }),
    ),
  );
  const answers = await Promise.all(ids.map((id) => act(lawyer, id, 'send-to-signing', { lock_version: 1 })));
  const numbers = answers.map((answer) => Number.parseInt(answer.json<Agreement>().number ?? '', 10));
  expect(numbers.sort((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.each<[AgreementAction, object, string[]]>([
  ['terminate', {}, ['date', 'initiator', 'reason']],
  ['suspend', { date: '2026-11-20' }, ['reason']],
  ['suspend', { date: '2026-11-20', reason: '  ' }, ['reason']],
])('%s asks for what it needs', async (action, body, fields) => {
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const refused = await act(lawyer, id, action, { lock_version: 1, ...body });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(fields);
});

test.each([
  ['complete', {}],
  ['terminate', { initiator: 'us', reason: 'Нарушение' }],
  ['suspend', { reason: 'Спор о качестве' }],
] as const)('nothing ends or rests before it was made: %s', async (action, body) => {
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    agreement_date: '2026-10-30',
  });
  const on = (date: string) => act(lawyer, id, action, { lock_version: 1, date, ...body });
  const refused = await on('2026-10-29');
  expect(refused.json<{ errors: object }>().errors).toEqual({
    date: ['Раньше, чем заключён договор: 30.10.2026'],
  });
  const signed = { signed_by_us_at: '2026-10-29', lock_version: 1 };
  await app.db.updateTable('agreements').set(signed).where('id', '=', id).execute();
  expect((await on('2026-10-29')).statusCode).toBe(200);
});

test('an action that the status does not allow is refused with the present card', async () => {
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const refused = await act(lawyer, id, 'send-to-signing', { lock_version: 1 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ current: Agreement }>().current.status).toBe('active');
});

test('an action on an old version is refused', async () => {
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    lock_version: 7,
  });
  expect((await act(lawyer, id, 'complete', { lock_version: 6 })).statusCode).toBe(409);
});

test('only the owner takes a document back from approval, or who edits chains', async () => {
  const other = await company.employee({ permissions: ['agreements.read', 'agreements.edit'] });
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'on_approval' });
  const body = { lock_version: 1, reason: 'Ошибка в сумме' };
  expect((await act(other, id, 'recall', body)).statusCode).toBe(403);
  expect((await act(lawyer, id, 'recall', body)).json<Agreement>().status).toBe('draft');
});

test('an archived agreement is on the archive tab only, and comes back', async () => {
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'completed',
    tags: ['архивный'],
  });
  const found = async (tab: string) =>
    (
      await app
        .as(lawyer)
        .get(`/api/agreements?filter[tags]=${encodeURIComponent('архивный')}&filter[tab]=${tab}`)
    ).json<{ data: Agreement[] }>().data.length;
  await act(lawyer, id, 'archive', { lock_version: 1 });
  expect([await found('all'), await found('archive')]).toEqual([0, 1]);
  const back = (await act(lawyer, id, 'unarchive', { lock_version: 2 })).json<Agreement>();
  expect(back.archived_at).toBeNull();
  expect([await found('all'), await found('archive')]).toEqual([1, 0]);
});

test('a copy is a new draft with the terms and without numbers, dates and signatures', async () => {
  const id = await anAgreement(app.db, company, {
    ...ready(),
    status: 'active',
    number: 'К-1',
    signed_by_us_at: '2026-10-30',
  });
  const heir = await company.employee();
  const answer = await act(heir, id, 'copy', { lock_version: 1 });
  const copied = answer.json<Agreement>();
  expect(copied.id).not.toBe(id);
  expect(copied).toMatchObject({
    status: 'draft',
    number: null,
    agreement_date: null,
    signed_by_us_at: null,
    amount: '1000.00',
    responsible: { id: heir.id },
    lock_version: 1,
  });
});

test('the responsible employee hears of a new status, the one who changed it does not', async () => {
  const owner = await company.employee();
  const id = await anAgreement(app.db, company, {
    responsible_id: owner.id,
    status: 'active',
    number: 'Н-1',
  });
  await act(lawyer, id, 'complete', { lock_version: 1 });
  const told = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'title', 'url'])
    .where('subject_id', '=', id)
    .execute();
  expect(told).toEqual([{ user_id: owner.id, title: 'Договор: исполнен', url: `/agreements/${String(id)}` }]);
});

test('of several at once each goes by its own rules, and the refused ones are named', async () => {
  const done = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'completed' });
  const active = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const answer = await app
    .as(lawyer)
    .post('/api/agreements/bulk', { ids: [done, active, 999_999], archive: true });
  expect(answer.json()).toEqual({
    updated: 1,
    refused: [
      { id: active, message: 'В статусе «Действует» это действие недоступно' },
      { id: 999_999, message: 'Договор не найден' },
    ],
  });
});

test('of one that may not do all that was asked nothing is done, and the refusal says so', async () => {
  const { id: heir } = await company.employee();
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const wish = { ids: [id], responsible_id: heir, add_tag: 'срочно', archive: true };
  expect((await app.as(lawyer).post('/api/agreements/bulk', wish)).json()).toEqual({
    updated: 0,
    refused: [
      {
        id,
        message: 'В статусе «Действует» это действие недоступно. Остальное в этой записи тоже не изменено',
      },
    ],
  });
  const { responsible, tags, lock_version } = (
    await app.as(lawyer).get(`/api/agreements/${String(id)}`)
  ).json<Agreement>();
  expect([responsible.id, tags, lock_version]).toEqual([lawyer.id, [], 1]);
  const told = app.db.selectFrom('notifications').select('id').where('subject_id', '=', id);
  expect(await told.execute()).toEqual([]);
});

describe('every night', () => {
  test('signed ones whose start has come enter into force, ended ones expire or renew, once', async () => {
    const values = { responsible_id: lawyer.id };
    const starting = await anAgreement(app.db, company, {
      ...values,
      status: 'signed',
      start_date: '2026-11-20',
      signed_by_us_at: '2026-11-01',
      signed_by_them_at: '2026-11-01',
    });
    const awaiting = await anAgreement(app.db, company, {
      ...values,
      status: 'signed',
      start_date: '2026-11-20',
      signed_by_us_at: '2026-11-01',
      signed_by_them_at: '2026-11-01',
      activation_basis: 'original',
    });
    const ended = await anAgreement(app.db, company, { ...values, status: 'active', end_date: '2026-11-19' });
    const renewing = await anAgreement(app.db, company, {
      ...values,
      status: 'active',
      end_date: '2026-08-31',
      renewal_type: 'auto',
      renewal_months: 6,
    });
    const suspended = await anAgreement(app.db, company, {
      ...values,
      status: 'suspended',
      end_date: '2026-11-19',
    });
    await app.jobs.runScheduled(DAILY_JOB);
    await app.jobs.runScheduled(DAILY_JOB);
    const rows = await app.db
      .selectFrom('agreements')
      .select(['id', 'status', 'end_date', 'renewal_count', 'lock_version'])
      .where('id', 'in', [starting, awaiting, ended, renewing, suspended])
      .orderBy('id')
      .execute();
    expect(rows.map(({ status, lock_version }) => [status, lock_version])).toEqual([
      ['active', 2],
      ['signed', 1],
      ['expired', 2],
      ['active', 2],
      ['suspended', 1],
    ]);
    expect(rows[3]).toMatchObject({ end_date: '2027-02-28', renewal_count: 1 });
    const { data } = (await app.as(lawyer).get(`/api/agreements/${String(ended)}/history`)).json<{
      data: object[];
    }>();
    expect(data).toEqual([expect.objectContaining({ action_label: 'Срок договора истёк', actor_id: null })]);
  });

  test('one that cannot take its step does not keep the others from theirs', async () => {
    const values = { responsible_id: lawyer.id, status: 'active', end_date: '2026-11-19' } as const;
    const stuck = await anAgreement(app.db, company, values);
    const free = await anAgreement(app.db, company, values);
    await sql`create function refuse_step() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`.execute(app.db);
    await sql`create trigger stuck before update on agreements for each row
      when (old.id = ${sql.lit(stuck)}) execute function refuse_step()`.execute(app.db);
    await app.jobs.runScheduled(DAILY_JOB);
    await sql`drop trigger stuck on agreements`.execute(app.db);
    const status = async (id: number) =>
      (await app.db.selectFrom('agreements').select('status').where('id', '=', id).executeTakeFirst())
        ?.status;
    expect([await status(stuck), await status(free)]).toEqual(['active', 'expired']);
    await app.jobs.runScheduled(DAILY_JOB);
    expect(await status(stuck)).toBe('expired');
  });

  test('the kept number of agreements is what counting finds, also after folding', async () => {
    await app.jobs.runScheduled('agreements.totals');
    const counted = await app.db
      .selectFrom('agreements')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('deleted_at', 'is', null)
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow();
    const { meta } = (await app.as(lawyer).get('/api/agreements?per_page=1')).json<{
      meta: { total: number };
    }>();
    expect(meta.total).toBe(counted.total);
    expect(await app.db.selectFrom('agreement_totals').selectAll().execute()).toHaveLength(2);
  });
});
