import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import type { CommentThread } from 'shared/contract/comment/comment';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { filesModule } from '../files/files-module';
import { uploadForm } from '../files/upload.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { commentsModule } from './comments-module';
import { aTalker } from './talker.builder';

const RIGHT: PermissionName = 'comments.delete_other';
let app: TestApp;
let company: Company;
let author: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, filesModule, agreementsModule, counterpartiesModule, commentsModule],
  });
  company = await aCompany(app.db);
  author = await aTalker(app.db, company);
});
afterAll(() => app.close());

/** A counterparty is seen by everybody: no other right stands between its discussion and this one. */
async function said(type = 'counterparty', id = company.counterpartyId): Promise<CommentThread> {
  const subject = { commentable_type: type, commentable_id: id };
  return (
    await app.as(author).post('/api/comments', { ...subject, body: 'Чужие слова' })
  ).json<CommentThread>();
}
const url = ({ id }: { id: number }) => `/api/comments/${String(id)}`;
const remove = (comment: CommentThread, actor: Actor) =>
  app.as(actor).delete(`${url(comment)}?lock_version=${String(comment.lock_version)}`);

test('another’s comment is deleted by the right to, alone, and by no other right of the catalogue, all together', async () => {
  const comment = await said();
  expect((await app.stranger.delete(`${url(comment)}?lock_version=1`)).statusCode).toBe(401);
  const others = PERMISSIONS.map(({ name }) => name).filter((name) => name !== RIGHT);
  expect(others).toHaveLength(PERMISSIONS.length - 1);
  const barred = await company.employee({ permissions: others });
  expect((await app.as(barred).get(url(comment))).json<CommentThread>().can.delete).toBe(false);
  expect((await remove(comment, barred)).statusCode).toBe(403);
  expect((await app.as(author).get(url(comment))).json<CommentThread>().body).toBe('Чужие слова');

  const holder = await company.employee({ permissions: [RIGHT] });
  expect((await app.as(holder).get(url(comment))).json<CommentThread>().can.delete).toBe(true);
  expect((await remove(comment, holder)).statusCode).toBe(204);
  expect((await app.as(author).get(url(comment))).json<CommentThread>().body).toBeNull();
});

test('it opens nothing else: another’s words stay theirs, and what is not seen is not reached', async () => {
  const comment = await said();
  const holder = await company.employee({ permissions: [RIGHT] });
  const change = { lock_version: 1, body: 'Вложено в уста', quote: null };
  expect((await app.as(holder).put(url(comment), change)).statusCode).toBe(403);
  expect((await app.as(holder).patch(url(comment), { lock_version: 1, body: 'Иное' })).statusCode).toBe(403);
  const form = uploadForm({ type: 'comment', id: comment.id, kind: 'attachment' });
  expect((await app.as(holder).inject({ method: 'POST', url: '/api/files', ...form })).statusCode).toBe(403);
  expect((await app.as(author).get(url(comment))).json<CommentThread>()).toMatchObject({
    body: 'Чужие слова',
    edited_at: null,
    lock_version: 1,
  });

  const agreement = await anAgreement(app.db, company, { responsible_id: author.id });
  const closed = await said('agreement', agreement);
  expect((await remove(closed, holder)).statusCode).toBe(404);
  const narrow = await company.employee({ dataScope: 'own', permissions: ['agreements.read', RIGHT] });
  expect((await remove(closed, narrow)).statusCode).toBe(404);
  expect((await app.as(author).get(url(closed))).json<CommentThread>().body).toBe('Чужие слова');
});
