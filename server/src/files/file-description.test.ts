import type { DocumentFile, DocumentFileCard } from 'shared/contract/file/file';
import type { Actor } from '../platform/http/actor';
import { Forbidden, Locked, NotFound } from '../platform/http/errors';
import type { Module } from '../platform/module';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { aUser } from '../users/a-user';
import type { DocumentGuard } from './document-guard';
import { guardFiles } from './file-guards.service';
import { filesModule } from './files-module';
import { uploadForm } from './upload.builder';

/** A paper by its number: one that is being written, one that is closed to whoever may not read, one that is hidden. */
const [OPEN, CLOSED, HIDDEN] = [1, 2, 3];
let isOver = false;
const paper: DocumentGuard = {
  requireReadable(_db, actor, id) {
    if (id === HIDDEN) return Promise.reject(new NotFound('Бумага не найдена'));
    const isRefused = id === CLOSED && !actor.permissions.has('agreements.delete');
    return isRefused ? Promise.reject(new Forbidden()) : Promise.resolve();
  },
  requireWritable: (_db, _actor, { change }) =>
    isOver && change === 'describe' ? Promise.reject(new Locked()) : Promise.resolve('Бумага № 1'),
};

const papers: Module = (deps) => {
  guardFiles(deps.app, 'paper', paper);
  filesModule(deps);
};

let app: TestApp;
let author: Actor;
let colleague: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, papers] });
  author = anActor({ id: (await aUser(app.db)).id });
  colleague = anActor({
    id: (await aUser(app.db, { lastName: 'Щербакова' })).id,
    permissions: ['agreements.read'],
  });
});
afterEach(() => {
  isOver = false;
});
afterAll(() => app.close());

async function uploaded(id = OPEN): Promise<DocumentFile> {
  const form = uploadForm({ type: 'paper', id, fileName: 'Проект.pdf' });
  return (await app.as(author).inject({ method: 'POST', url: '/api/files', ...form })).json();
}
const address = ({ id }: { id: number }) => `/api/files/${String(id)}`;

it('is told by itself, by the names of the domain reference, with what its reader may do', async () => {
  const file = await uploaded();
  const told = await app.as(author).get(address(file));
  expect(told.json()).toMatchObject({
    name: 'Проект.pdf',
    original_name: 'Проект.pdf',
    mime: 'application/pdf',
    source: 'upload',
    document_type_id: null,
    frozen_at: null,
    made_of: null,
    lock_version: 1,
    can: { edit: true, delete: true },
  });
  isOver = true;
  expect((await app.as(author).get(address(file))).json()).toMatchObject({
    can: { edit: false, delete: true },
  });
  const rights = async (reader: Actor) => {
    const list = await app.as(reader).get('/api/files?documentable_type=paper&documentable_id=1');
    const { data } = list.json<{ data: DocumentFile[] }>();
    return data.find(({ id }) => id === file.id)?.can;
  };
  expect(await rights(author)).toEqual({ edit: false, delete: true });
  expect(await rights(colleague)).toEqual({ edit: false, delete: false });
  expect((await app.as(colleague).get(address(file))).json()).toMatchObject({
    can: { edit: false, delete: false },
  });
});

it('takes another name and comment, and the journal keeps both', async () => {
  const file = await uploaded();
  const whole = { lock_version: 1, name: 'Договор поставки.pdf', comment: 'Со сканом приложения' };
  const put = await app.as(author).put(address(file), whole);
  expect(put.json<DocumentFileCard>()).toMatchObject({ ...whole, lock_version: 2, sha256: file.sha256 });
  const part = await app.as(author).patch(address(file), { lock_version: 2, original_name: 'Договор.pdf' });
  expect(part.json()).toMatchObject({ name: 'Договор.pdf', comment: whole.comment, lock_version: 3 });
  const lines = await app.db
    .selectFrom('activity_logs')
    .select('changes')
    .where('action', '=', 'file.updated')
    .orderBy('seq')
    .execute();
  expect(lines.map(({ changes }) => changes.map(({ old, new: now }) => [old, now]))).toEqual([
    [
      ['Проект.pdf', 'Договор поставки.pdf'],
      [null, 'Со сканом приложения'],
    ],
    [['Договор поставки.pdf', 'Договор.pdf']],
  ]);
});

it('keeps its extension, its version and whoever brought it', async () => {
  const file = await uploaded();
  const change = (actor: Actor, body: object) => app.as(actor).patch(address(file), body);
  const named = await change(author, { lock_version: 1, name: 'Договор.exe' });
  expect([named.statusCode, named.json<{ errors: unknown }>().errors]).toEqual([
    422,
    { name: ['Имя заканчивается так же, как у самого файла: .pdf'] },
  ]);
  const cut = await change(author, { lock_version: 1, name: 'Договор 5/2026.pdf' });
  expect([cut.statusCode, cut.json<{ errors: unknown }>().errors]).toEqual([
    422,
    { name: ['Знака / в имени файла быть не может, замените его'] },
  ]);
  expect((await change(author, { name: 'Договор.pdf' })).statusCode).toBe(422);
  expect((await change(colleague, { lock_version: 1, comment: null })).statusCode).toBe(403);
  const stale = await change(author, { lock_version: 9, comment: 'Поздно' });
  expect([stale.statusCode, stale.json()]).toEqual([
    409,
    expect.objectContaining({ current: expect.objectContaining({ id: file.id, lock_version: 1 }) as object }),
  ]);
});

it('stays as it was agreed', async () => {
  const file = await uploaded();
  isOver = true;
  const closed = await app.as(author).patch(address(file), { lock_version: 1, comment: 'Поздно' });
  expect(closed.statusCode).toBe(423);
  isOver = false;
  await app.db
    .updateTable('document_versions')
    .set({ frozen_at: new Date() })
    .where('id', '=', file.id)
    .execute();
  const frozen = await app.as(author).patch(address(file), { lock_version: 1, comment: 'Поздно' });
  expect(frozen.statusCode).toBe(423);
});

it('does not tell that there is a file which its reader may not see', async () => {
  const closed = await uploaded(CLOSED);
  const hidden = await uploaded(HIDDEN);
  const missing = { id: 99_999 };
  const answers = await Promise.all(
    [closed, hidden, missing].flatMap((file) => [
      app.as(colleague).get(address(file)),
      app.as(colleague).get(`/files/${String(file.id)}`),
      app.as(colleague).patch(address(file), { lock_version: 1, comment: null }),
      app.as(colleague).delete(address(file)),
    ]),
  );
  const told = answers.map((answer) => [answer.statusCode, answer.json<{ message: string }>().message]);
  expect(new Set(told.map(String))).toEqual(new Set(['404,Файл не найден']));
});

it('is changed and removed where the body names it, too, while it is what the reader saw', async () => {
  const { id } = await uploaded();
  const changed = await app.as(author).patch('/api/files', { id, lock_version: 1, comment: 'По телу' });
  expect([changed.statusCode, changed.json<DocumentFileCard>().comment]).toEqual([200, 'По телу']);
  const [stale, staleAtHome] = [
    await app.as(author).delete('/api/files', { id, lock_version: 1 }),
    await app.as(author).delete(address({ id }), { lock_version: 1 }),
  ];
  for (const refused of [stale, staleAtHome]) {
    expect([refused.statusCode, refused.json<{ current: DocumentFileCard }>().current.id]).toEqual([409, id]);
  }
  expect((await app.as(author).delete('/api/files', { id, lock_version: 2 })).statusCode).toBe(204);
  expect((await app.as(author).get(address({ id }))).statusCode).toBe(404);
});
