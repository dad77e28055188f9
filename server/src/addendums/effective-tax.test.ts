import type { Agreement } from 'shared/contract/agreement/agreement';
import { aTermsDesk, errorsOf } from './terms-desk.builder';

let desk: Awaited<ReturnType<typeof aTermsDesk>>;
beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

/** An agreement in force for ten racks at 100,00 each, 22 % of tax included. */
async function withRacks(given: object = {}) {
  const { app, company, lawyer } = desk;
  const items = [company.item({ name: 'Стойка', quantity: '10', price: '100.00' })];
  const body = { ...company.draft(lawyer), items, ...given };
  const made = (await app.as(lawyer).post('/api/agreements', body)).json<Agreement>();
  await app.db
    .updateTable('agreements')
    .set({ status: 'active', agreement_date: '2026-03-12' })
    .where('id', '=', made.id)
    .execute();
  return made;
}

const montage = (given: object = {}) => {
  const line = desk.company.item({ name: 'Монтаж', quantity: '1', price: '1000.00', ...given });
  return { target: 'item', operation: 'add', field: null, new_value: null, ...line } as never;
};

test('lines that come to the same sum under another tax change the tax in force', async () => {
  const { id, items, vat_amount } = await withRacks();
  const out = { target: 'item', target_id: items[0]?.id, operation: 'remove' } as never;
  const made = await desk.made(id, [out, montage({ vat_rate_id: desk.company.rateId('vat10') })]);
  expect(vat_amount).toBe('180.33');
  expect((await desk.card(id)).effective).toMatchObject({
    amount: '1000.00',
    vat_amount: '90.91',
    changed: { vat_amount: { id: made.id } },
  });
});

test('a sum that is given by hand has the tax of the lines in force', async () => {
  const given = { amount: '900.00', amount_is_manual: true, vat_rate_id: desk.company.rateId('vat22') };
  const { id } = await withRacks(given);
  await desk.made(id, [montage({ vat_mode: 'none', vat_rate_id: null })]);
  expect((await desk.card(id)).effective).toMatchObject({ amount: '900.00', vat_amount: '81.15' });
});

test('a line that changes neither sum nor tax leaves both as they were signed, and is marked as changed', async () => {
  const { id, items } = await withRacks();
  const made = await desk.made(id, [
    { target: 'item', target_id: items[0]?.id ?? 0, field: 'name', new_value: 'Стойка 19″' },
  ]);
  const { effective } = await desk.card(id);
  expect(effective?.changed).toEqual({ items: { id: made.id, number: made.number } });
  expect(effective).toMatchObject({ amount: '1000.00', vat_amount: '180.33' });
});

test('the sum rests on the addendum that moved it, whatever came after it without moving it', async () => {
  const { id, items } = await withRacks();
  const price = { target: 'item', target_id: items[0]?.id ?? 0, field: 'price', new_value: '120.00' };
  const raised = await desk.made(id, [price], { effective_from: '2026-11-16' });
  await desk.made(id, [{ field: 'vat_rate_id', new_value: desk.company.rateId('vat10') }], {
    effective_from: '2026-11-18',
  });
  const renamed = { target: 'item', target_id: items[0]?.id ?? 0, field: 'name', new_value: 'Стойка 19″' };
  await desk.made(id, [renamed], { effective_from: '2026-11-19' });
  const amount = (await desk.termsOn(id)).terms.find(({ key }) => key === 'amount');
  expect(amount?.origin).toMatchObject({ from: '2026-11-16', addendum: { id: raised.id } });
  expect(amount?.history.map(({ text }) => text)).toEqual(['1 000,00 ₽', '1 200,00 ₽']);
  expect((await desk.card(id)).effective?.changed.amount).toMatchObject({ id: raised.id });
});

const ofTax = (rate: string) => [{ field: 'vat_rate_id', new_value: desk.company.rateId(rate) }];

test('a line that was added under the tax of its day follows the tax of the agreement from then on', async () => {
  const { id } = await withRacks({ vat_rate_id: desk.company.rateId('vat5') });
  await desk.made(id, ofTax('vat7'), { effective_from: '2026-11-16' });
  const line = montage({ vat_rate_id: desk.company.rateId('vat7') });
  await desk.made(id, [line], { effective_from: '2026-11-17' });
  await desk.made(id, ofTax('vat22'), { effective_from: '2026-11-18' });
  expect((await desk.card(id)).effective).toMatchObject({ amount: '2000.00', vat_amount: '360.66' });
});

test('a line of a rate of its own keeps it when the tax of the agreement comes to it and goes on', async () => {
  const { id } = await withRacks({ vat_rate_id: desk.company.rateId('vat22') });
  const own = montage({ vat_rate_id: desk.company.rateId('vat10') });
  await desk.made(id, [own], { effective_from: '2026-11-16' });
  await desk.made(id, ofTax('vat7'), { effective_from: '2026-11-17' });
  expect((await desk.card(id)).effective).toMatchObject({ amount: '2000.00', vat_amount: '156.33' });
});

test('of an agreement older than its rate the lines may still be changed', async () => {
  const { app, company } = desk;
  const { id, items } = await withRacks();
  const rate = company.rateId('vat22');
  await app.db
    .updateTable('agreements')
    .set({ agreement_date: '2025-12-09', start_date: '2025-12-09' })
    .where('id', '=', id)
    .execute();
  const price = { target: 'item', target_id: items[0]?.id ?? 0, field: 'price', new_value: '120.00' };
  const old = await desk.post(id, [price, montage({ vat_rate_id: rate })], { effective_from: '2025-12-20' });
  expect(errorsOf(old)).toEqual({ 'changes.1.vat_rate_id': [expect.stringContaining('2026')] });
  expect((await desk.post(id, [price, montage({ vat_rate_id: rate })])).statusCode).toBe(201);
});
