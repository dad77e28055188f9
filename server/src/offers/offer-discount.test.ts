import type { Agreement } from 'shared/contract/agreement/agreement';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { aFile, anOffer, callsOf, type OfferCalls } from './offer.builder';
import { offerTemplates } from './offer-template';
import { offersModule } from './offers-module';

let app: TestApp;
let company: Company;
let calls: OfferCalls;
let buyer: Awaited<ReturnType<Company['employee']>>;

beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, offersModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  buyer = await company.employee();
  calls = callsOf(app, buyer, anOffer(company, buyer));
});
afterAll(() => app.close());

const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: object }>().errors;
const line = (price: string, change: object = {}) => ({
  name: `Позиция за ${price}`,
  measure_id: company.measureId('шт'),
  quantity: '1',
  price,
  vat_mode: 'included',
  vat_rate_id: company.rateId('vat22'),
  ...change,
});
const discounted = (items: object[], discount_percent: string) =>
  calls.add({ items, discount_percent, amount: undefined });

async function converted(offer: CommercialOffer): Promise<Agreement> {
  await aFile(app.db, offer);
  let now = offer;
  const steps: [string, object][] = [
    ['skip-approval', {}],
    ['accept', { date: '2026-11-20' }],
    ['convert-to-agreement', { agreement_type_id: company.typeId('П') }],
  ];
  for (const [action, body] of steps) now = (await calls.act(now, action, body)).json<CommercialOffer>();
  return (await app.as(buyer).get(`/api/agreements/${String(now.agreement?.id)}`)).json<Agreement>();
}

test('a discount of the whole offer is taken from its sum and tax, and the lines stay as they are', async () => {
  const offer = await discounted([line('1000.00', { discount_percent: '10' }), line('220.00')], '5');
  expect(offer).toMatchObject({
    discount_percent: '5.00',
    amount: '1064.00',
    vat_amount: '191.87',
    amount_without_vat: '872.13',
    items: [{ amount: '900.00' }, { amount: '220.00' }],
  });
  const dearer = await calls.patch(offer, { discount_percent: '0' });
  expect(dearer.json()).toMatchObject({ amount: '1120.00', vat_amount: '201.97', lock_version: 2 });
});

test.each([['-1'], ['100.01'], ['5.555'], ['пять'], [null]])('%s is no discount', async (percent) => {
  const answer = await calls.post({ items: [line('10.00')], amount: undefined, discount_percent: percent });
  expect([answer.statusCode, Object.keys(errorsOf(answer))]).toEqual([422, ['discount_percent']]);
});

test('a sum that is typed is the sum: a discount needs lines to be taken from', async () => {
  const answer = await calls.post({ discount_percent: '5' });
  expect(errorsOf(answer)).toEqual({
    discount_percent: ['Скидка считается от позиций: заполните спецификацию или укажите сумму со скидкой'],
  });
});

test('the agreement made of the offer has both discounts in its lines and the same sum', async () => {
  const offer = await discounted([line('1000.00', { discount_percent: '10' }), line('220.00')], '5');
  expect(await converted(offer)).toMatchObject({
    amount: '1064.00',
    amount_is_manual: false,
    items: [{ discount_percent: '14.50' }, { discount_percent: '5.00' }],
  });
});

test('what the discounts come to together is said to the last digit, and the lines add up to what was offered', async () => {
  const offer = await discounted(
    [
      line('99999.99', { discount_percent: '3.5' }),
      line('50000.00', { vat_mode: 'none', vat_rate_id: null }),
      line('333.33', { quantity: '7', vat_mode: 'on_top', vat_rate_id: company.rateId('vat10') }),
    ],
    '2.25',
  );
  const agreement = await converted(offer);
  const { amount, vat_amount, amount_without_vat } = offer;
  expect(agreement).toMatchObject({ amount, vat_amount, amount_without_vat, amount_is_manual: false });
  expect(agreement.items.map(({ discount_percent: percent }) => percent)).toEqual([
    '5.67125',
    '2.25',
    '2.25',
  ]);
  expect(agreement.amount_difference).toBeNull();
});

test('a line that takes what rounding leaves over says its discount by its part', async () => {
  const offer = await discounted([line('0.33'), line('0.33'), line('0.35')], '50');
  const agreement = await converted(offer);
  expect(offer.amount).toBe('0.51');
  expect(agreement).toMatchObject({ amount: '0.51', amount_is_manual: false });
  expect(agreement.items.map(({ amount }) => amount)).toEqual(['0.17', '0.17', '0.17']);
  expect(agreement.items.map(({ discount_percent: percent }) => percent)).toEqual([
    '50.00',
    '50.00',
    '51.428571',
  ]);
});

test('a new revision offers the same discount', async () => {
  const change = { items: [line('100.00')], discount_percent: '5', amount: undefined, direction: 'outgoing' };
  const offer = await calls.add(change);
  await app.db.updateTable('commercial_offers').set({ status: 'sent' }).where('id', '=', offer.id).execute();
  const revision = await calls.act(offer, 'create-revision');
  expect(revision.json()).toMatchObject({ revision: 2, discount_percent: '5.00', amount: '95.00' });
});

test('a text made of a template may name the discount and what it was taken from', async () => {
  const plain = await discounted([line('100.00')], '0');
  const offer = await discounted([line('100.00'), line('1100.00')], '5');
  const valuesOf = async ({ id }: CommercialOffer) => (await offerTemplates.facts(app.db, buyer, id)).values;
  expect(await valuesOf(offer)).toMatchObject({
    'есть общая скидка': true,
    'общая скидка': '5\u00a0%',
    'сумма до скидки': expect.stringContaining('200,00') as string,
  });
  expect(await valuesOf(plain)).toMatchObject({ 'есть общая скидка': false });
});
