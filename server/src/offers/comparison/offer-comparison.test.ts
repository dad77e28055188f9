import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { offerComparison, type OfferComparison } from 'shared/contract/commercial-offer/offer-comparison';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Actor } from '../../platform/http/actor';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, type Company } from '../../agreements/company.builder';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { aFile, anOffer, callsOf, type OfferCalls } from '../offer.builder';
import { offersModule } from '../offers-module';

let app: TestApp;
let company: Company;
let buyer: Actor;
let calls: OfferCalls;

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

type Answer = Awaited<ReturnType<OfferCalls['act']>>;
const errorsOf = (answer: Answer) => answer.json<{ errors: Record<string, string[]> }>().errors;

const priced = (name: string, price: string, change: object = {}) => ({
  name,
  measure_id: company.measureId('шт'),
  quantity: '10',
  price,
  vat_mode: 'included',
  vat_rate_id: company.rateId('vat22'),
  ...change,
});
async function rivals(...offers: object[]): Promise<CommercialOffer[]> {
  const made: CommercialOffer[] = [];
  for (const change of offers) made.push(await calls.add(change));
  const [first, ...others] = made;
  if (first === undefined) return [];
  for (const other of others) {
    const answer = await calls.act(await calls.get(other), 'compare', { offer_id: first.id });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
  }
  return Promise.all([first, ...others].map((offer) => calls.get(offer)));
}
const compared = (group: number | null | undefined, actor = buyer) =>
  app.as(actor).get(`/api/commercial-offers/groups/${String(group)}`);
const comparisonOf = async (offer: CommercialOffer | undefined): Promise<OfferComparison> =>
  offerComparison.parse((await compared(offer?.competitor_group_id)).json());

test('a discount of the whole offer is in the price of each of its lines', async () => {
  const [one, two] = await rivals(
    { items: [priced('Щит', '100.00'), priced('Ввод', '50.00')], discount_percent: '20' },
    { items: [priced('Щит', '90.00'), priced('Ввод', '45.00')] },
  );
  const { offers, lines } = await comparisonOf(one);
  expect(
    offers.map(({ id, amount, discount_percent: percent, best }) => [id, amount, percent, best]),
  ).toEqual([
    [one?.id, '1200.00', '20.00', ['amount']],
    [two?.id, '1350.00', '0.00', []],
  ]);
  expect(lines.map(({ prices }) => prices.map(({ price, is_best }) => [price, is_best]))).toEqual([
    [
      ['80.00', true],
      ['90.00', false],
    ],
    [
      ['40.00', true],
      ['45.00', false],
    ],
  ]);
});

test('prices of one need stand side by side, tax and discount included, and the best are marked', async () => {
  const [one, two, three] = await rivals(
    { items: [priced('Кабель ВВГ', '122.00'), priced('Монтаж', '50.00')], delivery_days: 30 },
    // Dearer by its number, cheaper once the discount is taken off and the tax is put on top.
    {
      items: [
        priced('кабель  ввг', '110.00', { vat_mode: 'on_top', discount_percent: '20' }),
        priced('Монтаж', '60.00'),
      ],
      delivery_days: 10,
      warranty_months: 24,
    },
    { items: [priced('Кабель ВВГ', '90.00')], delivery_days: 10, warranty_months: 12 },
  );
  const table = await comparisonOf(one);
  expect(
    table.lines.map(({ name, prices }) => [name, prices.map((p) => [p.offer_id, p.price, p.is_best])]),
  ).toEqual([
    [
      'Кабель ВВГ',
      [
        [one?.id, '122.00', false],
        [two?.id, '107.36', false],
        [three?.id, '90.00', true],
      ],
    ],
    [
      'Монтаж',
      [
        [one?.id, '50.00', true],
        [two?.id, '60.00', false],
      ],
    ],
  ]);
  // The third is the cheapest because it leaves the work out: it wins a line, not the sum.
  expect(table.offers.map(({ amount, is_complete, best }) => [amount, is_complete, best])).toEqual([
    ['1720.00', true, []],
    ['1673.60', true, ['amount', 'delivery_days', 'warranty_months']],
    ['900.00', false, ['delivery_days']],
  ]);
});

test('prices in different currencies are shown and not judged', async () => {
  const [one] = await rivals(
    { items: [priced('Сервер', '100.00')] },
    { items: [priced('Сервер', '90.00')], currency_code: 'USD' },
  );
  const table = await comparisonOf(one);
  expect(table.has_one_currency).toBe(false);
  expect(table.lines[0]?.prices.map(({ is_best }) => is_best)).toEqual([false, false]);
  expect(table.offers.flatMap(({ best }) => best)).toEqual([]);
});

