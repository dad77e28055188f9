import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, type Company } from '../../agreements/company.builder';
import { filesModule } from '../../files/files-module';
import { handbooksModule } from '../../handbooks/handbooks-module';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { aFile, anOffer, callsOf, type OfferCalls } from '../offer.builder';
import { offersModule } from '../offers-module';

const NOW = new Date('2026-11-20T09:00:00Z');
let app: TestApp;
let company: Company;
let buyer: Actor;
let calls: OfferCalls;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, agreementsModule, handbooksModule, offersModule],
    now: NOW,
  });
  company = await aCompany(app.db);
  buyer = await company.employee();
  calls = callsOf(app, buyer, anOffer(company, buyer));
});
afterAll(() => app.close());

const errorsOf = (answer: { json: () => unknown }) => (answer.json() as { errors: unknown }).errors;

async function reason(name: string): Promise<number> {
  const found = await app.as(buyer).get('/api/decision-reasons?per_page=100');
  const rows = found.json<{ data: { id: number; name: string }[] }>().data;
  return rows.find((row) => row.name === name)?.id ?? 0;
}

async function sent(): Promise<CommercialOffer> {
  const draft = await calls.add({ direction: 'outgoing' });
  await aFile(app.db, draft);
  const answer = await calls.act(draft, 'send', { date: '2026-11-12', sent_to: 'Орешкину В. И.' });
  expect(answer.statusCode).toBe(200);
  return answer.json<CommercialOffer>();
}

describe('a decision', () => {
  test('bears a reason of the book: the card, the journal and the register know it', async () => {
    const offer = await sent();
    const price = await reason('Цена');
    expect(errorsOf(await calls.act(offer, 'decline', { date: '2026-11-20' }))).toEqual({
      reason: ['Выберите причину или напишите её'],
    });
    const declined = await calls.act(offer, 'decline', { date: '2026-11-20', decision_reason_id: price });
    expect(declined.json()).toMatchObject({
      status: 'declined',
      decision_at: '2026-11-20',
      decision_reason: { id: price, name: 'Цена' },
      decision_comment: null,
    });
    const history = await app.as(buyer).get(`${calls.at(offer)}/history`);
    expect(history.json<{ data: { changes: unknown[] }[] }>().data[0]?.changes).toContainEqual({
      field: 'decision_reason_id',
      label: 'Причина решения',
      old: null,
      new: 'Цена',
    });
    const register = await app
      .as(buyer)
      .get(`/api/commercial-offers?filter[decision_reason_id]=${String(price)}`);
    expect(register.json<{ data: { id: number }[] }>().data.map(({ id }) => id)).toEqual([offer.id]);
    const remove = await app.as(buyer).delete(`/api/decision-reasons/${String(price)}`, { lock_version: 1 });
    expect(remove.statusCode).toBe(423);
  });

  test('takes no reason that is out of use', async () => {
    const offer = await sent();
    const term = await reason('Сроки');
    await app.as(buyer).post(`/api/decision-reasons/${String(term)}/archive`, { lock_version: 1 });
    const refused = await calls.act(offer, 'accept', { date: '2026-11-20', decision_reason_id: term });
    expect([refused.statusCode, errorsOf(refused)]).toEqual([
      422,
      { decision_reason_id: ['Выберите значение из списка'] },
    ]);
    expect(await calls.get(offer)).toMatchObject({ status: 'sent', decision_at: null });
  });
});

describe('that an offer was opened', () => {
  test('of an incoming one is known when who is responsible opens it, and not from others', async () => {
    const other = await company.employee();
    const offer = await calls.add();
    await app.as(other).get(calls.at(offer));
    expect(offer.viewed_at).toBeNull();
    const first = await calls.get(offer);
    expect(first).toMatchObject({ viewed_at: NOW.toISOString(), lock_version: offer.lock_version });
    const outgoing = await calls.add({ direction: 'outgoing' });
    expect(await calls.get(outgoing)).toMatchObject({ viewed_at: null });
  });

  test('of an outgoing one is said by hand, once, and not before it was sent', async () => {
    const offer = await sent();
    const mark = (record: CommercialOffer, date: string) => calls.act(record, 'mark-viewed', { date });
    expect(errorsOf(await mark(offer, '2026-11-11'))).toEqual({
      date: ['Предложение отправлено 12.11.2026'],
    });
    const marked = await mark(offer, '2026-11-13');
    expect(marked.json()).toMatchObject({ status: 'sent', viewed_at: '2026-11-12T21:00:00.000Z' });
    expect(marked.json<CommercialOffer>().available_actions).not.toContain('mark-viewed');
    expect((await mark(marked.json<CommercialOffer>(), '2026-11-14')).statusCode).toBe(409);
  });
});

describe('the contact of an offer', () => {
  const aContact = async (counterpartyId: number) => {
    const { id } = await app.db
      .insertInto('counterparty_contacts')
      .values({ counterparty_id: counterpartyId, name: 'Орешкин Виктор', phone: '+7 900 000-00-00' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('is one of its counterparty’s people, and the name stays when the contact is gone', async () => {
    const own = await aContact(company.counterpartyId);
    const strange = await aContact(company.organizationId);
    const refused = await calls.post({ contact_id: strange });
    expect(errorsOf(refused)).toEqual({ contact_id: ['Выберите контакт этого контрагента'] });
    const lead = { counterparty_id: null, counterparty_name: 'Энергомаш', contact_id: own };
    expect(errorsOf(await calls.post(lead))).toHaveProperty('contact_id');
    const offer = await calls.add({ contact_id: own });
    expect(offer).toMatchObject({
      contact: { id: own, name: 'Орешкин Виктор', phone: '+7 900 000-00-00' },
      contact_name: 'Орешкин Виктор',
    });
    await app.db.deleteFrom('counterparty_contacts').where('id', '=', own).execute();
    expect(await calls.get(offer)).toMatchObject({ contact: null, contact_name: 'Орешкин Виктор' });
  });
});
