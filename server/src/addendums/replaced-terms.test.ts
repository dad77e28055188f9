import type { Addendum } from 'shared/contract/addendum/addendum';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { meetDay } from './addendum-day.service';
import { aTermsDesk, errorsOf, said, textOf } from './terms-desk.builder';

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let app: Desk['app'];
let company: Desk['company'];
let lawyer: Desk['lawyer'];
let signed: Desk['signed'];
let post: Desk['post'];
let read: Desk['read'];
let sign: Desk['sign'];
let made: Desk['made'];
let termsOn: Desk['termsOn'];
let card: Desk['card'];
beforeAll(async () => {
  ({ app, company, lawyer, signed, post, read, sign, made, termsOn, card } = await aTermsDesk());
});
afterAll(() => app.close());

/** The same server on another morning. */
const morningOf = (day: string) => ({ ...app.deps, now: () => new Date(`${day}T00:02:00+03:00`) });

test('an addendum all of whose changes are overwritten is replaced', async () => {
  const id = await signed();
  const first = await made(id, [{ field: 'amount', new_value: '13000000.00' }], {
    effective_from: '2026-11-01',
  });
  const second = await made(id, [{ field: 'amount', new_value: '14000000.00' }], {
    effective_from: '2026-11-02',
  });
  expect((await read(first.id)).status).toBe('superseded');
  expect((await read(second.id)).status).toBe('effective');
  expect(textOf(await termsOn(id, '2026-11-01'), 'amount')).toBe('13 000 000,00 ₽');
});

test('a change that held until a day gives the register back what was there before', async () => {
  const id = await signed();
  await made(id, [{ field: 'amount', new_value: '13000000.00' }], { effective_to: '2026-11-30' });
  expect((await card(id)).effective?.amount).toBe('13000000.00');
  const { effective_review_on } = await app.db
    .selectFrom('agreements')
    .select('effective_review_on')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(effective_review_on).toBe('2026-12-01');
  expect(textOf(await termsOn(id, '2026-12-01'), 'amount')).toBe('12 000 000,00 ₽');
  await meetDay(morningOf('2026-12-01'), '2026-12-01');
  expect((await card(id)).effective).toBeNull();
});

test('another side is found by the register, and by the name it bears after a merge', async () => {
  const id = await signed({ title: 'Замена стороны' });
  const { id: heir } = await app.db
    .insertInto('counterparties')
    .values({
      is_own: false,
      type: 'legal',
      legal_form: 'АО',
      name_short: 'Правопреемник',
      name_full: 'АО Правопреемник',
      inn: '7736207543',
      kpp: '770101001',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const alone = await post(id, [{ field: 'counterparty_id', new_value: heir }], { kinds: ['party_change'] });
  expect(alone.statusCode).toBe(201);
  await sign(alone.json<Addendum>().id);
  const listed = async (counterparty: number) =>
    said<{ data: AgreementRow[] }>(
      await app
        .as(lawyer)
        .get(`/api/agreements?filter[counterparty_id][]=${String(counterparty)}&per_page=100`),
    ).data.filter((row) => row.id === id);
  expect(await listed(heir)).toMatchObject([{ counterparty: { name_short: 'Правопреемник' } }]);
  expect(await listed(company.counterpartyId)).toEqual([]);
  expect(await card(id)).toMatchObject({
    counterparty: { id: company.counterpartyId },
    effective: { counterparty: { id: heir } },
  });
  // What a merge of counterparties does to everything that names one.
  await app.db
    .updateTable('agreements')
    .set({ effective_counterparty_id: company.counterpartyId } as never)
    .where('id', '=', id)
    .execute();
  const { effective_terms: kept } = await app.db
    .selectFrom('agreements')
    .select('effective_terms')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept?.counterparty_id?.value).toBe(company.counterpartyId);
  expect(await listed(company.counterpartyId)).toHaveLength(1);
});

test('another rate of tax on top of the lines moves the sum of the agreement', async () => {
  const rates = { vat_mode: 'on_top' as const, vat_rate_id: company.rateId('vat20') };
  const id = await signed({
    ...rates,
    amount: '1200.00',
    vat_amount: '200.00',
    amount_without_vat: '1000.00',
  });
  await app.db
    .insertInto('agreement_items')
    .values({
      agreement_id: id,
      position: 1,
      name: 'Обслуживание',
      measure_id: company.measureId('шт'),
      quantity: '1',
      price: '1000.00',
      ...rates,
      amount: '1200.00',
      vat_amount: '200.00',
      amount_without_vat: '1000.00',
    })
    .execute();
  await made(id, [{ field: 'vat_rate_id', new_value: company.rateId('vat22') }]);
  expect((await card(id)).effective).toMatchObject({
    amount: '1220.00',
    vat_amount: '220.00',
    vat_rate: { percent: '22.00' },
    changed: { amount: { number: '1' }, vat_rate_id: { number: '1' } },
  });
});

test('the price of a line moves the sum of the agreement', async () => {
  const id = await signed({ amount: '1220.00' });
  const item = await app.db
    .insertInto('agreement_items')
    .values({
      agreement_id: id,
      position: 1,
      name: 'Кабель',
      measure_id: company.measureId('шт'),
      quantity: '10',
      price: '122.00',
      vat_mode: 'included',
      vat_rate_id: company.rateId('vat20'),
      amount: '1220.00',
      vat_amount: '203.33',
      amount_without_vat: '1016.67',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = {
    target: 'item',
    target_id: item.id,
    operation: 'set',
    field: 'price',
    new_value: '200.00',
  };
  expect(errorsOf(await post(id, [], { changes: [{ ...change, target_id: 1_000_000 }] }))).toHaveProperty([
    'changes.0.target_id',
  ]);
  const addendum = await made(id, [], { changes: [change] });
  expect(addendum.changes).toMatchObject([{ label: 'Кабель: цена', old: '122,00 ₽', new: '200,00 ₽' }]);
  expect((await card(id)).effective).toMatchObject({ amount: '2000.00', vat_amount: '333.33' });
  const terms = await termsOn(id);
  expect(textOf(terms, `items.${String(item.id)}.price`)).toBe('200,00 ₽');
  expect(textOf(terms, 'amount')).toBe('2 000,00 ₽');
});
