import { addendum, addendumList } from 'shared/contract/addendum';
import { commercialOffer, commercialOfferList } from 'shared/contract/commercial-offer';
import { addendumsModule } from '../addendums/addendums-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { offersModule } from './offers-module';

let app: TestApp;
let company: Company;
let owner: Actor;
let offerId: number;
let addendumId: number;

beforeAll(async () => {
  app = await startTestApp({ modules: [offersModule, addendumsModule] });
  company = await aCompany(app.db);
  owner = await company.employee({ dataScope: 'own' });
  const agreement = await anAgreement(app.db, company, { responsible_id: owner.id, number: '8/2026-П' });
  const offer = await app.db
    .insertInto('commercial_offers')
    .values({
      number: 'КП-2026-0001',
      offer_date: '2026-11-01',
      direction: 'incoming',
      title: 'Поставка трансформаторов',
      organization_id: company.organizationId,
      counterparty_name: 'Энергомаш',
      responsible_id: owner.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  offerId = offer.id;
  const change = await app.db
    .insertInto('addendums')
    .values({
      agreement_id: agreement,
      number: '1',
      title: 'О продлении срока',
      responsible_id: owner.id,
      kinds: ['extension'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  addendumId = change.id;
});
afterAll(() => app.close());

test.each(['commercial-offers', 'addendums'])(
  '%s: a stranger logs in first, a newcomer is refused',
  async (resource) => {
    expect((await app.stranger.get(`/api/${resource}`)).statusCode).toBe(401);
    const newcomer = await company.employee({ permissions: [] });
    expect((await app.as(newcomer).get(`/api/${resource}`)).statusCode).toBe(403);
    expect((await app.as(newcomer).get(`/api/${resource}/1`)).statusCode).toBe(403);
  },
);

test('an offer is found by its number and by a lead that is in no book yet, and opened', async () => {
  for (const text of ['2026-0001', 'энергомаш', 'трансформатор']) {
    const found = await app.as(owner).get(`/api/commercial-offers?search=${encodeURIComponent(text)}`);
    expect(commercialOfferList.parse(found.json()).data.map((row) => row.id)).toEqual([offerId]);
  }
  const card = await app.as(owner).get(`/api/commercial-offers/${String(offerId)}`);
  expect(commercialOffer.parse(card.json())).toMatchObject({
    counterparty_name: 'Энергомаш',
    status: 'draft',
  });
});

test('an addendum names its agreement and is seen by whoever sees that', async () => {
  const found = await app.as(owner).get(`/api/addendums?search=${encodeURIComponent('8/2026')}`);
  expect(addendumList.parse(found.json()).data.map((row) => row.agreement.name)).toEqual(['№ 8/2026-П']);
  const card = await app.as(owner).get(`/api/addendums/${String(addendumId)}`);
  expect(addendum.parse(card.json())).toMatchObject({
    kinds: ['extension'],
    counterparty_name: 'Лесная Плаза',
  });
});

test('a narrow scope hides both from others, in the list and by address', async () => {
  const other = await company.employee({ dataScope: 'own' });
  for (const [resource, id] of [
    ['commercial-offers', offerId],
    ['addendums', addendumId],
  ] as const) {
    expect((await app.as(other).get(`/api/${resource}`)).json<{ data: object[] }>().data).toEqual([]);
    expect((await app.as(other).get(`/api/${resource}/${String(id)}`)).statusCode).toBe(404);
  }
});
