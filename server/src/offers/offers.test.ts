import type { ActivityLog } from 'shared/contract/journal/activity-log';
import {
  commercialOffer,
  type CommercialOffer,
  commercialOfferList,
} from 'shared/contract/commercial-offer/commercial-offer';
import type { Actor } from '../platform/http/actor';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { anOffer, aFile, callsOf, type OfferCalls } from './offer.builder';
import { offersModule } from './offers-module';

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

const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;
const line = (change: object = {}) => ({
  name: 'Коммутатор 48 портов',
  measure_id: company.measureId('шт'),
  quantity: '2',
  price: '100.00',
  vat_mode: 'on_top',
  vat_rate_id: company.rateId('vat22'),
  ...change,
});

test('who is calling comes first, then whether they may, then what they send', async () => {
  expect((await app.stranger.get('/api/commercial-offers')).statusCode).toBe(401);
  expect((await app.stranger.post('/api/commercial-offers', {})).statusCode).toBe(401);
  const reader = await company.employee({
    permissions: ['commercial_offers.read', 'commercial_offers.edit'],
  });
  expect((await app.as(reader).post('/api/commercial-offers', {})).statusCode).toBe(403);
  expect((await app.as(buyer).post('/api/commercial-offers', {})).statusCode).toBe(422);
  const newcomer = await company.employee({ permissions: [] });
  expect((await app.as(newcomer).get('/api/commercial-offers')).statusCode).toBe(403);
  expect((await app.as(newcomer).get('/api/commercial-offers/groups/1')).statusCode).toBe(403);
});

test('a new offer is a numbered draft whose sums are those of its lines', async () => {
  const answer = await calls.post({ items: [line(), line({ name: 'Монтаж', price: '50.00' })] });
  expect(answer.statusCode).toBe(201);
  const card = commercialOffer.parse(answer.json());
  expect(card).toMatchObject({
    number: 'КП-2026-0001',
    revision: 1,
    status: 'draft',
    counterparty: { id: company.counterpartyId },
    counterparty_name: 'Лесная Плаза',
    department: { id: company.departmentId },
    amount_without_vat: '300.00',
    vat_amount: '66.00',
    amount: '366.00',
    can: { edit: true, delete: true },
    open_groups: ['essential', 'open', 'service'],
  });
  expect(card.available_actions).toEqual(['skip-approval', 'compare', 'cancel', 'archive']);
  expect((await calls.add()).number).toBe('КП-2026-0002');
  expect((await calls.add({ offer_date: '2025-12-30', vat_rate_id: null })).number).toBe('КП-2025-0001');
});

test('an offer whose day nobody says is of the day it is made on', async () => {
  const made = await calls.add({ offer_date: undefined });
  expect(made.offer_date).toBe('2026-11-20');
  const answer = await calls.post({ offer_date: null });
  expect(errorsOf(answer)).toEqual({ offer_date: ['Это поле обязательно для заполнения'] });
});

test('a lead who is in no book yet is known by name, and found by it', async () => {
  const lead = await calls.add({ counterparty_id: null, counterparty_name: 'Энергомаш' });
  expect(lead).toMatchObject({ counterparty: null, counterparty_name: 'Энергомаш' });
  for (const text of [lead.number, 'энергомаш']) {
    const found = await app.as(buyer).get(`/api/commercial-offers?search=${encodeURIComponent(text)}`);
    expect(commercialOfferList.parse(found.json()).data.map((row) => row.id)).toEqual([lead.id]);
  }
  const known = await calls.patch(lead, { counterparty_id: company.counterpartyId });
  expect(known.json()).toMatchObject({ counterparty_name: 'Лесная Плаза' });
});

test('a list names a counterparty with its legal form, and a lead as it was written', async () => {
  const known = await calls.add();
  const lead = await calls.add({ counterparty_id: null, counterparty_name: 'Энергомаш' });
  const { data } = commercialOfferList.parse((await app.as(buyer).get('/api/commercial-offers')).json());
  const partyOf = (id: number) => data.find((row) => row.id === id)?.party;
  expect(partyOf(known.id)).toEqual({ name_short: 'Лесная Плаза', legal_form: 'ООО' });
  expect(partyOf(lead.id)).toEqual({ name_short: 'Энергомаш', legal_form: null });
});

test('what breaks a rule is refused under its field and makes nothing', async () => {
  const taken = await calls.add();
  const count = () => app.db.selectFrom('commercial_offers').select('id').execute();
  const before = await count();
  const refused: [object, string][] = [
    [{ organization_id: 999_999 }, 'organization_id'],
    [
      { organization_id: company.counterpartyId, counterparty_id: null, counterparty_name: 'Энергомаш' },
      'organization_id',
    ],
    [{ counterparty_id: 999_999 }, 'counterparty_id'],
    [{ counterparty_id: company.organizationId }, 'counterparty_id'],
    [{ counterparty_id: null }, 'counterparty_id'],
    [{ valid_until: '2026-11-01' }, 'valid_until'],
    [{ category_id: 999_999 }, 'category_id'],
    [{ department_id: 999_999 }, 'department_id'],
    [{ responsible_id: 999_999 }, 'responsible_id'],
    [{ currency_code: 'XXX' }, 'currency_code'],
    [{ vat_rate_id: company.rateId('vat20') }, 'vat_rate_id'],
    [{ vat_mode: 'none', vat_rate_id: company.rateId('vat22') }, 'vat_rate_id'],
    [{ items: [line({ quantity: '1.5' })] }, 'items.0.quantity'],
    [{ items: [line(), line({ measure_id: 999_999 })] }, 'items.1.measure_id'],
    [{ items: [line({ vat_rate_id: company.rateId('vat20') })] }, 'items.0.vat_rate_id'],
    [{ delivery_days: 4000 }, 'delivery_days'],
    [{ title: ' ' }, 'title'],
    [{ number: taken.number.toLowerCase() }, 'number'],
    [{ status: 'accepted' }, 'status'],
    [{ is_winner: true }, 'is_winner'],
  ];
  for (const [change, field] of refused) {
    const answer = await calls.post(change);
    expect([answer.statusCode, Object.keys(errorsOf(answer))]).toEqual([422, [field]]);
  }
  expect(await count()).toHaveLength(before.length);
});

