import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import type { DocumentFile } from 'shared/contract/file/file';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { untilWaiting, whileHolding } from '../platform/testing/lock-waiters';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { filesModule } from './files-module';
import { formHeaders, pdf, uploadForm } from './upload.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, agreementsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

/** A draft that may go to approval as soon as it has a text. */
const ready = () =>
  anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    subject: 'Поставка кабеля',
    amount: '1000.00',
    vat_rate_id: company.rateId('vat22'),
    start_date: '2026-11-01',
    end_date: '2027-10-31',
    agreement_date: '2026-10-30',
  });
const upload = (id: number, content = pdf()) =>
  app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...uploadForm({ id, content }) });
const versions = (id: number) =>
  app.db
    .selectFrom('document_versions')
    .select(['version', 'is_current', 'frozen_at'])
    .where('documentable_id', '=', id)
    .orderBy('version')
    .execute();
/** An upload has passed its first check when the store has begun to write its content. */
async function untilContentArrives(): Promise<void> {
  const drafts = path.join(app.deps.config.dataDir, 'files', 'drafts');
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if ((await readdir(drafts)).length > 0) return;
  }
  throw new Error('No content arrives');
}

/** Every use case writes its line of the journal last: whoever has come so far has done everything else. */
const journal = sql`select from activity_head for update`;

test('a text that arrives while the agreement goes to approval does not get past it', async () => {
  const id = await ready();
  await upload(id);
  const whole = uploadForm({ id, content: pdf('swapped') }).payload;
  const body = new PassThrough();
  const head = whole.length - 20;
  body.write(whole.subarray(0, head));
  const arriving = app
    .as(lawyer)
    .inject({ method: 'POST', url: '/api/files', headers: formHeaders, payload: body });
  await untilContentArrives();
  const answer = await whileHolding(
    app.db,
    sql`update agreements set status = 'on_approval' where id = ${id}`,
    async () => {
      body.end(whole.subarray(head));
      await untilWaiting(app.db, 1);
    },
  ).then(() => arriving);
  expect(answer.statusCode).toBe(423);
  expect(await versions(id)).toHaveLength(1);
});

test('an agreement that goes to approval waits for a text on its way and freezes it too', async () => {
  const id = await ready();
  await upload(id);
  const [added, sent] = await whileHolding(app.db, journal, async () => {
    const adding = upload(id, pdf('the last change'));
    await untilWaiting(app.db, 1);
    const sending = app
      .as(lawyer)
      .post(`/api/agreements/${String(id)}/send-to-approval`, { lock_version: 1 });
    await untilWaiting(app.db, 2);
    return [adding, sending] as const;
  });
  expect((await added).statusCode).toBe(201);
  expect((await sent).statusCode).toBe(200);
  const [old, last] = await versions(id);
  expect(old).toMatchObject({ is_current: false });
  expect(last).toMatchObject({ version: 2, is_current: true });
  expect(last?.frozen_at).not.toBeNull();
});

test('a draft is not erased under a file on its way: the file keeps its document', async () => {
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const [added, removed] = await whileHolding(app.db, journal, async () => {
    const adding = upload(id);
    await untilWaiting(app.db, 1);
    const removing = app.as(lawyer).delete(`/api/agreements/${String(id)}`, { lock_version: 1 });
    await untilWaiting(app.db, 2);
    return [adding, removing] as const;
  });
  expect((await added).json<DocumentFile>()).toMatchObject({ documentable_id: id });
  expect((await removed).statusCode).toBeLessThan(300);
  const kept = await app.db
    .selectFrom('agreements')
    .select('deleted_at')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(kept?.deleted_at).toEqual(expect.any(String));
});
