import type { FilledTag, GenerationPreview } from 'shared/contract/file-template/file-template';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { templateDocx } from '../demo/templates/template-docx';
import { filesModule } from '../files/files-module';
import { formBody, formHeaders } from '../files/upload.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { fileTemplatesModule } from './file-templates-module';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, handbooksModule, fileTemplatesModule, agreementsModule],
  });
  company = await aCompany(app.db);
});
afterAll(() => app.close());

const NAME = 'контрагент.подписант в родительном';
const TITLE = 'контрагент.должность в родительном';

/** A template that names who signs, and two agreements with the same counterparty. */
async function given() {
  const lawyer = await company.employee();
  const as = app.as(lawyer);
  const document = () => anAgreement(app.db, company, { responsible_id: lawyer.id });
  const described = { name: 'Поставка', code: 'supply', document_kind: 'agreement', prefix: 'Договор' };
  const template = (await as.post('/api/file-templates', described)).json<{ id: number }>();
  const url = `/api/file-templates/${String(template.id)}`;
  const value = await templateDocx([{ kind: 'text', text: `в лице {${TITLE}} {${NAME}}` }]);
  const payload = formBody([{ name: 'file', value, fileName: 'Текст.docx' }]);
  const taken = await as.inject({ method: 'POST', url: `${url}/content`, payload, headers: formHeaders });
  expect(taken.statusCode).toBe(201);
  return {
    documents: [await document(), await document()] as const,
    make: async (id: number, values: object) => {
      const body = { documentable_type: 'agreement', documentable_id: id, values };
      expect((await as.post(`${url}/generate`, body)).statusCode).toBe(201);
    },
    shown: async (id: number): Promise<FilledTag[]> => {
      const query = `documentable_type=agreement&documentable_id=${String(id)}`;
      return (await as.get(`${url}/preview?${query}`)).json<GenerationPreview>().values;
    },
  };
}

const corrected = () =>
  app.db
    .selectFrom('generated_documents')
    .select('is_corrected')
    .orderBy('document_version_id')
    .execute()
    .then((rows) => rows.map(({ is_corrected }) => is_corrected));

it('remembers for the next document the case of a name and of a title put right by hand, and no other words', async () => {
  const { documents, make, shown } = await given();
  const [first, second] = documents;
  const cases = async () =>
    (await shown(second)).map((one) => [one.value, one.is_declined, one.is_remembered]);
  const byRule = [
    ['генерального директора', true, undefined],
    ['Орешкина Виктора', true, undefined],
  ];
  expect(await cases()).toEqual(byRule);
  await make(first, { [NAME]: 'Сидорова Петра', [TITLE]: 'исполнительного директора' });
  expect(await cases()).toEqual(byRule);
  await make(first, { [NAME]: 'Орешка Виктора', [TITLE]: 'генерального директора' });
  expect(await cases()).toEqual([byRule[0], ['Орешка Виктора', false, true]]);
  await make(second, { [NAME]: 'Орешкова Виктора', [TITLE]: 'генеральнаго директора' });
  expect(await cases()).toEqual([
    ['генеральнаго директора', false, true],
    ['Орешкова Виктора', false, true],
  ]);
  expect(await corrected()).toEqual([true, false, false]);
});
