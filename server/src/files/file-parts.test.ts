import type { DocumentFile } from 'shared/contract/file/file';
import { Forbidden, NotFound } from '../platform/http/errors';
import type { Actor } from '../platform/http/actor';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { aUser } from '../users/a-user';
import { guardFiles } from './file-guards.service';
import { filesRoutes } from './files.routes';
import { formBody, formHeaders, pdf, uploadForm } from './upload.builder';

const SEEN = 7;
const CONTENT = pdf('a scan of sixty megabytes, in short');

let app: TestApp;
let lawyer: Actor;
let file: DocumentFile;
beforeAll(async () => {
  app = await startTestApp({
    modules: [
      rolesModule,
      (deps) => {
        guardFiles(deps.app, 'paper', {
          async requireReadable(_db, actor, id) {
            if (id !== SEEN) throw new NotFound();
            if (!actor.permissions.has('agreements.read')) throw new Forbidden();
          },
          requireWritable: () => Promise.resolve('Бумага № 7'),
        });
        filesRoutes(deps);
      },
    ],
  });
  lawyer = anActor({ id: (await aUser(app.db)).id });
  const form = uploadForm({ type: 'paper', id: SEEN, content: CONTENT });
  file = (await app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...form })).json<DocumentFile>();
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>, as = app.as(lawyer), method: 'GET' | 'HEAD' = 'GET') =>
  as.inject({ method, url: `/files/${String(file.id)}`, headers });

describe('a part of a file', () => {
  it('comes alone, says where it stands in the whole and of which content it is', async () => {
    const answer = await ask({ range: 'bytes=5-14' });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.equals(CONTENT.subarray(5, 15))).toBe(true);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': `bytes 5-14/${String(CONTENT.length)}`,
      'content-length': '10',
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      etag: `"${file.sha256}"`,
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('put beside the others makes the whole of the recorded digest', async () => {
    const half = Math.floor(CONTENT.length / 2);
    const parts = await Promise.all([
      ask({ range: `bytes=0-${String(half - 1)}`, 'if-range': `"${file.sha256}"` }),
      ask({ range: `bytes=${String(half)}-`, 'if-range': `"${file.sha256}"` }),
    ]);
    expect(Buffer.concat(parts.map(({ rawPayload }) => rawPayload)).equals(CONTENT)).toBe(true);
  });

  it('of another content is not sent: the whole comes instead', async () => {
    const answer = await ask({ range: 'bytes=5-14', 'if-range': `"${'0'.repeat(64)}"` });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, CONTENT.length]);
    expect(answer.headers['content-range']).toBeUndefined();
  });

  it('beyond its end is refused with a sentence and the size of the whole', async () => {
    const answer = await ask({ range: `bytes=${String(CONTENT.length)}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${String(CONTENT.length)}`);
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(answer.json()).toMatchObject({ message: 'В файле нет запрошенной части' });
  });

  it('is not looked for in several pieces, nor when only the facts of the file are asked', async () => {
    expect((await ask({ range: 'bytes=0-1,5-6' })).statusCode).toBe(200);
    const head = await ask({ range: 'bytes=0-1' }, app.as(lawyer), 'HEAD');
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(CONTENT.length)]);
  });

  it('of what one already has is not sent again', async () => {
    const answer = await ask({ range: 'bytes=9999-', 'if-none-match': `"${file.sha256}"` });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it('is open to nobody to whom the whole is not', async () => {
    for (const range of ['bytes=0-9', 'bytes=9999999-']) {
      expect((await ask({ range }, app.stranger)).statusCode).toBe(401);
      expect((await ask({ range }, app.as(anActor({ permissions: [] })))).statusCode).toBe(404);
    }
  });
});

it.each([
  ['another file', { name: 'file', value: CONTENT, fileName: 'Скан 2.pdf' }, '413 Слишком много файлов'],
  ['a field', { name: 'comment', value: 'Второй экземпляр' }, '422 Проверьте заполнение полей'],
])('is refused with %s behind it: nobody would take that', async (_, behind, refusal) => {
  const payload = formBody([
    { name: 'documentable_type', value: 'paper' },
    { name: 'documentable_id', value: String(SEEN) },
    { name: 'file', value: CONTENT, fileName: 'Скан.pdf' },
    behind,
  ]);
  const before = await app.db.selectFrom('document_versions').select('id').execute();
  const sent = { method: 'POST', url: '/api/files', payload, headers: formHeaders } as const;
  const answer = await app.as(lawyer).inject(sent);
  expect(`${String(answer.statusCode)} ${answer.json<{ message: string }>().message}`).toBe(refusal);
  expect(await app.db.selectFrom('document_versions').select('id').execute()).toEqual(before);
});
