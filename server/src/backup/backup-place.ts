import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../platform/config/config';
import { prepareDataFolder } from '../platform/config/data-folder';
import { type FolderLock, FolderTaken, LOCK_FILE, lockFolder } from '../platform/config/folder-lock';
import { StartError } from '../platform/config/start-error';
import { runningDatabase, startEmbeddedDatabase } from '../platform/database/embedded/embedded-database';
import { folderStore } from '../platform/files/folder-store';
import { s3Store } from '../platform/files/s3-store';
import type { BackupParts } from './backup.service';

export interface Place {
  config: Config;
  /** Folders from which the package with the database's binaries is looked for, upwards. */
  packagesFrom: readonly string[];
  print: (line: string) => void;
  /** How long a server that is starting is waited for. */
  startPatienceMs?: number;
}

const START_PATIENCE_MS = 120_000;
const BETWEEN_LOOKS_MS = 250;

function partsOf({ config, print }: Place, url: string): BackupParts {
  const files = config.s3 === null ? folderStore(`${config.dataDir}/files`) : s3Store(config.s3);
  return { config, url, files, now: () => new Date(), print };
}

// A register is read whole and made anew by whoever owns its tables.
function ownerUrl({ databaseUrl, databaseOwnerUrl }: Config): string | null {
  return databaseOwnerUrl ?? databaseUrl;
}

/** Does the work on the embedded database, which nobody else uses; it is stopped again afterwards. */
async function onOwn<T>(place: Place, work: (parts: BackupParts) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase({
    dataDir: place.config.dataDir,
    packagesFrom: place.packagesFrom,
  });
  try {
    return await work(partsOf(place, database.url));
  } finally {
    await database.stop();
  }
}

/** Does the work while this process alone has the folder. */
async function locked<T>(lock: FolderLock, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await lock.release();
  }
}

/** The right to the folder; null where a server has it whose database can be reached from here. */
async function lockOrServer(dataDir: string): Promise<FolderLock | null> {
  try {
    return await lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error;
    if (!error.isApart) return null;
    throw new StartError(
      `С папкой данных ${dataDir} работает сервер в другом контейнере, и его база данных отсюда недоступна. Выполните команду в том контейнере.`,
      { cause: error },
    );
  }
}

/** Does the work on the database of a register, whether its server runs at this moment, starts, or does neither. */
export async function onRegister<T>(place: Place, work: (parts: BackupParts) => Promise<T>): Promise<T> {
  const { dataDir } = place.config;
  const databaseUrl = ownerUrl(place.config);
  if (databaseUrl !== null) return work(partsOf(place, databaseUrl));
  if (!existsSync(path.join(dataDir, 'database.json'))) {
    throw new StartError(`В папке ${dataDir} базы данных нет. Укажите папку этого сервера в DATA_DIR.`);
  }
  const until = Date.now() + (place.startPatienceMs ?? START_PATIENCE_MS);
  for (let looks = 0; ; looks += 1) {
    const lock = await lockOrServer(dataDir);
    if (lock !== null) return locked(lock, () => onOwn(place, work));
    const url = await runningDatabase({ dataDir });
    if (url !== null) return work(partsOf(place, url));
    if (looks === 0) place.print('Сервер запускается. Копирование начнётся, когда его база данных ответит.');
    if (Date.now() >= until) {
      throw new StartError(
        `База данных сервера, который работает с папкой ${dataDir}, не отвечает. Посмотрите журнал сервера и повторите копирование.`,
      );
    }
    await pause(BETWEEN_LOOKS_MS);
  }
}

/** The folder is as it was before the work. */
async function clear(dataDir: string, { isNew, before }: { isNew: boolean; before: readonly string[] }) {
  const made = (await readdir(dataDir)).filter((name) => !before.includes(name));
  for (const name of made) await rm(path.join(dataDir, name), { recursive: true, force: true });
  if (isNew) await rmdir(dataDir);
}

/**
 * Does the work on the place of a register that is to be: nobody uses its data folder meanwhile, and a work that fails
 * leaves there what it found.
 */
export async function onNewPlace<T>(place: Place, work: (parts: BackupParts) => Promise<T>): Promise<T> {
  const { dataDir } = place.config;
  const databaseUrl = ownerUrl(place.config);
  const isNew = !existsSync(dataDir);
  await prepareDataFolder(dataDir);
  return locked(await lockFolder(dataDir), async () => {
    // What the lock put there goes with what the work did.
    const before = (await readdir(dataDir)).filter((name) => name !== LOCK_FILE);
    try {
      return await (databaseUrl === null ? onOwn(place, work) : work(partsOf(place, databaseUrl)));
    } catch (error) {
      await clear(dataDir, { isNew, before });
      throw error;
    }
  });
}
