import { guardFiles } from './file-guards.service';
import type { Module } from '../platform/module';
import type { DocumentFile } from 'shared/contract/file/file';
import { EMPTY_FILE, MAX_FILE_SIZE } from 'shared/contract/file/file';
import type { Actor } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { aUser } from '../users/a-user';
import type { DocumentGuard } from './document-guard';
import { filesRoutes } from './files.routes';
import { dropUnusedContents } from './content-tidying.service';
import { formBody, formHeaders, type GivenUpload, pdf, uploadForm } from './upload.builder';

const SEEN = 7;
/** A kind of documents of which everybody sees one and may change it with the right to edit agreements. */
const paper: DocumentGuard = {
  async requireReadable(_db, _actor, id) {
    if (id !== SEEN) throw new NotFound();
  },
  async requireWritable(db, actor, { id }) {
    await paper.requireReadable(db, actor, id);
    if (!actor.permissions.has('agreements.edit')) {
      const { Forbidden } = await import('../platform/http/errors');
      throw new Forbidden();
    }
    return 'Бумага № 7';
  },
};

/** A module of a kind of documents that no other code knows. */
const papers: Module = (deps) => {
  guardFiles(deps.app, 'paper', paper);
  filesRoutes(deps);
};

let app: TestApp;
let lawyer: Actor;
let buyer: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, papers] });
  lawyer = anActor({ id: (await aUser(app.db)).id });
  buyer = anActor({ id: (await aUser(app.db, { lastName: 'Щербакова' })).id });
});
afterAll(() => app.close());

const form = (given: Partial<GivenUpload> = {}) => uploadForm({ type: 'paper', id: SEEN, ...given });
const upload = (actor: Actor, given: Partial<GivenUpload> = {}) =>
  app.as(actor).inject({ method: 'POST', url: '/api/files', ...form(given) });
const list = async () =>
  (
    await app
      .as(lawyer)
      .get(`/api/files?filter[documentable_type]=paper&filter[documentable_id]=${String(SEEN)}`)
  ).json<{ data: DocumentFile[] }>().data;

