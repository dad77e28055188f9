import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { aCompany, anAgreement, type Company } from '../company.builder';
import { aVersion } from '../../files/version.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

let suretyCompany: number;
let bankCompany: number;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
  lawyer = await company.employee();
  const others = await app.db
    .insertInto('counterparties')
    .values(
      ['Опора', 'Надёжный Банк'].map((name) => ({
        is_own: false,
        type: 'legal' as const,
        legal_form: 'АО',
        name_short: name,
        name_full: `Акционерное общество «${name}»`,
        status: 'active' as const,
        inn: name === 'Опора' ? '7702070139' : '7707083893',
      })),
    )
    .returning('id')
    .execute();
  [suretyCompany = 0, bankCompany = 0] = others.map(({ id }) => id);
});
afterAll(() => app.close());

/** An agreement that is being signed by two sides, a surety and a bank; ids of the two further ones. */
async function signing(more: Parameters<typeof anAgreement>[2] | object = {}) {
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'on_signing',
    number: `С-${String(Math.random())}`,
    agreement_date: '2026-11-10',
    signing_method: 'edi',
    our_signatory_id: company.ourSignatoryId,
    their_signatory_id: company.theirSignatoryId,
    ...more,
  });
  const parties = await app.db
    .insertInto('agreement_parties')
    .values([
      {
        agreement_id: id,
        position: 1,
        counterparty_id: suretyCompany,
        role_name: 'Поручитель',
        side: 'third',
        signatory_id: company.theirSignatoryId,
      },
      {
        agreement_id: id,
        position: 2,
        counterparty_id: bankCompany,
        role_name: 'Банк',
        side: 'third',
      },
    ])
    .returning('id')
    .execute();
  const [surety = 0, bank = 0] = parties.map((party) => party.id);
  return { id, surety, bank };
}

const read = async (id: number) =>
  (await app.as(lawyer).get(`/api/agreements/${String(id)}`)).json<Agreement>();

async function mark(id: number, body: object, actor = lawyer) {
  const { lock_version } = await read(id);
  return app.as(actor).post(`/api/agreements/${String(id)}/mark-signed`, {
    lock_version,
    date: '2026-11-18',
    ...body,
  });
}

const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;

test('it is in force once the last of its sides has signed, whoever that is', async () => {
  const { id, surety, bank } = await signing();
  await mark(id, { side: 'third', party_id: bank, date: '2026-11-17' });
  await mark(id, { side: 'us' });
  const waiting = (await mark(id, { side: 'them' })).json<Agreement>();
  expect(waiting).toMatchObject({
    status: 'on_signing',
    signed_by_us_at: '2026-11-18',
    signed_by_them_at: '2026-11-18',
    parties: [
      { signed_at: null, signed_set_by_id: null },
      { role_name: 'Банк', signed_at: '2026-11-17', signed_set_by_id: lawyer.id },
    ],
  });
  const signed = (await mark(id, { side: 'third', party_id: surety, date: '2026-11-19' })).json<Agreement>();
  expect(signed).toMatchObject({ status: 'active', parties: [{ signed_at: '2026-11-19' }, {}] });
});

test('who signed for a side is kept as it was on the day, and goes with the signature', async () => {
  const { id, surety, bank } = await signing();
  const signers = async () => (await read(id)).parties.map(({ signed_by }) => signed_by);
  expect(errorsOf(await mark(id, { side: 'us', signed_by: 'Белов Олег Ильич' }))).toHaveProperty('signed_by');
  await mark(id, { side: 'third', party_id: bank, signed_by: 'Белов Олег Ильич' });
  expect(await signers()).toEqual([null, 'Белов Олег Ильич']);
  await mark(id, { side: 'third', party_id: surety });
  const [{ signatory } = { signatory: null }] = (await read(id)).parties;
  expect(await signers()).toEqual([signatory?.full_name, 'Белов Олег Ильич']);
  const { lock_version } = await read(id);
  const body = { lock_version, reason: 'Ошибка в реквизитах' };
  await app.as(lawyer).post(`/api/agreements/${String(id)}/decline-signing`, body);
  expect(await signers()).toEqual([null, null]);
});

