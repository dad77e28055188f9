import type { Agreement } from 'shared/contract/agreement/agreement';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementTemplates } from './agreement-template.service';
import { agreementsModule } from './agreements-module';
import { aCompany } from './company.builder';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

test('a template learns every side of the agreement with its role, its requisites and who signs for it', async () => {
  const company = await aCompany(app.db);
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
