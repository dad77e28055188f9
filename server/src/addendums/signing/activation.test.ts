import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { meetDayOfAgreements } from '../../agreements/agreements-day.service';
import { aVersion } from '../../files/version.builder';
import { meetDay } from '../addendum-day.service';
import { aTermsDesk, errorsOf, said, textOf } from '../terms-desk.builder';

const TODAY = '2026-11-20';

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

const SUM = { field: 'amount', new_value: '15000000.00' };
const url = (id: number) => `/api/addendums/${String(id)}`;
const patch = async (id: number, change: object) =>
  desk.app.as(desk.lawyer).patch(url(id), { lock_version: (await desk.read(id)).lock_version, ...change });

/** Signed by both sides on paper, to take effect by the original. */
async function awaiting(agreement: number, changes = [SUM], given: object = {}) {
  const paper = { signing_method: 'paper', activation_basis: 'original', ...given };
  const { id } = await desk.draft(agreement, changes, paper);
  await aVersion(desk.app.db, { type: 'addendum', id, kind: 'scan' });
  await desk.app.db
    .updateTable('addendums')
    .set({ originals_due_at: '2026-12-04' })
    .where('id', '=', id)
    .execute();
  return desk.sign(id);
}

test('an addendum that takes effect by the original changes nothing before it has come, and all when it has', async () => {
  const id = await desk.signed();
  const signed = await awaiting(id);
  expect(signed).toMatchObject({ status: 'signed', activation_basis: 'original' });
  await meetDay(desk.app.deps, TODAY);
  expect((await desk.read(signed.id)).status).toBe('signed');
  const before = await desk.termsOn(id);
  expect(textOf(before, 'amount')).toBe('12 000 000,00 ₽');
  expect(before.terms.find(({ key }) => key === 'amount')?.coming).toMatchObject([
    { text: '15 000 000,00 ₽', addendum: { number: signed.number } },
  ]);
  expect((await desk.card(id)).effective).toBeNull();

  const received = await desk.act(signed.id, 'receive-original', { date: TODAY, storage_place: 'Шкаф 4' });
  expect(said(received)).toMatchObject({ status: 'effective', originals_status: 'received' });
  expect((await desk.card(id)).effective).toMatchObject({ amount: '15000000.00' });
  expect(textOf(await desk.termsOn(id, '2026-11-15'), 'amount')).toBe('15 000 000,00 ₽');
});

test('a receipt that is typed into the form brings it into force as well, and the journal says so', async () => {
  const id = await desk.signed();
  const signed = await awaiting(id);
  const typed = { originals_status: 'received', originals_received_at: TODAY };
  const answer = await patch(signed.id, typed);
  expect(answer.statusCode).toBe(200);
  expect(said(answer)).toMatchObject({ status: 'effective' });
  expect((await desk.card(id)).effective).toMatchObject({ amount: '15000000.00' });
  const { data } = said<{ data: ActivityLog[] }>(
    await desk.app.as(desk.lawyer).get(`${url(signed.id)}/history`),
  );
  expect(data.map(({ action }) => action).slice(0, 2)).toEqual(['addendum.took-effect', 'addendum.updated']);
});

test('the original may come before the day it takes effect on, and what has changed meanwhile is noted', async () => {
  const id = await desk.signed();
  const later = await awaiting(id, [SUM], { effective_from: '2026-11-25' });
  const received = await desk.act(later.id, 'receive-original', { date: TODAY, storage_place: 'Шкаф 4' });
  expect(said(received)).toMatchObject({ status: 'signed' });

  const other = await desk.signed();
  const overtaken = await awaiting(other);
  await desk.made(other, [{ field: 'amount', new_value: '13000000.00' }], { effective_from: '2026-11-14' });
  await desk.act(overtaken.id, 'receive-original', { date: TODAY, storage_place: 'Шкаф 4' });
  expect(await desk.read(overtaken.id)).toMatchObject({
    status: 'effective',
    changes: [{ conflict: { now: '13 000 000,00 ₽' } }],
  });
});

test('an electronic document is its own original', async () => {
  const id = await desk.signed();
  const made = await desk.made(id, [SUM], { signing_method: 'edi', activation_basis: 'original' });
  expect(made.status).toBe('effective');
});

test('an agreement whose extension waits for its original ends on its day', async () => {
  const id = await desk.signed({ end_date: '2026-11-19' });
  await awaiting(id, [{ field: 'end_date', new_value: '2027-12-31' }]);
  await meetDayOfAgreements(desk.app.deps);
  expect((await desk.card(id)).status).toBe('expired');
});

test('an end of the agreement that waits for its original is not agreed upon yet', async () => {
  const id = await desk.signed();
  const end = { kinds: ['termination'], effective_from: '2026-12-01' };
  const signed = await awaiting(id, [], end);
  expect((await desk.card(id)).agreed_end).toBeNull();
  await desk.act(signed.id, 'receive-original', { date: TODAY, storage_place: 'Шкаф 4' });
  expect((await desk.card(id)).agreed_end).toMatchObject({ day: '2026-12-01' });
});

test('what an operator holds of it is told, looked at, open after the signature, and taken back with the text', async () => {
  const id = await desk.signed();
  const held = {
    edi_operator: 'Диадок',
    edi_document_id: '8f3b',
    edi_status: 'Требуется подпись',
    edi_url: 'https://diadoc.example/8f3b',
  };
  const draft = await desk.draft(id, [SUM], held);
  expect(draft).toMatchObject({ ...held, activation_basis: 'copy' });
  expect(errorsOf(await patch(draft.id, { edi_url: 'diadoc.example' }))).toEqual({
    edi_url: ['Адрес начинается с http:// или https://'],
  });
  await desk.app.db
    .updateTable('addendums')
    .set({ status: 'on_signing' })
    .where('id', '=', draft.id)
    .execute();
  const declined = await desk.act(draft.id, 'decline-signing', { reason: 'Не та сумма' });
  expect(said(declined)).toMatchObject({
    status: 'rework',
    edi_operator: 'Диадок',
    edi_document_id: null,
    edi_status: null,
    edi_url: null,
  });
  const signed = await desk.sign(draft.id);
  expect(said(await patch(signed.id, { edi_status: 'Подписан контрагентом' }))).toMatchObject({
    status: 'effective',
    edi_status: 'Подписан контрагентом',
  });
  expect(errorsOf(await patch(signed.id, { activation_basis: 'original' }))).toHaveProperty(
    'activation_basis',
  );
});