test('the last signature on paper asks for the scan, not the one of the second side', async () => {
  const { id, surety, bank } = await signing({ signing_method: 'paper' });
  await mark(id, { side: 'us' });
  expect((await mark(id, { side: 'them' })).statusCode).toBe(200);
  expect((await mark(id, { side: 'third', party_id: surety })).statusCode).toBe(200);
  expect(errorsOf(await mark(id, { side: 'third', party_id: bank }))).toHaveProperty('document_version_id');
});

test.each([
  ['nobody is named', { side: 'third' }, 'party_id'],
  ['a side of another agreement is named', { side: 'third', party_id: 999_999 }, 'party_id'],
  ['one of the two sides is named beside it', { side: 'us', party_id: 1 }, 'party_id'],
])('when %s, nothing is marked', async (...[, body, field]) => {
  const { id } = await signing();
  const answer = await mark(id, body);
  expect(answer.statusCode).toBe(422);
  expect(errorsOf(answer)).toHaveProperty(field);
  expect(await read(id)).toMatchObject({ lock_version: 1, signed_by_us_at: null });
});

test('a side signs once, on a day that has come and within the power of its signatory', async () => {
  const { id, surety } = await signing();
  await app.db
    .updateTable('signatories')
    .set({ basis_valid_until: '2026-11-15' })
    .where('id', '=', company.theirSignatoryId)
    .execute();
  const late = await mark(id, { side: 'third', party_id: surety });
  expect(errorsOf(late).date).toEqual(['Полномочия подписанта истекли 15.11.2026']);
  await mark(id, { side: 'third', party_id: surety, date: '2026-11-14' });
  const again = await mark(id, { side: 'third', party_id: surety, date: '2026-11-14' });
  expect(errorsOf(again).side).toEqual(['Эта сторона уже подписала 14.11.2026']);
  await app.db
    .updateTable('signatories')
    .set({ basis_valid_until: null })
    .where('id', '=', company.theirSignatoryId)
    .execute();
});

test('whoever may not edit marks nobody, a stranger is asked to log in, a stale card is refused', async () => {
  const { id, surety } = await signing();
  const url = `/api/agreements/${String(id)}/mark-signed`;
  const body = { lock_version: 1, side: 'third', party_id: surety, date: '2026-11-18' };
  const reader = await company.employee({ permissions: ['agreements.read'] });
  expect((await app.stranger.post(url, body)).statusCode).toBe(401);
  expect((await app.as(reader).post(url, body)).statusCode).toBe(403);
  await mark(id, { side: 'us' });
  expect((await app.as(lawyer).post(url, body)).statusCode).toBe(409);
});

test('taken back to rework, no side has signed any longer and no paper is awaited', async () => {
  const { id, surety } = await signing({
    originals_due_at: '2026-12-04',
    originals_status: 'sent',
    originals_sent_at: '2026-11-18',
    originals_sent_by_id: lawyer.id,
    edi_status: 'Подписан контрагентом',
  });
  await mark(id, { side: 'us' });
  await mark(id, { side: 'third', party_id: surety });
  const { lock_version } = await read(id);
  const back = await app
    .as(lawyer)
    .post(`/api/agreements/${String(id)}/decline-signing`, { lock_version, reason: 'Неверные реквизиты' });
  expect(back.json()).toMatchObject({
    status: 'rework',
    signed_by_us_at: null,
    parties: [{ signed_at: null }, { signed_at: null }],
    originals_due_at: null,
    originals_status: 'not_required',
    originals_sent_at: null,
    edi_status: null,
  });
});

test('the journal says which of the sides has signed', async () => {
  const { id, surety } = await signing();
  await mark(id, { side: 'third', party_id: surety });
  const { changes } = await app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('entity_type', '=', 'agreement')
    .where('entity_id', '=', id)
    .where('action', '=', 'agreement.mark-signed')
    .executeTakeFirstOrThrow();
  const said = Object.fromEntries(changes.map((change) => [change.field, change.new]));
  expect(said.signed_party).toBe('АО\u00a0«Опора» (Поручитель)');
  expect(said).not.toHaveProperty('side');
});

