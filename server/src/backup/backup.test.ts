import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { DocumentFile } from 'shared/contract/file/file';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement } from '../agreements/company.builder';
import { filesModule } from '../files/files-module';
import { uploadForm } from '../files/upload.builder';
import { createActivityLog } from '../platform/activity/activity-log.service';
import { secretsFrom } from '../platform/config/secrets';
import { runningAddress } from '../platform/database/embedded/embedded-database';
import { folderStore } from '../platform/files/folder-store';
import { s3Store } from '../platform/files/s3-store';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp, TEST_SECRET } from '../platform/testing/test-app';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { TinyS3 } from '../platform/testing/tiny-s3';
import { rolesModule } from '../roles/roles-module';
import { avatarForm, JPEG } from '../users/avatar/a-picture';
import { usersModule } from '../users/users-module';
import { backUp, type BackupParts } from './backup.service';
import { restore } from './restore.service';

let app: TestApp;
let url: string;
let folder: string;
let agreement: number;
let file: DocumentFile;
let lawyer: Actor;
const lines: string[] = [];
const fingerprint = secretsFrom(TEST_SECRET).fingerprint;

beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, usersModule, agreementsModule, filesModule] });
  folder = await mkdtemp(path.join(tmpdir(), 'register-backup-'));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  url = (process.env.TEST_DATABASE_URL ?? '').replace(/\/[^/]*$/, `/${rows[0]?.name ?? ''}`);
  await app.db.insertInto('installation').values({ key_fingerprint: fingerprint }).execute();
  await writeFile(
    path.join(app.deps.config.dataDir, 'secrets.json'),
    JSON.stringify({ secret: TEST_SECRET }),
  );
  const company = await aCompany(app.db);
  lawyer = await company.employee();
  agreement = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    title: 'Поставка «Кабель»\tи \\N муфт\nвторая строка',
  });
  const sent = await app
    .as(lawyer)
    .inject({ method: 'POST', url: '/api/files', ...uploadForm({ id: agreement }) });
  file = sent.json<DocumentFile>();
  await app.db
    .updateTable('agreements')
    .set({ current_version_id: file.id, status: 'approved' })
    .where('id', '=', agreement)
    .execute();
  const avatar = {
    method: 'PUT',
    url: `/api/users/${String(lawyer.id)}/avatar`,
    ...avatarForm(JPEG),
  } as const;
  await app.as(lawyer).inject(avatar);
  await app.deps.files.put(Readable.from([Buffer.from('nobody refers to it')]));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const source = (): BackupParts => ({
  config: app.deps.config,
  url,
  files: app.deps.files,
  now: () => new Date('2026-11-20T09:00:00Z'),
  print: (line) => lines.push(line),
});

/** A place to restore into: an empty database, an empty folder, a store of its own. */
async function withPlace(
  work: (target: BackupParts, database: TestDatabase) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase({ empty: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'register-restored-'));
  const config = { s3: null, dataDir, appSecret: null };
  const files = folderStore(path.join(dataDir, 'files'));
  try {
    await work({ ...source(), config, url: database.url, files }, database);
  } finally {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const made = async (name: string) => {
  const place = path.join(folder, name);
  const summary = await backUp(source(), place);
  return { place, summary };
};

async function everyRow(db: TestDatabase['db']): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (name === 'schema_migrations') continue;
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db);
    all[name] = rows;
  }
  return all;
}

