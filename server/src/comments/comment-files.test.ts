import type { CommentList, CommentThread } from 'shared/contract/comment/comment';
import type { DocumentFile } from 'shared/contract/file/file';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { filesModule } from '../files/files-module';
import { type GivenUpload, uploadForm } from '../files/upload.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { commentsModule } from './comments-module';
import { aTalker } from './talker.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let buyer: Actor;
let agreement: number;
const NOW = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, filesModule, agreementsModule, commentsModule],
    now: NOW,
  });
  company = await aCompany(app.db);
  lawyer = await aTalker(app.db, company);
  buyer = await aTalker(app.db, company);
  agreement = await anAgreement(app.db, company, { responsible_id: buyer.id });
});
afterAll(() => app.close());
beforeEach(() => app.setNow(NOW));

const on = () => ({ commentable_type: 'agreement', commentable_id: agreement });
const say = async (actor = lawyer) =>
  (await app.as(actor).post('/api/comments', { ...on(), body: 'Смотрите файл' })).json<CommentThread>();
const attach = ({ id }: { id: number }, actor = lawyer, given: Partial<GivenUpload> = {}) =>
  app.as(actor).inject({
    method: 'POST',
    url: '/api/files',
    ...uploadForm({ type: 'comment', id, kind: 'attachment', fileName: 'Расчёт.pdf', ...given }),
  });
const shown = async (actor = buyer) =>
  (
    await app.as(actor).get(`/api/comments?commentable_type=agreement&commentable_id=${String(agreement)}`)
  ).json<CommentList>().data[0];

test('what its author attaches stands under the comment for whoever sees the document, and open screens learn of it', async () => {
  const said = await say();
  expect((await attach(said)).statusCode).toBe(201);
  expect((await shown())?.files).toEqual([
    expect.objectContaining({ name: 'Расчёт.pdf', extension: 'pdf' }) as object,
  ]);
  const events = await app.db.selectFrom('outbox').select('payload').orderBy('id').execute();
  expect(events.at(-1)?.payload).toMatchObject({ entity: 'comment', id: said.id, lock_version: 2 });
  const [file] = (await shown())?.files ?? [];
  expect((await app.as(buyer).get(file?.url ?? '')).statusCode).toBe(200);
  const outsider = await aTalker(app.db, company, { scope: 'own' });
  expect((await app.as(outsider).get(file?.url ?? '')).statusCode).toBe(404);
});

test('nobody attaches to another’s comment, nor the author after a quarter of an hour, nor anything disguised', async () => {
  const said = await say();
  expect((await attach(said, buyer)).statusCode).toBe(403);
  expect((await attach(said, lawyer, { kind: 'signed' })).statusCode).toBe(423);
  expect((await attach(said, lawyer, { content: Buffer.from('MZ not a pdf') })).statusCode).toBe(415);
  app.setNow(new Date(NOW.getTime() + 16 * 60_000));
  expect((await attach(said)).statusCode).toBe(403);
  expect((await shown())?.files).toEqual([]);
});

test('the journal names what was attached, and what went with a deleted comment', async () => {
  const said = await say();
  await attach(said);
  await attach(said, lawyer, { fileName: 'Смета.pdf' });
  await app.as(lawyer).delete(`/api/comments/${String(said.id)}?lock_version=3`);
  const lines = await app.db
    .selectFrom('activity_logs')
    .select(['action', 'changes'])
    .where('entity_type', '=', 'comment')
    .where('entity_id', '=', said.id)
    .orderBy('seq')
    .execute();
  const file = { field: 'file', label: 'Приложение' };
  expect(lines.map(({ action, changes }) => [action, ...changes])).toEqual([
    ['comment.created'],
    ['file.uploaded', { ...file, old: null, new: 'Расчёт.pdf' }],
    ['file.uploaded', { ...file, old: null, new: 'Смета.pdf' }],
    ['comment.deleted', { ...file, old: 'Расчёт.pdf; Смета.pdf', new: null }],
  ]);
});

test('the files of a deleted comment are gone with its words', async () => {
  const said = await say();
  const file = (await attach(said)).json<DocumentFile>();
  const url = `/api/comments/${String(said.id)}?lock_version=2`;
  expect((await app.as(lawyer).delete(url)).statusCode).toBe(204);
  expect((await app.as(lawyer).get(file.url)).statusCode).toBe(404);
  expect((await attach(said)).statusCode).toBe(423);
});
