import type { DocumentFile } from 'shared/contract/file/file';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement } from '../agreements/company.builder';
import { templateDocx } from '../demo/templates/template-docx';
import { filesModule } from '../files/files-module';
import { formBody, formHeaders } from '../files/upload.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { fileTemplatesModule } from './file-templates-module';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, handbooksModule, fileTemplatesModule, agreementsModule],
  });
});
afterAll(() => app.close());

it('a text is made once under a key, however often it is asked for, also in the place of one brought by hand', async () => {
  const company = await aCompany(app.db);
  const lawyer = await company.employee();
  const as = app.as(lawyer);
  const bring = async (url: string, parts: readonly { name: string; value: string }[]) => {
    const value = await templateDocx([{ kind: 'text', text: '{номер}' }]);
    const payload = formBody([...parts, { name: 'file', value, fileName: 'Текст.docx' }]);
    return as.inject({ method: 'POST', url, payload, headers: formHeaders });
  };
  const described = { name: 'Поставка', code: 'supply', document_kind: 'agreement', prefix: 'Договор' };
  const template = (await as.post('/api/file-templates', described)).json<{ id: number }>();
  const url = `/api/file-templates/${String(template.id)}`;
  expect((await bring(`${url}/content`, [])).statusCode).toBe(201);
  const of = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const byHand = await bring('/api/files', [
    { name: 'documentable_type', value: 'agreement' },
    { name: 'documentable_id', value: String(of) },
    { name: 'kind', value: 'draft' },
  ]);
  const handmade_id = byHand.json<DocumentFile>().id;
  const send = (values: object) =>
    as.inject({
      method: 'POST',
      url: `${url}/generate`,
      payload: { documentable_type: 'agreement', documentable_id: of, values, handmade_id },
      headers: { 'idempotency-key': 'text-of-the-agreement' },
    });
  const sent = await Promise.all([send({ номер: '1' }), send({ номер: '1' })]);
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(new Set(sent.map((answer) => answer.json<DocumentFile>().id)).size).toBe(1);
  expect(sent[0]?.json<DocumentFile>().version).toBe(2);
  const other = await send({ номер: '2' });
  expect([other.statusCode, other.json<{ errors: unknown }>().errors]).toEqual([
    422,
    { idempotency_key: ['С этим ключом уже составлен другой документ'] },
  ]);
});
