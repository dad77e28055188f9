import type { Addendum } from 'shared/contract/addendum/addendum';
import { takeEffect } from './addendum-day.service';
import { aTermsDesk, errorsOf, said } from './terms-desk.builder';
import { aVersion } from '../files/version.builder';

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

const TODAY = '2026-11-20';

/** An addendum in the given state to an agreement with a surety; the id of the surety beside it. */
async function withSurety(status: Addendum['status'], given: object = {}) {
  const agreementId = await desk.signed();
  const { id: surety } = await desk.app.db
    .insertInto('agreement_parties')
    .values({
      agreement_id: agreementId,
      position: 1,
      counterparty_id: desk.company.counterpartyId,
      role_name: 'Поручитель',
      side: 'third',
      signatory_id: desk.company.theirSignatoryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await desk.draft(agreementId, [{ field: 'amount', new_value: '20000000.00' }], given);
  await desk.app.db.updateTable('addendums').set({ status }).where('id', '=', id).execute();
  return { id, agreementId, surety };
}

const mark = (id: number, side: object, more: object = {}) =>
  desk.act(id, 'mark-signed', { date: TODAY, ...side, ...more });
const amountOf = async (id: number) => (await desk.card(id)).effective?.amount ?? null;

const setPower = (set: { basis_valid_until?: string | null; amount_limit?: string | null }) =>
  desk.app.db.updateTable('signatories').set(set).where('id', '=', desk.company.theirSignatoryId).execute();

test('every side of the agreement signs the addendum before it changes anything', async () => {
  const { id, agreementId, surety } = await withSurety('on_signing');
  await mark(id, { side: 'us' });
  const waiting = said<Addendum>(await mark(id, { side: 'them' }));
  expect(waiting).toMatchObject({ status: 'on_signing', parties: [{ id: surety, signed_at: null }] });
  expect(await amountOf(agreementId)).toBeNull();
  const signed = said<Addendum>(await mark(id, { side: 'third', party_id: surety }));
  expect(signed).toMatchObject({
    status: 'effective',
    parties: [
      { signed_at: TODAY, signed_by: expect.any(String) as string, signed_set_by_id: desk.lawyer.id },
    ],
  });
  expect(await amountOf(agreementId)).toBe('20000000.00');
});

test('the proof of a signature stays as it was from the mark of a further side on', async () => {
  const { id, surety } = await withSurety('on_signing');
  const version = await aVersion(desk.app.db, { type: 'addendum', id, kind: 'scan' });
  await mark(id, { side: 'third', party_id: surety });
  const { frozen_at } = await desk.app.db
    .selectFrom('document_versions')
    .select('frozen_at')
    .where('id', '=', version)
    .executeTakeFirstOrThrow();
  expect(frozen_at).not.toBeNull();
});

test('the sides of the agreement have signed the agreement, and not by that its addenda', async () => {
  const { id, surety } = await withSurety('on_signing');
  await desk.app.db
    .updateTable('agreement_parties')
    .set({ signed_at: '2024-03-12' })
    .where('id', '=', surety)
    .execute();
  expect(await desk.read(id)).toMatchObject({ parties: [{ id: surety, signed_at: null }] });
});

test('one that was signed before its day, by whomever, takes effect on it', async () => {
  const { id } = await withSurety('signed', { effective_from: '2026-11-25' });
  await takeEffect(desk.app.deps, '2026-11-25');
  expect(await desk.read(id)).toMatchObject({ status: 'effective', parties: [{ signed_at: null }] });
});

test('a power of a further side that has run out since the agreement is asked about', async () => {
  const { id, surety } = await withSurety('on_signing');
  await setPower({ basis_valid_until: '2026-01-31' });
  const side = { side: 'third', party_id: surety };
  const asked = await mark(id, side);
  expect(asked.statusCode).toBe(409);
  expect(errorsOf(asked).confirmed?.[0]).toContain('Полномочия подписанта истекли 31.01.2026 (Поручитель)');
  expect(said<Addendum>(await mark(id, side, { confirmed: true })).parties[0]?.signed_at).toBe(TODAY);
  await setPower({ basis_valid_until: null });
});

test.each([
  ['approved', 'return-to-rework', 'rework'],
  ['on_signing', 'decline-signing', 'rework'],
  ['rejected', 'reopen', 'draft'],
  ['cancelled', 'reopen', 'draft'],
] as const)('from %s by %s nobody has signed and no paper is awaited', async (...[from, action, to]) => {
  const { id, surety } = await withSurety('on_signing');
  await mark(id, { side: 'us' });
  await mark(id, { side: 'third', party_id: surety });
  const waiting = {
    originals_status: 'sent',
    originals_sent_at: TODAY,
    originals_due_at: '2026-12-04',
  } as const;
  await desk.app.db
    .updateTable('addendums')
    .set({ ...waiting, status: from })
    .where('id', '=', id)
    .execute();
  const back = said<Addendum>(await desk.act(id, action, { reason: 'Ошибка в сумме' }));
  expect(back).toMatchObject({
    status: to,
    signed_by_us_at: null,
    parties: [{ signed_at: null }],
    originals_status: 'not_required',
    originals_sent_at: null,
    originals_due_at: null,
  });
});

test.each([
  { change: 'the sum exceeds it', field: 'amount', value: '15000000.01', refused: true },
  { change: 'the sum comes up to it', field: 'amount', value: '15000000.00', refused: false },
  { change: 'the sum stays what it was', field: 'end_date', value: '2027-12-31', refused: false },
])('a power is bounded by what the agreement becomes worth: $change', async ({ field, value, refused }) => {
  const agreementId = await desk.signed({ amount: field === 'amount' ? '12000000.00' : '16000000.00' });
  const { id } = await desk.draft(agreementId, [{ field, new_value: value }]);
  await desk.app.db.updateTable('addendums').set({ status: 'approved' }).where('id', '=', id).execute();
  await setPower({ amount_limit: '15000000.00' });
  const answer = await desk.act(id, 'send-to-signing');
  await setPower({ amount_limit: null });
  if (refused) expect(errorsOf(answer).their_signatory_id?.[0]).toMatch(/не больше 15.000.000,00/);
  else expect(said<Addendum>(answer).status).toBe('on_signing');
});

test('an addendum is not sent to approval while a further side of its agreement is blocked, and is found by it', async () => {
  const { id, surety } = await withSurety('draft');
  const { id: blocked } = await desk.app.db
    .insertInto('counterparties')
    .values({
      is_own: false,
      type: 'legal',
      legal_form: 'АО',
      name_short: 'Опора',
      name_full: 'Акционерное общество «Опора»',
      status: 'blocked',
      inn: '7702070139',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await desk.app.db
    .updateTable('agreement_parties')
    .set({ counterparty_id: blocked })
    .where('id', '=', surety)
    .execute();
  const refused = await desk.act(id, 'send-to-approval');
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused).parties).toEqual(['АО\u00a0«Опора» (Поручитель): контрагент заблокирован']);
  const { data } = said<{ data: { id: number }[] }>(
    await desk.app.as(desk.lawyer).get(`/api/addendums?filter[counterparty_id]=${String(blocked)}`),
  );
  expect(data.map((row) => row.id)).toEqual([id]);
});
