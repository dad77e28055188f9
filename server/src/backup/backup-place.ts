import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config/config';
import { prepareDataFolder } from '../platform/config/data-folder';
import { type FolderLock, lockFolder } from '../platform/config/folder-lock';
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
}

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

/** Does the work on the database of a register, whether its server runs at this moment or not. */
export async function onRegister<T>(place: Place, work: (parts: BackupParts) => Promise<T>): Promise<T> {
  const { dataDir } = place.config;
  const databaseUrl = ownerUrl(place.config);
  if (databaseUrl !== null) return work(partsOf(place, databaseUrl));
  if (!existsSync(path.join(dataDir, 'database.json'))) {
    throw new StartError(`В папке ${dataDir} базы данных нет. Укажите папку этого сервера в DATA_DIR.`);
  }
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof StartError) return null;
    throw error;
  });
  if (lock !== null) return locked(lock, () => onOwn(place, work));
  const url = await runningDatabase({ dataDir });
  if (url === null) throw new StartError('Сервер ещё запускается. Повторите через минуту.');
  return work(partsOf(place, url));
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
    const before = await readdir(dataDir);
    try {
      return await (databaseUrl === null ? onOwn(place, work) : work(partsOf(place, databaseUrl)));
    } catch (error) {
      await clear(dataDir, { isNew, before });
      throw error;
    }
  });
}
