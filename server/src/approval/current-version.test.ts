import type { Actor } from '../platform/http/actor';
import { aDesk, type Desk, stageOf } from './approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  await desk.template([stageOf([lawyer])]);
});
afterAll(() => desk.app.close());

test('the version that counts is the text under approval, and the signed file once it is signed', async () => {
  const id = await desk.draft();
  expect((await desk.card(id)).current_version_id).toBeNull();
  const chain = await desk.send(id);
  expect(chain.file).not.toBeNull();
  expect((await desk.card(id)).current_version_id).toBe(chain.file?.version_id);
  expect((await desk.vote(lawyer, 'approve')).statusCode).toBe(200);
  expect(await desk.card(id)).toMatchObject({
    status: 'approved',
    current_version_id: chain.file?.version_id,
  });
  await desk.upload(id, { kind: 'signed' });
  expect((await desk.card(id)).current_version_id).toBe(chain.file?.version_id);
  await desk.app.db.updateTable('agreements').set({ status: 'active' }).where('id', '=', id).execute();
  const signed = await desk.app.db
    .selectFrom('document_versions')
    .select('id')
    .where('documentable_id', '=', id)
    .where('kind', '=', 'signed')
    .executeTakeFirstOrThrow();
  expect((await desk.card(id)).current_version_id).toBe(signed.id);
});

test.each(['attachment', 'scan'] as const)(
  'a document whose only file is of the kind %s has no text to decide on, and is not sent',
  async (kind) => {
    const id = await desk.draft();
    await desk.app.db
      .updateTable('document_versions')
      .set({ kind })
      .where('documentable_id', '=', id)
      .execute();
    const { lock_version, readiness } = await desk.card(id);
    const message = 'Приложите текст договора: среди действующих файлов его нет';
    expect(readiness).toContainEqual({ field: 'files', message, level: 'error' });
    const refused = await desk.app
      .as(desk.buyer)
      .post(`/api/agreements/${String(id)}/send-to-approval`, { lock_version });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { files: [message] } }),
    ]);
    await desk.upload(id);
    expect((await desk.send(id)).file).not.toBeNull();
  },
);

test('what goes its way without a decision may be a scan alone', async () => {
  const id = await desk.draft();
  const { db } = desk.app;
  await db.updateTable('document_versions').set({ kind: 'scan' }).where('documentable_id', '=', id).execute();
  await db.updateTable('agreement_types').set({ approval_required: false }).execute();
  const { lock_version, readiness } = await desk.card(id);
  expect(readiness.filter(({ field }) => field === 'files')).toEqual([]);
  const approved = await desk.app
    .as(desk.buyer)
    .post(`/api/agreements/${String(id)}/skip-approval`, { lock_version });
  expect(approved.statusCode).toBe(200);
  await db.updateTable('agreement_types').set({ approval_required: true }).execute();
});
