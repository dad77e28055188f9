import { agreementsModule } from '../agreements/agreements-module';
import { templateDocx } from '../demo/templates/template-docx';
import { filesModule } from '../files/files-module';
import { formBody, formHeaders } from '../files/upload.builder';
import { handbooksModule } from '../handbooks/handbooks-module';
import { anActor, type Caller, startTestApp, type TestApp } from '../platform/testing/test-app';
import { aUser } from '../users/a-user';
import { fileTemplatesModule } from './file-templates-module';

let app: TestApp;
let lawyer: Caller;
let url: string;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, handbooksModule, fileTemplatesModule, agreementsModule],
  });
  lawyer = app.as(anActor({ id: (await aUser(app.db)).id }));
  const described = { name: 'Поставка', code: 'supply', document_kind: 'agreement', prefix: 'Договор' };
  const template = (await lawyer.post('/api/file-templates', described)).json<{ id: number }>();
  url = `/api/file-templates/${String(template.id)}/content`;
});
afterAll(() => app.close());

const file = async () => ({
  name: 'file',
  value: await templateDocx([{ kind: 'text', text: '{номер}' }]),
  fileName: 'Поставка.docx',
});
const comment = { name: 'comment', value: 'Новая редакция' };

test.each([
  [
    'a field behind it',
    { parts: async () => [await file(), comment], refusal: [422, { comment: ['Поля передаются до файла'] }] },
  ],
  [
    'a field before it',
    { parts: async () => [comment, await file()], refusal: [422, { comment: ['Неизвестное поле'] }] },
  ],
  ['another file behind it', { parts: async () => [await file(), await file()], refusal: [413, undefined] }],
  ['no file', { parts: () => Promise.resolve([]), refusal: [422, { file: ['Выберите документ Word'] }] }],
])('a text of a template with %s is refused, and nothing is kept of it', async (_, { parts, refusal }) => {
  const payload = formBody(await parts());
  const answer = await lawyer.inject({ method: 'POST', url, payload, headers: formHeaders });
  expect([answer.statusCode, answer.json<{ errors?: object }>().errors]).toEqual(refusal);
  expect((await lawyer.get(url)).statusCode).toBe(404);
});