test('a narrow scope hides an offer from others, in the list and by address', async () => {
  const record = await calls.add();
  const other = await company.employee({ dataScope: 'own' });
  expect((await app.as(other).get('/api/commercial-offers')).json<{ data: object[] }>().data).toEqual([]);
  expect((await app.as(other).get(calls.at(record))).statusCode).toBe(404);
  expect((await calls.patch(record, { title: 'Чужое' }, other)).statusCode).toBe(404);
  const colleague = await company.employee({
    dataScope: 'department',
    departmentIds: [company.departmentId],
  });
  expect((await app.as(colleague).get(calls.at(record))).statusCode).toBe(200);
});

test('a change is in the history in the words of the form, and a stale one is refused with the present card', async () => {
  const record = await calls.add({ items: [line()] });
  const [first] = record.items;
  const changed = await calls.patch(record, {
    delivery_days: 30,
    items: [{ ...line({ price: '90.00' }), id: first?.id }],
  });
  expect(changed.json()).toMatchObject({ amount: '219.60', lock_version: 2, items: [{ id: first?.id }] });
  const { data } = (await app.as(buyer).get(`${calls.at(record)}/history`)).json<{ data: ActivityLog[] }>();
  expect(data.map((entry) => entry.action_label)).toEqual([
    'Изменение коммерческого предложения',
    'Создание коммерческого предложения',
  ]);
  expect(data[0]?.changes).toContainEqual(
    expect.objectContaining({
      field: 'delivery_days',
      label: 'Срок поставки',
      old: null,
      new: '30\u00a0дней',
    }),
  );
  const stale = await calls.patch(record, { title: 'Опоздавшее' });
  expect(stale.statusCode).toBe(409);
  expect(stale.json<{ current: CommercialOffer }>().current).toMatchObject({ lock_version: 2 });
});

test('the sum of the lines and the name of a known counterparty are the server’s to say', async () => {
  const record = await calls.add({ items: [line()] });
  const refused = await calls.patch(record, { amount: '1.00', counterparty_name: 'Другое имя' });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['counterparty_name', 'amount']);
  const same = await calls.patch(record, { amount: record.amount, counterparty_name: 'Лесная Плаза' });
  expect(same.json()).toMatchObject({ amount: record.amount, lock_version: record.lock_version });
});

test('PUT takes the whole record and nothing less', async () => {
  const record = await calls.add();
  const whole = {
    ...anOffer(company, buyer)(),
    lock_version: record.lock_version,
    title: 'Другая поставка',
    direction: 'outgoing',
    number: null,
    valid_until: '2026-12-20',
    subject: null,
    category_id: null,
    department_id: null,
    counterparty_name: null,
    contact_id: null,
    contact_name: 'Орешкин В. И., +7 900 000-00-00',
    currency_code: 'RUB',
    vat_mode: 'included',
    vat_note: null,
    items: [],
    discount_percent: '0',
    delivery_days: null,
    delivery_terms: null,
    warranty_months: 12,
    payment_terms: null,
    intro_text: null,
    terms_text: null,
  };
  const { warranty_months: _, ...partial } = whole;
  const refused = await app.as(buyer).put(calls.at(record), partial);
  expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['warranty_months']]);
  const answer = await app.as(buyer).put(calls.at(record), whole);
  expect(answer.json()).toMatchObject({
    title: 'Другая поставка',
    direction: 'outgoing',
    number: record.number,
    counterparty_name: 'Лесная Плаза',
    contact_name: 'Орешкин В. И., +7 900 000-00-00',
    warranty_months: 12,
  });
});

test('a renamed counterparty is renamed in its offers', async () => {
  const record = await calls.add();
  const rename = (name_short: string) =>
    app.db
      .updateTable('counterparties')
      .set({ name_short })
      .where('id', '=', company.counterpartyId)
      .execute();
  await rename('Лесная Плаза Плюс');
  expect((await calls.get(record)).counterparty_name).toBe('Лесная Плаза Плюс');
  await rename('Лесная Плаза');
});

test('a draft is deleted and leaves its number to nobody, what was sent is not', async () => {
  const record = await calls.add();
  const remove = (one: CommercialOffer) =>
    app.as(buyer).delete(`${calls.at(one)}?lock_version=${String(one.lock_version)}`);
  expect((await remove(record)).statusCode).toBe(204);
  expect((await app.as(buyer).get(calls.at(record))).statusCode).toBe(404);
  const kept = await calls.add({ direction: 'outgoing' });
  expect(kept.number).not.toBe(record.number);
  await aFile(app.db, kept);
  const sent = await calls.act(kept, 'send', { date: '2026-11-20', sent_to: 'Орешкину' });
  expect((await remove(sent.json())).statusCode).toBe(423);
});