test('a further side keeps its id and what it has signed when the lines around it change', async () => {
  const { id, surety, bank } = await signing({ status: 'rework' });
  const { lock_version, parties } = await read(id);
  const line = (party?: Agreement['parties'][number]) => ({
    id: party?.id,
    counterparty_id: party?.counterparty.id,
    role_name: party?.role_name,
    side: party?.side,
  });
  const changed = await app.as(lawyer).patch(`/api/agreements/${String(id)}`, {
    lock_version,
    parties: [line(parties[1]), { ...line(parties[0]), id: undefined, role_name: 'Гарант' }],
  });
  expect(changed.statusCode).toBe(200);
  const now = changed.json<Agreement>().parties;
  expect(now.map(({ role_name }) => role_name)).toEqual(['Банк', 'Гарант']);
  expect(now[0]?.id).toBe(bank);
  expect(now[1]?.id).not.toBe(surety);
});

test.each([
  ['approved', 'return-to-rework', 'rework'],
  ['on_signing', 'decline-signing', 'rework'],
  ['rejected', 'reopen', 'draft'],
  ['cancelled', 'reopen', 'draft'],
] as const)('from %s by %s nothing of the signature goes back to %s', async (...[from, action, to]) => {
  const { id, surety } = await signing({
    status: from,
    signed_by_us_at: '2026-11-12',
    signed_by_them_at: '2026-11-13',
    originals_due_at: '2026-12-04',
    originals_status: 'sent',
    originals_sent_at: '2026-11-18',
    retention_until: from === 'rejected' || from === 'cancelled' ? '2031-12-31' : null,
    edi_document_id: '8f1c',
  });
  await app.db
    .updateTable('agreement_parties')
    .set({ signed_at: '2026-11-14', signed_set_by_id: lawyer.id })
    .where('id', '=', surety)
    .execute();
  const back = await app
    .as(lawyer)
    .post(`/api/agreements/${String(id)}/${action}`, { lock_version: 1, reason: 'Ошибка' });
  expect(back.json()).toMatchObject({
    status: to,
    signed_by_us_at: null,
    signed_by_them_at: null,
    parties: [{ signed_at: null }, { signed_at: null }],
    originals_due_at: null,
    originals_status: 'not_required',
    originals_sent_at: null,
    originals_sent_by_name: null,
    retention_until: null,
    edi_document_id: null,
  });
});

test.each([
  ['one of the two', () => company.counterpartyId],
  ['named twice', () => bankCompany],
])('nobody signs twice: a further side that is %s is refused', async (...[, whose]) => {
  const { id } = await signing({ status: 'rework' });
  const side = { role_name: 'Гарант', side: 'third' };
  const answer = await app.as(lawyer).patch(`/api/agreements/${String(id)}`, {
    lock_version: 1,
    parties: [
      { ...side, counterparty_id: bankCompany },
      { ...side, counterparty_id: whose() },
    ],
  });
  expect(errorsOf(answer)['parties.1.counterparty_id']).toEqual(['Эта сторона в договоре уже есть']);
});

test('the proof of a signature stays as it was from the mark of a further side on', async () => {
  const { id, surety } = await signing({ signing_method: 'paper' });
  await aVersion(app.db, { type: 'agreement', id, kind: 'scan' });
  const frozen = async () =>
    (
      await app.db
        .selectFrom('document_versions')
        .select('frozen_at')
        .where('documentable_type', '=', 'agreement')
        .where('documentable_id', '=', id)
        .executeTakeFirstOrThrow()
    ).frozen_at;
  expect(await frozen()).toBeNull();
  await mark(id, { side: 'third', party_id: surety });
  expect(await frozen()).not.toBeNull();
});

