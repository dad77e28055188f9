import { agreementWhole } from 'shared/contract/agreement/agreement-input';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { bareSchema } from '../platform/http/openapi/openapi';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementsModule } from './agreements-module';
import { aCompany, type Company } from './company.builder';

type Card = Agreement & Record<string, unknown>;

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const only = (values: object, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

async function madeBy(lawyer: Parameters<Company['draft']>[0]): Promise<Card> {
  const draft = { ...company.draft(lawyer), items: [company.item()] };
  const made = (await app.as(lawyer).post('/api/agreements', draft)).json<Card>();
  return (await app.as(lawyer).get(`/api/agreements/${String(made.id)}`)).json<Card>();
}

test('a card is taken back by the names it is read by, and nothing has changed', async () => {
  const lawyer = await company.employee();
  const card = await madeBy(lawyer);
  const names = Object.keys(bareSchema(agreementWhole, 'input').properties as object);
  const items = card.items.map((item) => only(item, ['id', ...Object.keys(company.item())]));
  const put = await app.as(lawyer).put(`/api/agreements/${String(card.id)}`, { ...only(card, names), items });
  expect([put.statusCode, put.json<Card>().lock_version]).toEqual([200, card.lock_version]);
});

test('card, line and row name what they refer to by number too', async () => {
  const lawyer = await company.employee();
  const card = await madeBy(lawyer);
  expect(card).toMatchObject({
    counterparty_id: card.counterparty.id,
    responsible_id: lawyer.id,
    created_by_id: lawyer.id,
    curator_id: null,
    vat_rate_id: card.vat_rate?.id ?? null,
    items: [{ measure_id: card.items[0]?.measure.id }],
  });
  const { data } = (await app.as(lawyer).get('/api/agreements')).json<{ data: Card[] }>();
  expect(data.find(({ id }) => id === card.id)).toMatchObject({ counterparty_id: card.counterparty.id });
});
