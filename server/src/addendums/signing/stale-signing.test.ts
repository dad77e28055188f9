import type { Addendum } from 'shared/contract/addendum/addendum';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { meetDay } from '../addendum-day.service';
import { aTermsDesk, errorsOf, said } from '../terms-desk.builder';

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let desk: Desk;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());
beforeEach(() => desk.app.db.deleteFrom('notifications').execute());

const TODAY = '2026-11-20';
const morningOf = (day: string) => ({ ...desk.app.deps, now: () => new Date(`${day}T00:02:00+03:00`) });
const told = async (userId: number) =>
  (
    await desk.app.db
      .selectFrom('notifications')
      .select(['title', 'body'])
      .where('user_id', '=', userId)
      .execute()
  ).filter(({ title }) => title.includes('изменившихся'));

/** An addendum on signing whose sum has been changed by another one since it was prepared. */
async function overtaken(given: object = {}) {
  const id = await desk.signed();
  const author = await desk.company.employee();
  const mine = await desk.draft(id, [{ field: 'amount', new_value: '20000000.00' }], {
    effective_from: '2026-11-18',
    responsible_id: author.id,
    ...given,
  });
  await desk.made(id, [{ field: 'amount', new_value: '15000000.00' }]);
  await desk.app.db
    .updateTable('addendums')
    .set({ status: 'on_signing' })
    .where('id', '=', mine.id)
    .execute();
  return { id, mine, author };
}
const mark = (id: number, side: 'us' | 'them', more: object = {}) =>
  desk.act(id, 'mark-signed', { side, date: TODAY, ...more });

test('a signature over terms that have changed is registered by nobody who has not said that they know', async () => {
  const { mine } = await overtaken();
  const refused = await mark(mine.id, 'us');
  expect(refused.statusCode).toBe(409);
  expect(said<{ errors: { confirmed: string[] } }>(refused).errors.confirmed[0]).toContain(
    '«Сумма»: было «12 000 000,00 ₽», теперь «15 000 000,00 ₽»',
  );
  expect(await desk.read(mine.id)).toMatchObject({ status: 'on_signing', signed_by_us_at: null });
  expect(errorsOf(await mark(mine.id, 'us', { confirmed: false }))).toHaveProperty('confirmed');
});

test('confirmed, the signed paper takes effect as it is; card, journal and whoever answers for it say over what', async () => {
  const { id, mine, author } = await overtaken();
  expect((await mark(mine.id, 'us', { confirmed: true })).statusCode).toBe(200);
  const signed = said<Addendum>(await mark(mine.id, 'them', { confirmed: true }));
  expect(signed).toMatchObject({
    status: 'effective',
    changes: [{ old: '12 000 000,00 ₽', new: '20 000 000,00 ₽', conflict: { now: '15 000 000,00 ₽' } }],
  });
  expect((await desk.card(id)).effective?.amount).toBe('20000000.00');
  expect(await told(author.id)).toMatchObject([
    { title: 'Соглашение вступило в силу поверх изменившихся условий' },
  ]);
  expect(await told(desk.lawyer.id)).toEqual([]);
  const history = said<{ data: ActivityLog[] }>(
    await desk.app.as(desk.lawyer).get(`/api/addendums/${String(mine.id)}/history`),
  );
  expect(history.data[0]?.changes).toContainEqual(
    expect.objectContaining({ label: 'Подписано поверх изменившихся условий' }),
  );
});

test('an addendum whose terms still hold is signed without a question, and tells nobody of any', async () => {
  const id = await desk.signed();
  const made = await desk.made(id, [{ field: 'amount', new_value: '15000000.00' }]);
  expect(made).toMatchObject({ status: 'effective', changes: [{ conflict: null }] });
  expect(await told(desk.lawyer.id)).toEqual([]);
});

test('what is signed for a later day and overtaken before it takes effect on it, and those who signed are told', async () => {
  const id = await desk.signed();
  const author = await desk.company.employee();
  const later = await desk.made(id, [{ field: 'amount', new_value: '20000000.00' }], {
    effective_from: '2026-11-25',
    responsible_id: author.id,
  });
  expect(later).toMatchObject({ status: 'signed', changes: [{ conflict: null }] });
  await desk.made(id, [{ field: 'amount', new_value: '15000000.00' }], { effective_from: '2026-11-18' });
  await meetDay(morningOf('2026-11-25'), '2026-11-25');
  expect(await desk.read(later.id)).toMatchObject({
    status: 'effective',
    changes: [{ conflict: { now: '15 000 000,00 ₽' } }],
  });
  expect(await told(author.id)).toHaveLength(1);
  expect(await told(desk.lawyer.id)).toHaveLength(1);
});

test('what was confirmed at the signature is no news on the day it takes effect', async () => {
  const { mine, author } = await overtaken({ effective_from: '2026-11-25' });
  await mark(mine.id, 'us', { confirmed: true });
  await mark(mine.id, 'them', { confirmed: true });
  await meetDay(morningOf('2026-11-25'), '2026-11-25');
  expect((await desk.read(mine.id)).status).toBe('effective');
  expect((await told(author.id)).map(({ title }) => title)).toEqual([
    'Соглашение подписано поверх изменившихся условий',
  ]);
});

test('a stranger signs nothing, and whoever may only read does not either', async () => {
  const { mine } = await overtaken();
  const url = `/api/addendums/${String(mine.id)}/mark-signed`;
  const body = { lock_version: 1, side: 'us', date: TODAY, confirmed: true };
  const reader = await desk.company.employee({ permissions: ['addendums.read', 'agreements.read'] });
  expect((await desk.app.stranger.post(url, body)).statusCode).toBe(401);
  expect((await desk.app.as(reader).post(url, body)).statusCode).toBe(403);
});
