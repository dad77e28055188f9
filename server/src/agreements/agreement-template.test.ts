import type { Agreement } from 'shared/contract/agreement/agreement';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementTemplates } from './agreement-template.service';
import { agreementsModule } from './agreements-module';
import { aCompany, type Company } from './company.builder';

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

test('a template says by which rates a sum is taxed, and names none where there are several', async () => {
  const lawyer = await company.employee();
  const phrase = async (...rates: ('vat22' | 'vat10')[]) => {
    const items = rates.map((code) => company.item({ vat_rate_id: company.rateId(code) }));
    const draft = {
      ...company.draft(lawyer),
      items,
      vat_mode: 'included',
      vat_rate_id: company.rateId('vat22'),
    };
    const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
    return (await agreementTemplates.facts(app.db, lawyer, id)).values['ндс прописью'];
  };
  expect(await phrase('vat22')).toBe('в том числе НДС 22\u00a0% — 54,15\u00a0руб.');
  expect(await phrase('vat10')).toBe('в том числе НДС 10\u00a0% — 27,30\u00a0руб.');
  expect(await phrase('vat22', 'vat10')).toBe('в том числе НДС — 81,45\u00a0руб.');
});

test('a template learns every side of the agreement with its role, its requisites and who signs for it', async () => {
  const lawyer = await company.employee();
  const { id } = (await app.as(lawyer).post('/api/agreements', company.draft(lawyer))).json<Agreement>();
  const two = await agreementTemplates.facts(app.db, lawyer, id);
  expect(two.values['другие стороны']).toEqual([]);
  const surety = { counterparty_id: company.counterpartyId, signatory_id: company.theirSignatoryId };
  await app.db
    .insertInto('agreement_parties')
    .values({ agreement_id: id, position: 1, role_name: 'Поручитель', side: 'third', ...surety })
    .execute();
  const three = await agreementTemplates.facts(app.db, lawyer, id);
  expect(three.values['другие стороны']).toEqual([
    expect.objectContaining({
      'сторона.роль': 'Поручитель',
      'сторона.наименование': three.values['контрагент.наименование'],
      'сторона.инн': three.values['контрагент.инн'],
      'сторона.подписант': expect.stringMatching(/./) as string,
    }),
  ]);
});

test.each([
  ['expense', false, 'Покупатель'],
  ['income', true, 'Поставщик'],
  ['none', false, null],
] as const)(
  'a template learns whether we are paid, and what we are called (%s)',
  async (direction, isPaid, role) => {
    const lawyer = await company.employee();
    const draft = { ...company.draft(lawyer), agreement_type_id: company.typeId('П'), direction };
    const { id } = (await app.as(lawyer).post('/api/agreements', draft)).json<Agreement>();
    const { values } = await agreementTemplates.facts(app.db, lawyer, id);
    // Where nothing tells its role, a side is called by its own name.
    expect(values).toMatchObject({ доходный: isPaid, 'мы.роль': role ?? (expect.any(String) as string) });
  },
);