async function securitySays(
  id: number,
  set: { status: 'active' | 'blocked'; check_valid_until: string | null },
) {
  await app.db.updateTable('counterparties').set(set).where('id', '=', id).execute();
}

test('a blocked side holds the agreement back from approval, whichever side it is, and each is named', async () => {
  const { id } = await signing({ status: 'draft' });
  await securitySays(bankCompany, { status: 'blocked', check_valid_until: null });
  await securitySays(suretyCompany, { status: 'blocked', check_valid_until: null });
  const sent = await app
    .as(lawyer)
    .post(`/api/agreements/${String(id)}/send-to-approval`, { lock_version: 1 });
  await securitySays(bankCompany, { status: 'active', check_valid_until: null });
  await securitySays(suretyCompany, { status: 'active', check_valid_until: null });
  expect(sent.statusCode).toBe(422);
  expect(errorsOf(sent).parties).toEqual([
    'АО\u00a0«Опора» (Поручитель): контрагент заблокирован',
    'АО\u00a0«Надёжный Банк» (Банк): контрагент заблокирован',
  ]);
});

test('a check that has run out is said of every side, and stops none', async () => {
  const { id } = await signing({ status: 'draft' });
  await securitySays(bankCompany, { status: 'active', check_valid_until: '2026-11-19' });
  await securitySays(company.counterpartyId, { status: 'active', check_valid_until: '2026-11-19' });
  await securitySays(suretyCompany, { status: 'active', check_valid_until: '2026-11-20' });
  const { readiness } = await read(id);
  for (const side of [bankCompany, company.counterpartyId, suretyCompany]) {
    await securitySays(side, { status: 'active', check_valid_until: null });
  }
  expect(readiness.filter(({ message }) => message.includes('проверки'))).toEqual([
    { field: 'counterparty_id', message: 'Срок проверки контрагента истёк 19.11.2026', level: 'warning' },
    {
      field: 'parties',
      message: 'АО\u00a0«Надёжный Банк» (Банк): срок проверки контрагента истёк 19.11.2026',
      level: 'warning',
    },
  ]);
});

test('a side that is blocked once all have agreed is said before the signing', async () => {
  const { id } = await signing({ status: 'approved' });
  await securitySays(bankCompany, { status: 'blocked', check_valid_until: null });
  const { readiness } = await read(id);
  await securitySays(bankCompany, { status: 'active', check_valid_until: null });
  expect(readiness).toContainEqual({
    field: 'parties',
    message: 'АО\u00a0«Надёжный Банк» (Банк): контрагент заблокирован',
    level: 'warning',
  });
});

test('a condition by any side finds an own organisation as the first side and as a further one', async () => {
  const { id } = await signing();
  await app.db.updateTable('counterparties').set({ is_own: true }).where('id', '=', bankCompany).execute();
  const found = async (condition: string, company_: number) =>
    (await app.as(lawyer).get(`/api/agreements?filter[${condition}]=${String(company_)}&per_page=100`))
      .json<{ data: { id: number }[] }>()
      .data.map((row) => row.id);
  try {
    expect(await found('organization_id', bankCompany)).toEqual([]);
    expect(await found('party_id', bankCompany)).toContain(id);
    expect(await found('party_id', company.organizationId)).toContain(id);
    expect(await found('party_id', company.counterpartyId)).toContain(id);
    expect(await found('party_id', 999_999)).toEqual([]);
  } finally {
    await app.db.updateTable('counterparties').set({ is_own: false }).where('id', '=', bankCompany).execute();
  }
});

test('a counterparty finds the agreements it is a further side of beside its own', async () => {
  const { id } = await signing();
  const found = async (counterparty: number) =>
    (await app.as(lawyer).get(`/api/agreements?filter[counterparty_id]=${String(counterparty)}&per_page=100`))
      .json<{ data: { id: number }[] }>()
      .data.map((row) => row.id);
  expect(await found(bankCompany)).toContain(id);
  expect(await found(company.counterpartyId)).toContain(id);
  expect(await found(999_999)).toEqual([]);
});