describe('a backup', () => {
  it('restores every row, every file and the keys into an empty place', async () => {
    const { place, summary } = await made('whole.backup');
    expect(summary.files).toBe(2);
    expect((await stat(place)).mode & 0o777).toBe(0o600);
    await withPlace(async (target, { db }) => {
      const result = await restore(target, place);
      expect(result).toMatchObject(summary);
      expect(await everyRow(db)).toEqual(await everyRow(app.db));
      expect(await text(await target.files.get(file.sha256))).toContain('%PDF');
      const face = createHash('sha256').update(JPEG).digest('hex');
      expect((await buffer(await target.files.get(face))).equals(JPEG)).toBe(true);
      expect(await readFile(path.join(target.config.dataDir, 'secrets.json'), 'utf8')).toContain(TEST_SECRET);
      const journal = createActivityLog(result.secrets, () => new Date());
      expect(await journal.verify(db)).toMatchObject({ fault: null, checked: expect.any(Number) as number });
    });
  });

  it('leaves a database whose rules and counters hold as before', async () => {
    const { place } = await made('rules.backup');
    await withPlace(async (target, { db }) => {
      await restore(target, place);
      await expect(db.deleteFrom('document_versions').execute()).rejects.toThrow('not deleted');
      await expect(db.deleteFrom('activity_logs').execute()).rejects.toThrow('append-only');
      await expect(db.deleteFrom('users').execute()).rejects.toThrow('foreign key');
      const added = await db
        .insertInto('departments')
        .values({ name: 'Новый отдел' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { rows } = await sql<{ last: number }>`select max(id) as last from departments`.execute(app.db);
      expect(added.id).toBe((rows[0]?.last ?? 0) + 1);
    });
  });

  it('is of one moment, however much is written meanwhile', async () => {
    const versions = async ({ db }: Pick<TestDatabase, 'db'>) =>
      (await db.selectFrom('document_versions').select('id').execute()).length;
    const before = await versions(app);
    const form = uploadForm({ id: agreement, kind: 'scan' });
    const writing: Promise<unknown>[] = [];
    const place = path.join(folder, 'busy.backup');
    const print = () => {
      if (writing.length > 0) return;
      writing.push(app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...form }));
    };
    await backUp({ ...source(), print }, place);
    await Promise.all(writing);
    expect(await versions(app)).toBe(before + 1);
    await withPlace(async (target, database) => {
      await restore(target, place);
      expect(await versions(database)).toBe(before);
    });
  });

  it('goes into a store of another kind as well', async () => {
    const { place } = await made('s3.backup');
    const tiny = new TinyS3();
    const s3 = {
      endpoint: await tiny.start(),
      bucket: 'bucket',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
    };
    await withPlace(async (target) => {
      await restore({ ...target, config: { ...target.config, s3 }, files: s3Store(s3) }, place);
      expect([...tiny.objects.keys()].filter((key) => key.endsWith(file.sha256))).toHaveLength(1);
    });
    await tiny.stop();
  });

  it('goes into a database whose owner is no superuser, and out of it again', async () => {
    const { place } = await made('plain.backup');
    const again = path.join(folder, 'again.backup');
    await withPlace(async (target, { pool }) => {
      const address = new URL(target.url);
      const role = `owner_${address.pathname.slice(1)}`;
      await pool.query(`create role ${role} login password 'plain'`);
      await pool.query(`alter database ${address.pathname.slice(1)} owner to ${role}`);
      [address.username, address.password] = [role, 'plain'];
      await restore({ ...target, url: address.href }, place);
      const copied = await backUp({ ...target, url: address.href }, again);
      expect(copied).toEqual(await backUp(source(), place));
      await pool.query(`drop owned by ${role} cascade`);
      await pool.query(`alter database ${address.pathname.slice(1)} owner to current_user`);
      await pool.query(`drop role ${role}`);
    });
  });

  it('is made by the role that the product runs as too', async () => {
    const { summary } = await made('by-owner.backup');
    const running = { ...source(), url: runningAddress(url) };
    expect(await backUp(running, path.join(folder, 'by-running.backup'))).toEqual(summary);
  });

  it('is not made when a file a document stands on is missing, and the old one stays', async () => {
    const { place } = await made('kept.backup');
    const before = await readFile(place);
    const content = await text(await app.deps.files.get(file.sha256));
    await app.deps.files.delete(file.sha256);
    await expect(backUp(source(), place)).rejects.toThrow('не найдено');
    await app.deps.files.put(Readable.from([Buffer.from(content)]));
    expect(await readFile(place)).toEqual(before);
    expect(await readdir(folder)).not.toContain('kept.backup.part');
  });
});

describe('a restore is refused and leaves the database empty', () => {
  const empty = async ({ db }: TestDatabase) => {
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(db);
    expect(rows).toHaveLength(0);
  };

  it('when the file is cut off', async () => {
    const { place } = await made('cut.backup');
    await truncate(place, (await stat(place)).size - 2000);
    await withPlace(async (target, database) => {
      await expect(restore(target, place)).rejects.toThrow(/записан не полностью/);
      await empty(database);
    });
  });

  it('when a byte of it has changed', async () => {
    const { place } = await made('bent.backup');
    const bytes = await readFile(place);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    await writeFile(place, bytes);
    await withPlace(async (target, database) => {
      await expect(restore(target, place)).rejects.toThrow();
      await empty(database);
    });
  });

  it('when it is no backup at all', async () => {
    const place = path.join(folder, 'no.backup');
    await writeFile(place, 'text');
    await withPlace(async (target, database) => {
      await expect(restore(target, place)).rejects.toThrow('не копия реестра договоров');
      await empty(database);
    });
  });

  it('when other keys lie in the folder', async () => {
    const { place } = await made('keys.backup');
    await withPlace(async (target, database) => {
      const keys = path.join(target.config.dataDir, 'secrets.json');
      await writeFile(keys, JSON.stringify({ secret: 'another root of all keys, 32 bytes long' }));
      await expect(restore(target, place)).rejects.toThrow('другие ключи');
      await empty(database);
      const appSecret = 'another root of all keys, 32 bytes long';
      const other = { ...target, config: { ...target.config, appSecret } };
      await expect(restore(other, place)).rejects.toThrow('APP_SECRET не тот');
    });
  });

  it('when the database is not empty: nothing of it is lost', async () => {
    const { place } = await made('full.backup');
    const copy = path.join(folder, 'copy.backup');
    await copyFile(place, copy);
    await expect(restore(source(), copy)).rejects.toThrow('не пустая');
    expect(await app.db.selectFrom('agreements').select('id').execute()).toHaveLength(1);
  });
});
