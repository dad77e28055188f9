import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, type Company } from '../agreements/company.builder';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { sidesValues } from './counterparty-template.service';

let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const ours = async () => {
  const side = { id: company.organizationId, signatoryId: company.ourSignatoryId };
  const { values } = await sidesValues(app.db, {
    organization: side,
    counterparty: null,
    currencyCode: 'RUB',
  });
  return [values['мы.подписант в родительном'], values['мы.должность в родительном']];
};

const say = (
  id: number,
  genitive: { full_name_genitive?: string | null; job_title_genitive?: string | null },
) => app.db.updateTable('signatories').set(genitive).where('id', '=', id).execute();

test('a name and a title somebody has declined by hand once are declined so for every signatory', async () => {
  expect(await ours()).toEqual(['Орешкина Виктора', 'генерального директора']);
  await say(company.theirSignatoryId, {
    full_name_genitive: 'Орешка Виктора',
    job_title_genitive: 'гендиректора',
  });
  expect(await ours()).toEqual(['Орешка Виктора', 'гендиректора']);
  await app.db
    .insertInto('job_titles')
    .values({ name: 'генеральный директор', name_genitive: 'генерального директора общества' })
    .execute();
  await say(company.ourSignatoryId, { full_name_genitive: 'Орешкина В.' });
  expect(await ours()).toEqual(['Орешкина В.', 'генерального директора общества']);
});