test('an offer is compared with another incoming one that waits for a decision, and once', async () => {
  const [one, two] = await rivals({}, {});
  const [other] = await rivals({}, {});
  const outgoing = await calls.add({ direction: 'outgoing' });
  const cancelled = (await calls.act(await calls.add(), 'cancel', { reason: 'Нет' })).json<CommercialOffer>();
  if (one === undefined) throw new Error('There are two');
  for (const id of [one.id, two?.id, other?.id, outgoing.id, cancelled.id, 999_999]) {
    expect(errorsOf(await calls.act(one, 'compare', { offer_id: id }))).toHaveProperty('offer_id');
  }
  expect((await calls.act(outgoing, 'compare', { offer_id: one.id })).statusCode).toBe(409);
  const stranger = await company.employee({ dataScope: 'own' });
  expect((await compared(one.competitor_group_id, stranger)).statusCode).toBe(404);
  expect((await compared(999_999)).statusCode).toBe(404);
});

test('the journal of each offer names the one it is compared with', async () => {
  const [one, two] = await rivals({ title: 'Щиты первого' }, { title: 'Щиты второго' });
  const told = async (offer: CommercialOffer | undefined) => {
    const answer = await app.as(buyer).get(`/api/commercial-offers/${String(offer?.id)}/history`);
    const lines = answer.json<{ data: ActivityLog[] }>().data;
    return lines.find(({ action }) => action === 'commercial_offer.compare')?.changes;
  };
  const beside = (offer: CommercialOffer | undefined) => [
    {
      label: 'Сравнивается с предложением',
      new: `№\u00a0${String(offer?.number)} «${String(offer?.title)}»`,
    },
  ];
  expect(await told(one)).toMatchObject(beside(two));
  expect(await told(two)).toMatchObject(beside(one));
});

test('a group has one winner: the one before it is told, and after an agreement nobody is chosen', async () => {
  const [one, two] = await rivals({}, {});
  if (one === undefined || two === undefined) throw new Error('There are two');
  const first = (await calls.act(one, 'choose-winner')).json<CommercialOffer>();
  expect(first.is_winner).toBe(true);
  expect((await calls.act(first, 'choose-winner')).statusCode).toBe(409);
  expect((await calls.act(two, 'choose-winner')).json()).toMatchObject({ is_winner: true });
  const lost = await calls.get(one);
  expect(lost).toMatchObject({ is_winner: false, lock_version: first.lock_version + 1 });
  await aFile(app.db, two);
  let now = await calls.get(two);
  for (const [action, body] of [
    ['skip-approval', {}],
    ['accept', { date: '2026-11-20' }],
    ['convert-to-agreement', { agreement_type_id: company.typeId('П') }],
  ] as const) {
    now = (await calls.act(now, action, body)).json<CommercialOffer>();
  }
  expect(now).toMatchObject({ status: 'converted', is_winner: true });
  expect(errorsOf(await calls.act(lost, 'choose-winner'))).toHaveProperty('status');
  expect(lost.available_actions).toContain('choose-winner');
  expect((await calls.get(lost)).available_actions).not.toContain('choose-winner');
});

test('what another offer of the comparison has come before is taken when that is confirmed alone', async () => {
  const [one, two] = await rivals({ number: 'КП-67' }, {});
  if (one === undefined || two === undefined) throw new Error('There are two');
  await aFile(app.db, one);
  await aFile(app.db, two);
  const taken = async (offer: CommercialOffer, action: string, body: object = {}) =>
    calls.act(await calls.get(offer), action, body);
  await taken(one, 'choose-winner');
  await taken(one, 'skip-approval');
  await taken(two, 'skip-approval');
  const day = { date: '2026-11-20' };
  const asked = await taken(two, 'accept', day);
  expect(asked.statusCode).toBe(409);
  expect(errorsOf(asked).confirmed?.[0]).toMatch(/победителем выбрано предложение №\u00a0КП-67 «/);
  expect((await taken(two, 'accept', { ...day, confirmed: true })).statusCode).toBe(200);
  expect((await taken(one, 'accept', day)).statusCode).toBe(200);
  const type = { agreement_type_id: company.typeId('П') };
  expect((await taken(two, 'convert-to-agreement', type)).statusCode).toBe(409);
  expect((await taken(one, 'convert-to-agreement', type)).statusCode).toBe(200);
  const late = await taken(two, 'convert-to-agreement', type);
  expect(errorsOf(late).confirmed?.[0]).toMatch(/договором уже стало предложение №\u00a0КП-67 «/);
  const meant = await taken(two, 'convert-to-agreement', { ...type, confirmed: true });
  expect(meant.json()).toMatchObject({ status: 'converted' });
});

