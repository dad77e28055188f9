import type { DocumentFile } from 'shared/contract/file/file';
import type { TemplateContent } from 'shared/contract/file-template/file-template';
import {
  type TemplateVersionList,
  templateVersionList,
} from 'shared/contract/file-template/template-version';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../../agreements/company.builder';
import { templateDocx } from '../../demo/templates/template-docx';
import { dropUnusedContents } from '../../files/content-tidying.service';
import { filesModule } from '../../files/files-module';
import { formBody, formHeaders } from '../../files/upload.builder';
import { handbooksModule } from '../../handbooks/handbooks-module';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { fileTemplatesModule } from '../file-templates-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, handbooksModule, fileTemplatesModule, agreementsModule],
    now: new Date('2126-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const at = (id: number, rest = '') => `/api/file-templates/${String(id)}${rest}`;

let codes = 0;
async function aTemplate(...texts: string[]): Promise<{ id: number; texts: TemplateContent[] }> {
  codes += 1;
  const described = { code: `template_${String(codes)}`, document_kind: 'agreement', prefix: 'Договор' };
  const made = await app
    .as(lawyer)
    .post('/api/file-templates', { name: `Шаблон ${String(codes)}`, ...described });
  const { id } = made.json<{ id: number }>();
  const kept: TemplateContent[] = [];
  for (const [place, text] of texts.entries()) {
    const value = await templateDocx([{ kind: 'text', text: `${text} ${String(codes)}` }]);
    const payload = formBody([{ name: 'file', value, fileName: `Текст ${String(place + 1)}.docx` }]);
    const url = at(id, '/content');
    const answer = await app.as(lawyer).inject({ method: 'POST', url, payload, headers: formHeaders });
    kept.push(answer.json<TemplateContent>());
  }
  return { id, texts: kept };
}
async function versionsOf(id: number, page = 1): Promise<TemplateVersionList> {
  return templateVersionList.parse(
    (await app.as(lawyer).get(at(id, `/versions?page=${String(page)}`))).json(),
  );
}
const restore = (id: number, version: number, by = lawyer) =>
  app.as(by).post(at(id, `/versions/${String(version)}/restore`), {});
const usageOf = async (id: number) => (await app.as(lawyer).get(at(id, '/usage'))).json<{ data: object[] }>();

test('a template without a text has no versions, and one with many gives them by pages, the newest first', async () => {
  expect(await versionsOf((await aTemplate()).id)).toMatchObject({ data: [], meta: { total: 0 } });
  const { id } = await aTemplate(...Array.from({ length: 21 }, (_, at1) => `{номер} ${String(at1)}`));
  const first = await versionsOf(id);
  expect(first.meta).toMatchObject({ total: 21, last_page: 2 });
  expect(first.data).toHaveLength(20);
  expect(first.data[0]).toMatchObject({ version: 21, name: 'Текст 21.docx', is_current: true });
  expect(first.data.slice(1).every(({ is_current: isCurrent }) => !isCurrent)).toBe(true);
  expect((await versionsOf(id, 2)).data.map(({ version }) => version)).toEqual([1]);
});

test('an earlier text is brought back as the newest version, and the journal says which', async () => {
  const { id, texts } = await aTemplate('{номер}', '{номер} {цвет}');
  const [good] = texts;
  if (good === undefined) throw new Error('There are two');
  const back = await restore(id, good.id);
  expect([back.statusCode, back.json()]).toMatchObject([200, { version: 3, sha256: good.sha256 }]);
  expect((await versionsOf(id)).data).toMatchObject([
    { version: 3, name: 'Текст 1.docx', is_current: true, unknown_tags: [], comment: 'Возвращена версия 1' },
    { version: 2, is_current: false, unknown_tags: ['цвет'], comment: null },
    { version: 1, is_current: false },
  ]);
  const [line] = (await app.as(lawyer).get(at(id, '/history'))).json<{ data: ActivityLog[] }>().data;
  expect(line).toMatchObject({
    action_label: 'Возврат прежнего текста шаблона',
    changes: [{ new: 'Текст 1.docx, версия 1' }],
  });
  // A second press finds it done.
  expect((await restore(id, good.id)).json()).toMatchObject({ version: 3 });
});

test('versions are read and brought back with the rights of templates alone, and of this template', async () => {
  const { id, texts } = await aTemplate('{номер}', 'Иной {номер}');
  const other = await aTemplate('{номер}');
  const version = texts[0]?.id ?? 0;
  const reader = await company.employee({ permissions: ['file_templates.read'] });
  const nobody = await company.employee({ permissions: [] });
  const list = at(id, '/versions');
  const path = `${list}/${String(version)}/restore`;
  expect((await app.as(reader).get(list)).statusCode).toBe(200);
  expect((await app.as(nobody).get(list)).statusCode).toBe(403);
  expect((await app.stranger.get(list)).statusCode).toBe(401);
  expect((await restore(id, version, reader)).statusCode).toBe(403);
  expect((await app.stranger.post(path, {})).statusCode).toBe(401);
  expect((await restore(other.id, version)).statusCode).toBe(404);
  expect((await app.as(lawyer).get(at(999_999, '/versions'))).statusCode).toBe(404);
  await app.as(lawyer).post(at(id, '/archive'), { lock_version: 1 });
  expect((await restore(id, version)).statusCode).toBe(423);
});

test('a template nothing was made of is deleted with its texts, and their contents are freed', async () => {
  const { id, texts } = await aTemplate('{номер}', 'Иной {номер}');
  const sums = texts.map(({ sha256 }) => sha256);
  expect((await usageOf(id)).data).toEqual([]);
  expect((await app.as(lawyer).delete(at(id))).statusCode).toBe(204);
  const left = () => app.db.selectFrom('files').select('id').where('sha256', 'in', sums).execute();
  expect(await left()).toHaveLength(2);
  await dropUnusedContents(app.deps);
  expect(await left()).toEqual([]);
  await expect(app.deps.files.get(sums[0] ?? '')).rejects.toThrow();
});

test('a template a document was made of stays, whatever text it has by now', async () => {
  const { id } = await aTemplate('{номер}');
  const agreement = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const document = { documentable_type: 'agreement', documentable_id: agreement };
  const made = await app.as(lawyer).post(at(id, '/generate'), document);
  expect([made.statusCode, made.json<DocumentFile>().version]).toEqual([201, 1]);
  expect((await usageOf(id)).data).toEqual([
    { label: 'Составленные по нему документы', total: 1, url: null },
  ]);
  const refused = await app.as(lawyer).delete(at(id));
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    423,
    expect.stringContaining('составленные по нему документы — 1'),
  ]);
});
