import type { Agreement } from 'shared/contract/agreement/agreement';
import { aTermsDesk, errorsOf, textOf } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

const HUGE = '9999999999999999.99';

async function withLine(): Promise<{ id: number; line: number }> {
  const { app, company, lawyer } = desk;
  const body = { ...company.draft(lawyer), items: [company.item({ quantity: '10', price: '100.00' })] };
  const made = (await app.as(lawyer).post('/api/agreements', body)).json<Agreement>();
  await app.db.updateTable('agreements').set({ status: 'active' }).where('id', '=', made.id).execute();
  return { id: made.id, line: made.items[0]?.id ?? 0 };
}

test.each([
  ['quantity', '0.5', 'Укажите целое число'],
  ['quantity', '999999999999999', 'Слишком большая сумма'],
])('a line whose %s becomes %s is refused under its change', async (field, new_value, message) => {
  const { id, line } = await withLine();
  const change = { target: 'item', target_id: line, field, new_value };
  const refused = await desk.post(id, [
    { target: 'item', target_id: line, field: 'price', new_value: HUGE },
    change,
  ]);
  expect(refused.statusCode).toBe(422);
  expect(Object.values(errorsOf(refused)).flat()).toContain(message);
});

test('a line that no column of money holds is refused in words', async () => {
  const { app, company, lawyer } = desk;
  const items = [company.item({ quantity: '999999999999999', price: HUGE })];
  const refused = await app.as(lawyer).post('/api/agreements', { ...company.draft(lawyer), items });
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused)['items.0.price']).toEqual(['Слишком большая сумма']);
});

test('a sum tells what a line that is signed for a later day makes of it, as the line does', async () => {
  const { id, line } = await withLine();
  await desk.app.db
    .updateTable('agreements')
    .set({ agreement_date: '2026-01-12', start_date: '2026-01-12' })
    .where('id', '=', id)
    .execute();
  const change = { target: 'item', target_id: line, field: 'price', new_value: '200.00' };
  const { number } = await desk.made(id, [change], { effective_from: '2026-11-15' });
  const before = await desk.termsOn(id, '2026-11-14');
  const coming = (key: string) => before.terms.find((term) => term.key === key)?.coming;
  const ground = { from: '2026-11-15', addendum: { number } };
  expect(textOf(before, 'amount')).toBe('1 000,00 ₽');
  expect(coming('amount')).toMatchObject([{ text: '2 000,00 ₽', ...ground }]);
  expect(coming(`items.${String(line)}.price`)).toMatchObject([{ text: '200,00 ₽', ...ground }]);
  expect(coming('end_date')).toEqual([]);
  const after = await desk.termsOn(id, '2026-11-15');
  expect(textOf(after, 'amount')).toBe('2 000,00 ₽');
  expect(after.terms.flatMap(({ coming: left }) => left)).toEqual([]);
});