describe('files of a document', () => {
  it('are open to nobody who is not logged in', async () => {
    const sent = await app.stranger.inject({ method: 'POST', url: '/api/files', ...form() });
    expect(sent.statusCode).toBe(401);
    expect((await app.stranger.get('/files/1')).statusCode).toBe(401);
    expect((await app.stranger.get('/api/files')).statusCode).toBe(401);
  });

  it('are drafts where nothing else is said of them', async () => {
    const payload = formBody([
      { name: 'documentable_type', value: 'paper' },
      { name: 'documentable_id', value: String(SEEN) },
      { name: 'file', value: pdf(), fileName: 'Проект.pdf' },
    ]);
    const sent = await app
      .as(lawyer)
      .inject({ method: 'POST', url: '/api/files', payload, headers: formHeaders });
    expect(sent.statusCode).toBe(201);
    expect(sent.json<DocumentFile>().kind).toBe('draft');
    await app
      .as(lawyer)
      .inject({ method: 'DELETE', url: `/api/files/${String(sent.json<DocumentFile>().id)}` });
  });

  it('are added by nobody without the right, and hidden where the document is', async () => {
    expect((await upload(anActor({ permissions: ['agreements.read'] }))).statusCode).toBe(403);
    expect((await upload(lawyer, { id: 8 })).statusCode).toBe(404);
    expect((await upload(lawyer, { type: 'passport' })).statusCode).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('become versions: the last one is the current one, the digest is that of the bytes', async () => {
    const first = await upload(lawyer);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      version: 1,
      is_current: true,
      extension: 'pdf',
      size: pdf().length,
    });
    const second = await upload(buyer, { content: pdf('another'), kind: 'final' });
    expect(second.json()).toMatchObject({ version: 2, is_current: true, kind: 'final' });
    expect((await list()).map(({ version, is_current }) => [version, is_current])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('get numbers of their own when they are added at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((at) => upload(lawyer, { content: pdf(String(at)) })));
    const versions = answers.map((answer) => answer.json<DocumentFile>().version);
    expect(new Set(versions).size).toBe(4);
    expect((await list()).filter(({ is_current }) => is_current)).toHaveLength(1);
  });

  it('are added once under a key, however often they are sent', async () => {
    const send = (given: Partial<GivenUpload>) => {
      const { headers, ...rest } = form(given);
      const key = { 'idempotency-key': 'upload-of-a-scan' };
      return app
        .as(lawyer)
        .inject({ method: 'POST', url: '/api/files', ...rest, headers: { ...headers, ...key } });
    };
    const sent = await Promise.all([send({ content: pdf('scan') }), send({ content: pdf('scan') })]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const ids = sent.map((answer) => answer.json<DocumentFile>().id);
    expect(new Set(ids).size).toBe(1);
    const other = await send({ content: pdf('something else') });
    expect([other.statusCode, other.json<{ errors: unknown }>().errors]).toEqual([
      422,
      { idempotency_key: ['С этим ключом уже загружен другой файл'] },
    ]);
  });

  it('leave attachments beside the versions', async () => {
    const before = (await list()).length;
    const answer = await upload(lawyer, { kind: 'attachment' });
    expect(answer.json()).toMatchObject({ version: 1, is_current: true });
    expect((await list()).length).toBe(before + 1);
  });

  it('are given back whole, under their Russian name, and only for saving', async () => {
    const { id, sha256 } = (await upload(lawyer, { content: pdf('to read') })).json<DocumentFile>();
    const answer = await app.as(buyer).get(`/files/${String(id)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(pdf('to read').toString());
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      etag: `"${sha256}"`,
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%D0%94/);
    const again = await app.as(buyer).inject({
      method: 'GET',
      url: `/files/${String(id)}`,
      headers: { 'if-none-match': `"${sha256}"` },
    });
    expect(again.statusCode).toBe(304);
  });
});

it('keeps what its name says before a slash', async () => {
  const answer = await upload(lawyer, { fileName: 'Договор № 5/2026.pdf' });
  expect(answer.json()).toMatchObject({ name: 'Договор № 5_2026.pdf' });
});

describe('a file is refused', () => {
  it.each([
    ['a page', 'страница.html', '<html></html>'],
    ['a picture with a script', 'схема.svg', '<svg/>'],
    ['a program renamed to pdf', 'договор.pdf', 'MZ\u0090'],
    ['a page renamed to xml', 'данные.xml', '<!doctype html><script>1</script>'],
    ['a file without an extension', 'договор', 'text'],
  ])('with 415 when it is %s', async (_, fileName, content) => {
    const answer = await upload(lawyer, { fileName, content: Buffer.from(content, 'latin1') });
    expect(answer.statusCode).toBe(415);
    expect(answer.json<{ message: string }>().message).toMatch(/[а-я]/);
  });

  it('with 413 when it is too large, and nothing is kept', async () => {
    const before = await app.db.selectFrom('files').select('id').execute();
    const answer = await upload(lawyer, { content: Buffer.concat([pdf(), Buffer.alloc(MAX_FILE_SIZE)]) });
    expect(answer.statusCode).toBe(413);
    expect(await app.db.selectFrom('files').select('id').execute()).toHaveLength(before.length);
  });

  it('with 422 when it is empty, missing, or its form is wrong', async () => {
    const empty = await upload(lawyer, { content: Buffer.alloc(0) });
    expect([empty.statusCode, empty.json<{ errors: object }>().errors]).toEqual([
      422,
      { file: [EMPTY_FILE] },
    ]);
    expect((await upload(lawyer, { kind: 'secret' })).statusCode).toBe(422);
    const withoutFile = formBody([
      { name: 'documentable_type', value: 'paper' },
      { name: 'documentable_id', value: String(SEEN) },
      { name: 'kind', value: 'draft' },
    ]);
    const missing = await app
      .as(lawyer)
      .inject({ method: 'POST', url: '/api/files', payload: withoutFile, headers: formHeaders });
    expect(missing.json()).toMatchObject({ errors: { file: [expect.any(String)] } });
    expect((await app.as(lawyer).post('/api/files', {})).statusCode).toBe(415);
  });
});

describe('a file is deleted', () => {
  it('only by the one who uploaded it, and the version before it becomes current again', async () => {
    const kept = (await upload(lawyer, { content: pdf('kept') })).json<DocumentFile>();
    const extra = (await upload(lawyer, { content: pdf('extra') })).json<DocumentFile>();
    const path = `/api/files/${String(extra.id)}`;
    expect((await app.as(buyer).delete(path)).statusCode).toBe(403);
    expect((await app.as(lawyer).delete(path)).statusCode).toBe(204);
    expect((await app.as(lawyer).get(`/files/${String(extra.id)}`)).statusCode).toBe(404);
    const current = (await list()).filter(({ kind, is_current }) => kind === 'draft' && is_current);
    expect(current.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('never once it is frozen', async () => {
    const { id } = (await upload(lawyer)).json<DocumentFile>();
    await app.db
      .updateTable('document_versions')
      .set({ frozen_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await app.as(lawyer).delete(`/api/files/${String(id)}`)).statusCode).toBe(423);
  });

  it('with its bytes a day later, unless another version has the same ones', async () => {
    const content = pdf('the same bytes');
    const one = (await upload(lawyer, { content })).json<DocumentFile>();
    const two = (await upload(lawyer, { content })).json<DocumentFile>();
    await app.as(lawyer).delete(`/api/files/${String(one.id)}`);
    app.setNow(new Date(Date.now() + 2 * 86_400_000));
    await dropUnusedContents(app.deps);
    expect((await app.as(lawyer).get(`/files/${String(two.id)}`)).statusCode).toBe(200);
    await app.as(lawyer).delete(`/api/files/${String(two.id)}`);
    await dropUnusedContents(app.deps);
    await expect(app.deps.files.get(two.sha256)).rejects.toThrow();
  });
});

it('a list names its document by a filter or without it, and not by both', async () => {
  await upload(lawyer);
  const at = (query: string) => app.as(lawyer).get(`/api/files?${query}`);
  const plain = `documentable_type=paper&documentable_id=${String(SEEN)}`;
  expect((await at(plain)).json<{ data: unknown[] }>().data).toEqual(await list());
  expect(await list()).not.toEqual([]);
  const both = `${plain}&filter[documentable_id]=${String(SEEN)}`;
  expect((await at(both)).statusCode).toBe(422);
  expect((await at('documentable_type=paper')).statusCode).toBe(422);
});
