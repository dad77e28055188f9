import { sql } from 'kysely';
import type { Addendum } from 'shared/contract/addendum/addendum';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { addendumsModule } from '../addendums/addendums-module';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { aForeigner } from '../counterparties/counterparty.builder';
import { offersModule } from '../offers/offers-module';
import { anOffer } from '../offers/offer.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementsModule } from './agreements-module';
import { aCompany, anAgreement, type Company } from './company.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, addendumsModule, offersModule, counterpartiesModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const retire = (table: string, key: string, value: number | string) =>
  sql`update ${sql.table(table)} set archived_at = now() where ${sql.ref(key)} = ${value}`.execute(app.db);
const add = (change: object = {}) =>
  app.as(lawyer).post('/api/agreements', { ...company.draft(lawyer), ...change });
const patch = ({ id, lock_version }: Agreement, change: object) =>
  app.as(lawyer).patch(`/api/agreements/${String(id)}`, { lock_version, ...change });
const errorsOf = (answer: { statusCode: number; json: <T>() => T }) => [
  answer.statusCode,
  answer.json<{ errors: Record<string, string[]> }>().errors,
];
const gone = (name: string) => [`«${name}» больше не используется. Выберите другое значение`];

test('what a document has referred to stays when it is archived; nothing new may refer to it', async () => {
  const card = (
    await add({ items: [company.item()], department_id: company.otherDepartmentId })
  ).json<Agreement>();
  await retire('measures', 'id', company.measureId('шт'));
  await retire('departments', 'id', company.otherDepartmentId);

  const [line] = card.items;
  const renamed = await patch(card, {
    title: 'Поставка кабеля',
    items: [{ ...company.item(), id: line?.id }, company.item()],
  });
  expect(renamed.statusCode).toBe(200);

  const fresh = await add({ items: [company.item()], department_id: company.otherDepartmentId });
  expect(errorsOf(fresh)).toEqual([
    422,
    { 'items.0.measure_id': gone('Штука'), department_id: gone('Юридический отдел') },
  ]);
});

test('an archived counterparty is chosen by nobody', async () => {
  const partner = (
    await app.as(lawyer).post('/api/counterparties', aForeigner('НК «Қазақтелеком»'))
  ).json<Counterparty>();
  const card = (await add()).json<Agreement>();
  await retire('counterparties', 'id', partner.id);
  const refused = await patch(card, { counterparty_id: partner.id, their_signatory_id: null });
  expect(refused.statusCode).toBe(422);
  expect(errorsOf(refused)[1]).toMatchObject({ counterparty_id: gone('НК „Қазақтелеком“') });
  expect((await patch(card, { title: 'Без смены стороны' })).statusCode).toBe(200);
});

test('offers, counterparties and addendums refuse it by the same sentence', async () => {
  await retire('currencies', 'code', 'CNY');
  const { rows } = await sql<{ id: number; name: string }>`
    insert into categories (name, kind, is_active) values ('Кабель', 'goods', false) returning id, name`.execute(
    app.db,
  );
  const [category] = rows;
  const offer = await app
    .as(lawyer)
    .post(
      '/api/commercial-offers',
      anOffer(company, lawyer)({ currency_code: 'CNY', category_id: category?.id }),
    );
  expect(errorsOf(offer)).toEqual([
    422,
    { currency_code: gone('Юань'), category_id: gone(category?.name ?? '') },
  ]);

  await retire('vat_rates', 'id', company.rateId('vat10'));
  const foreigner = aForeigner('Белтелеком', { default_vat_rate_id: company.rateId('vat10') });
  const partner = await app.as(lawyer).post('/api/counterparties', foreigner);
  expect(Object.keys(errorsOf(partner)[1] as object)).toEqual(['default_vat_rate_id']);

  const parent = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const addendum = await app.as(lawyer).post('/api/addendums', {
    agreement_id: parent,
    title: 'О валюте',
    kinds: ['price'],
    responsible_id: lawyer.id,
    changes: [{ field: 'currency_code', new_value: 'CNY' }],
  });
  expect(addendum.json<Addendum>()).toMatchObject({ errors: { 'changes.0.new_value': gone('Юань') } });
});
