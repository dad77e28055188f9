import type { Agreement } from 'shared/contract/agreement/agreement';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { offersModule } from '../../offers/offers-module';
import { anOffer } from '../../offers/offer.builder';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { aCompany, type Company } from '../company.builder';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, offersModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const line = (position: number, name: string, more: object = {}) => company.item({ position, name, ...more });
const namesOf = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name);
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: object }>().errors;

describe('lines that say their places', () => {
  it('stand in that order in a new agreement, and come back as they were read', async () => {
    const lawyer = await company.employee();
    const as = app.as(lawyer);
    const items = [line(2, 'Второй'), line(1, 'Первый')];
    const made = await as.post('/api/agreements', { ...company.draft(lawyer), items });
    expect(made.statusCode).toBe(201);
    const { id } = made.json<Agreement>();
    const card = (await as.get(`/api/agreements/${String(id)}`)).json<Agreement>();
    expect(namesOf(card)).toEqual(['Первый', 'Второй']);
    const again = [line(20, 'Первый'), line(10, 'Второй'), line(30, 'Третий')];
    const { lock_version } = card;
    const changed = await as.patch(`/api/agreements/${String(id)}`, { lock_version, items: again });
    expect(namesOf(changed.json<Agreement>())).toEqual(['Второй', 'Первый', 'Третий']);
    const named = await as.patch('/api/agreements', {
      id,
      lock_version: changed.json<Agreement>().lock_version,
      items: [line(2, 'Б'), line(1, 'А')],
    });
    expect(namesOf(named.json<Agreement>())).toEqual(['А', 'Б']);
  });

  it('stand in that order in an offer', async () => {
    const buyer = await company.employee();
    const made = await app
      .as(buyer)
      .post(
        '/api/commercial-offers',
        anOffer(company, buyer)({ items: [line(2, 'Второй'), line(1, 'Первый')] }),
      );
    expect(made.statusCode).toBe(201);
    expect(namesOf(made.json<CommercialOffer>())).toEqual(['Первый', 'Второй']);
  });

  it('are faulted at the place they were sent at', async () => {
    const lawyer = await company.employee();
    const items = [line(3, 'Третий', { quantity: '0' }), line(1, 'Первый'), line(2, 'Второй')];
    const refused = await app.as(lawyer).post('/api/agreements', { ...company.draft(lawyer), items });
    expect(Object.keys(errorsOf(refused))).toEqual(['items.0.quantity']);
  });

  it('all say them or none does', async () => {
    const lawyer = await company.employee();
    for (const items of [[line(1, 'Первый'), company.item()], [company.item({ position: 'первый' })]]) {
      const refused = await app.as(lawyer).post('/api/agreements', { ...company.draft(lawyer), items });
      expect(Object.keys(errorsOf(refused))).toEqual(['items.0.position']);
    }
  });
});