test('a winner that was declined is not asked about, and one that is not seen is not named', async () => {
  const narrow = await company.employee({ dataScope: 'own' });
  const [one, two] = await rivals({ number: 'КП-ТАЙНА-78' }, { responsible_id: narrow.id });
  if (one === undefined || two === undefined) throw new Error('There are two');
  await calls.act(one, 'choose-winner');
  await aFile(app.db, two);
  await calls.act(await calls.get(two), 'skip-approval');
  const day = { date: '2026-11-20' };
  const asked = await calls.by(narrow).act(await calls.get(two), 'accept', day);
  expect(asked.statusCode).toBe(409);
  expect(errorsOf(asked).confirmed?.[0]).toMatch(/^В сравнении победителем выбрано другое предложение\. /);
  expect(asked.payload).not.toContain('ТАЙНА');
  const set = { status: 'declined' } as const;
  await app.db.updateTable('commercial_offers').set(set).where('id', '=', one.id).execute();
  expect((await calls.act(await calls.get(two), 'accept', day)).statusCode).toBe(200);
});

test('two winners chosen at once leave one', async () => {
  const [one, two, three] = await rivals({}, {}, {});
  if (one === undefined || two === undefined || three === undefined) throw new Error('There are three');
  await calls.act(one, 'choose-winner');
  const answers = await Promise.all([calls.act(two, 'choose-winner'), calls.act(three, 'choose-winner')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { offers } = await comparisonOf(one);
  expect(offers.filter(({ is_winner }) => is_winner)).toHaveLength(1);
});

test('a chosen offer that is cancelled has won nothing', async () => {
  const [one, two] = await rivals({}, {});
  if (one === undefined || two === undefined) throw new Error('There are two');
  const won = (await calls.act(one, 'choose-winner')).json<CommercialOffer>();
  const cancelled = await calls.act(won, 'cancel', { reason: 'Закупка не состоится' });
  expect(cancelled.json()).toMatchObject({ status: 'cancelled', is_winner: false });
  expect((await comparisonOf(two)).offers.map(({ id, is_winner }) => [id, is_winner])).toEqual([
    [two.id, false],
  ]);
});

test.each<[string, (offer: CommercialOffer) => Promise<unknown>]>([
  ['leaves', (offer) => calls.act(offer, 'leave-comparison')],
  ['is deleted', (offer) => app.as(buyer).delete(calls.at(offer), { lock_version: offer.lock_version })],
])('an offer is compared with nothing, and has won nothing, once the only other one %s', async (_, end) => {
  const [one, two] = await rivals({}, {});
  if (one === undefined || two === undefined) throw new Error('There are two');
  const won = (await calls.act(one, 'choose-winner')).json<CommercialOffer>();
  await end(two);
  const left = await calls.get(one);
  expect(left).toMatchObject({
    competitor_group_id: null,
    is_winner: false,
    lock_version: won.lock_version + 1,
  });
  expect(left.available_actions).not.toContain('leave-comparison');
  expect((await compared(one.competitor_group_id)).statusCode).toBe(404);
  const journal = (await app.as(buyer).get(`${calls.at(one)}/history`)).json<{ data: ActivityLog[] }>().data;
  expect(journal[0]).toMatchObject({ action_label: 'Исключение предложения из сравнения' });
});

test('who leaves the comparison or is replaced stands in it no more, a revision does', async () => {
  const [one, two, three] = await rivals({}, {}, {});
  if (one === undefined || two === undefined || three === undefined) throw new Error('There are three');
  await calls.act(two, 'leave-comparison');
  expect((await comparisonOf(one)).offers.map(({ id }) => id)).toEqual([one.id, three.id]);
  await app.db
    .updateTable('commercial_offers')
    .set({ status: 'expired', is_winner: true })
    .where('id', '=', three.id)
    .execute();
  const revision = (await calls.act(three, 'create-revision')).json<CommercialOffer>();
  const { offers } = await comparisonOf(one);
  expect(offers.map(({ id, is_winner }) => [id, is_winner])).toEqual([
    [one.id, false],
    [revision.id, false],
  ]);
});

test('the journal of an offer does not name a rival its reader does not see', async () => {
  const narrow = await company.employee({ dataScope: 'own' });
  const secret = 'КП-ТАЙНА-77';
  const rival = await calls.add({ number: secret });
  const own = await calls.add({ responsible_id: narrow.id });
  expect((await calls.act(own, 'compare', { offer_id: rival.id })).statusCode).toBe(200);
  for (const path of [`${calls.at(own)}/history`, '/api/activity-logs?per_page=50']) {
    const [seen, whole] = [await app.as(narrow).get(path), await app.as(buyer).get(path)];
    expect(seen.json<{ data: ActivityLog[] }>().data).toContainEqual(
      expect.objectContaining({
        changes: [expect.objectContaining({ label: 'Сравнивается с предложением', new: 'Нет доступа' })],
      }),
    );
    expect([seen.body.includes(secret), whole.body.includes(secret)]).toEqual([false, true]);
  }
});
