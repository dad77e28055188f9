import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { Config } from '../platform/config/config';
import { StartError } from '../platform/config/start-error';
import { openDatabase } from '../platform/database/open-database';
import { faultCode } from '../platform/fault-code';
import type { FileStore } from '../platform/files/file-store';
import { NotFound } from '../platform/http/errors';
import { keptReleases } from '../releases/store/release-backup.service';
import { type ArchiveWriter, writeArchive } from './archive-writer';
import {
  type BackupEnd,
  type BackupSummary,
  END,
  FORMAT,
  KEYS,
  MANIFEST,
  SEQUENCES,
  summaryOf,
} from './backup-format';
import {
  closeSnapshot,
  copyOut,
  describe,
  findContents,
  hasRegister,
  type KeptContent,
  openSnapshot,
  readSequences,
} from './snapshot.repository';

/** Bytes of a table's text in one entry. */
const PART = 4 * 1024 * 1024;
const FILES_BETWEEN_LINES = 500;

export interface BackupParts {
  config: Pick<Config, 's3' | 'dataDir' | 'appSecret'>;
  /** Address of the database. */
  url: string;
  files: FileStore;
  now: () => Date;
  print: (line: string) => void;
}

/** The root of all keys; null when it is kept outside, in APP_SECRET. */
async function keysOf({ config }: BackupParts): Promise<Buffer | null> {
  if (config.appSecret !== null) return null;
  try {
    return await readFile(path.join(config.dataDir, 'secrets.json'));
  } catch (error) {
    if (faultCode(error) !== 'ENOENT') throw error;
    throw new StartError(
      `В папке ${config.dataDir} нет файла ключей secrets.json. Укажите DATA_DIR этого сервера или его APP_SECRET.`,
    );
  }
}

async function addTable(
  writer: ArchiveWriter,
  client: Client,
  table: { name: string; columns: string[] },
): Promise<number> {
  const rows = copyOut(client, table);
  let waiting: Buffer[] = [];
  let size = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    await writer.add({
      name: `tables/${table.name}/${String(part).padStart(6, '0')}`,
      size,
      content: waiting,
    });
    [waiting, size] = [[], 0];
  };
  for await (const bytes of rows as AsyncIterable<Buffer>) {
    waiting.push(bytes);
    size += bytes.length;
    if (size >= PART) await flush();
  }
  if (size > 0) await flush();
  return rows.rowCount;
}

async function addTables(
  { print }: BackupParts,
  writer: ArchiveWriter,
  { client, tables }: { client: Client; tables: readonly { name: string; columns: string[] }[] },
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const [at, table] of tables.entries()) {
    rows[table.name] = await addTable(writer, client, table);
    print(
      `Таблица ${String(at + 1)} из ${String(tables.length)}: ${table.name}, строк ${String(rows[table.name])}`,
    );
  }
  return rows;
}

async function addContent(
  { files }: BackupParts,
  writer: ArchiveWriter,
  content: KeptContent,
): Promise<boolean> {
  const { sha256, size, isRequired } = content;
  try {
    const bytes = await files.get(sha256);
    await writer.add({ name: `files/${sha256}`, size, content: bytes as AsyncIterable<Buffer> });
    return true;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    if (!isRequired) return false;
    throw new StartError(
      `Содержимое файла ${sha256} в хранилище не найдено, копия была бы неполной. Восстановите его и повторите.`,
      { cause: error },
    );
  }
}

async function addContents(parts: BackupParts, writer: ArchiveWriter, client: Client): Promise<number> {
  const contents = await findContents(client);
  let added = 0;
  for (const [at, content] of contents.entries()) {
    if (await addContent(parts, writer, content)) added += 1;
    if ((at + 1) % FILES_BETWEEN_LINES === 0 || at + 1 === contents.length) {
      parts.print(`Файлы: ${String(at + 1)} из ${String(contents.length)}`);
    }
  }
  return added;
}

async function addReleases(parts: BackupParts, writer: ArchiveWriter): Promise<number> {
  const opened = await openDatabase({ url: parts.url, onIdleError: () => undefined, poolSize: 1 });
  let count = 0;
  try {
    for await (const { area, version, files } of keptReleases(opened.db, parts.config)) {
      for (const [name, content] of files) {
        await writer.add({
          name: `releases/${area}/${version}/${name}`,
          size: content.length,
          content: [content],
        });
      }
      count += 1;
    }
  } finally {
    await opened.close();
  }
  parts.print(`Версии разделов: ${String(count)}`);
  return count;
}

async function fill(parts: BackupParts, client: Client, writer: ArchiveWriter): Promise<BackupSummary> {
  const keys = await keysOf(parts);
  const described = await describe(client);
  const created_at = parts.now().toISOString();
  await writer.addJson(MANIFEST, { format: FORMAT, version: 1, created_at, ...described });
  if (keys !== null) await writer.add({ name: KEYS, size: keys.length, content: [keys] });
  const rows = await addTables(parts, writer, { client, tables: described.tables });
  await writer.addJson(SEQUENCES, await readSequences(client));
  const files = await addContents(parts, writer, client);
  const releases = await addReleases(parts, writer);
  const end: BackupEnd = { rows, files, releases, digest: writer.digest() };
  await writer.addJson(END, end);
  return summaryOf(end);
}

/**
 * A consistent copy of database, files and keys is in the file, or the file is as it was; the register goes on working
 * meanwhile. Refuses when a content that a document stands on is missing.
 */
export async function backUp(parts: BackupParts, file: string): Promise<BackupSummary> {
  const client = new Client({ connectionString: parts.url, application_name: 'contract-register-backup' });
  await client.connect();
  try {
    if (!(await hasRegister(client)))
      throw new StartError('В этой базе данных нет реестра, копировать нечего.');
    await openSnapshot(client);
    const summary = await writeArchive(file, (writer) => fill(parts, client, writer));
    await closeSnapshot(client);
    return summary;
  } finally {
    await client.end();
  }
}
