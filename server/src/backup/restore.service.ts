import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { z } from 'zod';
import type { Secrets } from '../platform/config/secrets';
import { StartError } from '../platform/config/start-error';
import { formatDateTime } from 'shared/format';
import { NO_BACKUP, type ReadEntry, readArchive } from './archive-reader';
import {
  type BackupEnd,
  backupEnd,
  type BackupSummary,
  END,
  KEYS,
  MANIFEST,
  manifest,
  type Manifest,
  SEQUENCES,
  sequences,
  summaryOf,
} from './backup-format';
import type { BackupParts } from './backup.service';
import { isEmpty } from './restore.repository';
import { RestoreLoad } from './restore-load';
import { restoreKeys } from './restored-keys';
import { SAME_TEXTS } from './snapshot.repository';

async function parsed<Shape extends z.ZodType>(shape: Shape, entry: ReadEntry): Promise<z.output<Shape>> {
  try {
    return shape.parse(JSON.parse((await buffer(entry.content)).toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new StartError(NO_BACKUP, { cause: error });
    }
    throw error;
  }
}

async function next(entries: AsyncGenerator<ReadEntry>): Promise<ReadEntry> {
  const step = await entries.next();
  if (step.done === true) throw new StartError('Файл копии записан не полностью.');
  return step.value;
}

interface Restored extends BackupSummary {
  created_at: string;
  secrets: Secrets;
}

async function manifestIn(entries: AsyncGenerator<ReadEntry>): Promise<Manifest> {
  const first = await next(entries);
  if (first.name !== MANIFEST) throw new StartError(NO_BACKUP);
  return parsed(manifest, first);
}

/** Refuses a file that is no backup, before anything is made for what it holds. */
export async function requireBackup(file: string): Promise<void> {
  const entries = readArchive(file);
  try {
    await manifestIn(entries);
  } finally {
    await entries.return(undefined);
  }
}

async function begin(parts: BackupParts, entries: AsyncGenerator<ReadEntry>) {
  const copied = await manifestIn(entries);
  const second = await next(entries);
  const keys = second.name === KEYS ? await buffer(second.content) : null;
  const secrets = await restoreKeys(parts.config, { keys, fingerprint: copied.key_fingerprint });
  return { copied, secrets, entry: keys === null ? second : await next(entries) };
}

async function load(
  parts: BackupParts,
  client: Client,
  entries: AsyncGenerator<ReadEntry>,
): Promise<Restored> {
  const { copied, secrets, entry: firstRows } = await begin(parts, entries);
  parts.print(`Копия от ${formatDateTime(copied.created_at)}, таблиц ${String(copied.tables.length)}`);
  const loading = new RestoreLoad(parts, client, copied);
  await loading.begin();
  let entry = firstRows;
  for (; entry.name !== END; entry = await next(entries)) {
    if (entry.name === SEQUENCES) await loading.takeSequences(await parsed(sequences, entry));
    else await loading.take(entry);
  }
  const end: BackupEnd = await parsed(backupEnd, entry);
  if (end.digest !== entry.digestBefore) throw new StartError('Контрольная сумма копии не сходится.');
  await loading.finish(end);
  return { ...summaryOf(end), created_at: copied.created_at, secrets };
}

/**
 * The empty database, the stores and the keys hold what the backup holds, checked by counts and digests; a database
 * that is not empty is refused, and one that could not be filled whole is empty afterwards.
 */
export async function restore(parts: BackupParts, file: string): Promise<Restored> {
  const client = new Client({ connectionString: parts.url, application_name: 'contract-register-restore' });
  await client.connect();
  // A connection that breaks fails the query under way; it tells of it once more to nobody.
  client.on('error', () => undefined);
  const entries = readArchive(file);
  try {
    if (!(await isEmpty(client))) {
      throw new StartError(
        'База данных не пустая, восстановление стёрло бы её. Укажите пустую базу или пустую папку в DATA_DIR.',
      );
    }
    await client.query(SAME_TEXTS);
    return await load(parts, client, entries);
  } finally {
    await entries.return(undefined);
    await client.end();
  }
}
