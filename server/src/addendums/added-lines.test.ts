import type { Addendum } from 'shared/contract/addendum/addendum';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { aTermsDesk, errorsOf, said, textOf } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

const LAST_MONTH = '2026-10-01';

/** An agreement for ten racks at 100,00 each, VAT included; in force. */
async function withRacks(): Promise<number> {
  const { app, company, lawyer } = desk;
  const items = [company.item({ name: 'Стойка', quantity: '10', price: '100.00' })];
  const body = { ...company.draft(lawyer), items };
  const made = (await app.as(lawyer).post('/api/agreements', body)).json<Agreement>();
  await app.db
    .updateTable('agreements')
    .set({ status: 'active', agreement_date: '2026-03-12' })
    .where('id', '=', made.id)
    .execute();
  return made.id;
}

const montage = (given: object = {}) => {
  const line = { ...desk.company.item(), name: 'Монтаж стойки', quantity: '2', price: '5000.00' };
  return { target: 'item', operation: 'add', field: null, new_value: null, ...line, ...given } as never;
};

test('an addendum adds a line: from its day the sum and the terms hold with it', async () => {
  const id = await withRacks();
  const made = await desk.made(id, [montage({ clause_ref: 'п. 2' })], { effective_from: LAST_MONTH });
  expect(made.changes).toMatchObject([
    { operation: 'add', label: 'Монтаж стойки', old: null, clause_ref: 'п. 2', conflict: null },
  ]);
  expect(made.changes[0]?.new).toMatch(/^2 \S+ × 5 000,00 ₽, НДС 22 % в том числе$/);
  const line = made.changes[0]?.target_id ?? 0;
  const now = await desk.termsOn(id);
  expect(textOf(now, 'amount')).toBe('11 000,00 ₽');
  expect(now.terms.find(({ key }) => key === `items.${String(line)}.added`)).toMatchObject({
    label: 'Монтаж стойки',
    original: null,
    is_changed: true,
    origin: { kind: 'addendum', addendum: { id: made.id, clause_ref: 'п. 2' } },
  });
  expect(textOf(await desk.termsOn(id, '2026-09-30'), 'amount')).toBe('1 000,00 ₽');
  expect((await desk.card(id)).effective?.amount).toBe('11000.00');
});

test('a later addendum changes the line and takes it out again, as any other', async () => {
  const id = await withRacks();
  const added = await desk.made(id, [montage()], { effective_from: LAST_MONTH });
  const target_id = added.changes[0]?.target_id ?? 0;
  await desk.made(id, [{ target: 'item', target_id, field: 'price', new_value: '6000.00' }]);
  expect(textOf(await desk.termsOn(id), 'amount')).toBe('13 000,00 ₽');
  const out = { target: 'item', target_id, operation: 'remove' } as never;
  const removed = await desk.made(id, [out], { effective_from: '2026-11-20' });
  expect(removed.changes).toMatchObject([{ label: 'Монтаж стойки', new: 'исключена' }]);
  expect(textOf(await desk.termsOn(id), 'amount')).toBe('1 000,00 ₽');
});

test('the line keeps its number while its draft is written, and the journal tells what it is', async () => {
  const id = await withRacks();
  const draft = await desk.draft(id, [montage()]);
  const [before] = draft.changes;
  const { app, lawyer } = desk;
  const url = `/api/addendums/${String(draft.id)}`;
  const changed = { ...(montage({ quantity: '3' }) as object), id: before?.id };
  const saved = said<Addendum>(
    await app.as(lawyer).patch(url, { lock_version: 1, effective_from: LAST_MONTH, changes: [changed] }),
  );
  expect(saved.changes).toMatchObject([{ id: before?.id, target_id: before?.target_id, quantity: '3' }]);
  const history = await app.as(lawyer).get(`${url}/history`);
  expect(history.body.replaceAll('\u00a0', ' ')).toContain('Монтаж стойки — 3 × 5 000,00');
});

test.each([
  [{ name: '' }, 'name', 'Это поле обязательно для заполнения'],
  [{ quantity: null }, 'quantity', 'Это поле обязательно для заполнения'],
  [{ measure_id: 999_999 }, 'measure_id', 'Выберите значение из списка'],
  [{ quantity: '0.5' }, 'quantity', 'Укажите целое число'],
  [{ target: 'agreement' }, 'operation', 'Добавить можно строку спецификации или другую сторону'],
  [{ new_value: '5' }, 'field', 'Условия новой строки указывают в ней самой'],
])('a line with %j is refused under %s', async (given, part, message) => {
  const refused = await desk.post(await withRacks(), [montage(given)]);
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused)[`changes.0.${part}`]).toEqual([message]);
});

test('what belongs to a new line is refused in the change of a term', async () => {
  const stray = { field: 'amount', new_value: '1.00', name: 'Монтаж' };
  const refused = await desk.post(await withRacks(), [stray]);
  expect(errorsOf(refused)).toEqual({ 'changes.0.name': ['Заполняется только у добавляемой строки'] });
});
