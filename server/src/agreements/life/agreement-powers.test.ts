import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { aCompany, anAgreement, type Company } from '../company.builder';

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test.each([
  { amount: '1000.00', currency_code: 'RUB', amount_limit: '1000.00', refusal: null },
  { amount: '1000.01', currency_code: 'RUB', amount_limit: '1000.00', refusal: /не больше 1.000,00/ },
  { amount: '1000.01', currency_code: 'EUR', amount_limit: '1000.00', refusal: null },
  { amount: '1000.01', currency_code: 'RUB', amount_limit: null, refusal: null },
])('$amount $currency_code is signed by a power up to $amount_limit', async (given) => {
  const { amount, currency_code, amount_limit, refusal } = given;
  const lawyer = await company.employee();
  await app.db
    .updateTable('signatories')
    .set({ amount_limit })
    .where('id', '=', company.theirSignatoryId)
    .execute();
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'approved',
    agreement_date: '2026-11-20',
    amount,
    currency_code,
    our_signatory_id: company.ourSignatoryId,
    their_signatory_id: company.theirSignatoryId,
  });
  const answer = await app
    .as(lawyer)
    .post(`/api/agreements/${String(id)}/send-to-signing`, { lock_version: 1 });
  const { errors } = answer.json<{ errors?: { their_signatory_id?: string[] } }>();
  if (refusal === null) expect(answer.statusCode).toBe(200);
  else expect(errors?.their_signatory_id?.[0]).toMatch(refusal);
});
