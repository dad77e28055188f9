import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { DocumentFile } from 'shared/contract/file/file';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { exportsModule } from '../exports/exports-module';
import { CONTENTS_LOCK } from '../platform/files/contents-lock';
import type { Actor } from '../platform/http/actor';
import { untilWaiting, whileHolding } from '../platform/testing/lock-waiters';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { filesModule } from './files-module';
import { pdf, uploadForm } from './upload.builder';

const DAY = 86_400_000;

let app: TestApp;
let company: Company;
let lawyer: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [filesModule, agreementsModule, exportsModule] });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());
beforeEach(() => app.setNow(new Date()));

const put = async (text: string) => (await app.deps.files.put(Readable.from([Buffer.from(text)]))).sha256;
const isKept = async (sha256: string) =>
  app.deps.files.get(sha256).then(
    (content) => content.destroy() !== null,
    () => false,
  );
const later = (days: number) => app.setNow(new Date(Date.now() + days * DAY));
const anExport = (sha256: string, created_at: Date) =>
  app.db
    .insertInto('export_jobs')
    .values({
      owner_id: lawyer.id,
      resource: 'agreements',
      query: '',
      columns: ['title'],
      status: 'done',
      sha256,
      created_at,
    })
    .execute();
const upload = async (content: Buffer, kind = 'draft') => {
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  const sent = await app
    .as(lawyer)
    .inject({ method: 'POST', url: '/api/files', ...uploadForm({ id, content, kind }) });
  return sent.json<DocumentFile>();
};

test('contents nothing refers to any longer are all gone in one night, however many', async () => {
  await sql`insert into files (original_name, mime, extension, size, sha256, created_at)
    select 'Черновик.pdf', 'application/pdf', 'pdf', 1, lpad(to_hex(n), 64, '0'), now() - interval '3 days'
    from generate_series(1, 1001) n`.execute(app.db);
  await app.jobs.runScheduled('files.tidy');
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from files
    where original_name = 'Черновик.pdf'`.execute(app.db);
  expect(rows[0]?.left).toBe(0);
});

describe('contents that no row took', () => {
  it('are gone a day later, those that are referred to are not', async () => {
    const orphan = await put('written by a server that was killed');
    const exported = await put('a finished export');
    await anExport(exported, new Date());
    const { sha256: attached } = await upload(pdf('attached'));
    await app.jobs.runScheduled('files.orphans');
    expect(await isKept(orphan)).toBe(true);
    later(2);
    await app.jobs.runScheduled('files.orphans');
    expect([await isKept(orphan), await isKept(exported), await isKept(attached)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('stay while a copy of everything is being made', async () => {
    const orphan = await put('in the middle of a backup');
    later(2);
    const lock = sql`select pg_advisory_xact_lock_shared(${sql.raw(CONTENTS_LOCK)})`;
    await whileHolding(app.db, lock, () => app.jobs.runScheduled('files.orphans'));
    expect(await isKept(orphan)).toBe(true);
  });

  it('and uploads that never ended cost nothing after an hour', async () => {
    const drafts = path.join(app.deps.config.dataDir, 'files', 'drafts');
    await put('a finished one');
    await writeFile(path.join(drafts, 'killed'), 'half');
    await writeFile(path.join(drafts, 'under-way'), 'half');
    const old = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path.join(drafts, 'killed'), old, old);
    await app.jobs.runScheduled('files.drafts');
    expect(await readdir(drafts)).toEqual(['under-way']);
  });
});

describe('bytes that a file and an export share', () => {
  it('outlive the file', async () => {
    const content = pdf('shared with an export');
    const { id, sha256 } = await upload(content);
    await anExport(sha256, new Date());
    await app.as(lawyer).delete(`/api/files/${String(id)}`);
    later(2);
    await app.jobs.runScheduled('files.tidy');
    expect(await isKept(sha256)).toBe(true);
  });

  it('outlive the export, also when the file is just being uploaded', async () => {
    const content = pdf('the same bytes as an old export');
    const sha256 = await put(content.toString());
    await anExport(sha256, new Date(Date.now() - 8 * DAY));
    const journal = sql`select from activity_head for update`;
    const [sent, tidied] = await whileHolding(app.db, journal, async () => {
      const sending = upload(content);
      await untilWaiting(app.db, 1);
      const tidying = app.jobs.runScheduled('exports.tidy');
      await untilWaiting(app.db, 2);
      return [sending, tidying] as const;
    });
    await tidied;
    expect((await sent).sha256).toBe(sha256);
    expect(await isKept(sha256)).toBe(true);
  });
});
