import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { formatDateTime } from 'shared/format';
import { createActivityLog } from '../platform/activity/activity-log.service';
import { fileFault } from '../platform/config/data-folder';
import { StartError } from '../platform/config/start-error';
import { openDatabase } from '../platform/database/open-database';
import { faultCode } from '../platform/fault-code';
import type { BackupSummary } from './backup-format';
import { onNewPlace, onRegister, type Place } from './backup-place';
import { backUp } from './backup.service';
import { requireBackup, restore } from './restore.service';

const count = (value: number) => value.toLocaleString('ru-RU');

function totals({ tables, rows, files, releases }: BackupSummary): string {
  return `таблиц ${count(tables)}, строк ${count(rows)}, файлов ${count(files)}, версий разделов ${count(releases)}`;
}

/** Runs the work and tells of a file that cannot be read or written in a sentence. */
async function told<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (faultCode(error) === 'ENOENT') throw new StartError(`Файла или папки ${file} нет.`, { cause: error });
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST', 'EISDIR'].includes(faultCode(error))) {
      throw new StartError(`Файл ${file} недоступен: ${fileFault(error)}.`, { cause: error });
    }
    throw error;
  }
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isDirectory();
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** `server.js --backup FILE`: a copy of database, files and keys, while the register runs or while it does not. */
export async function backUpTo(place: Place, given: string): Promise<void> {
  const file = path.resolve(given);
  await told(file, async () => {
    if (await isFolder(file)) throw new StartError(`${file} — папка. Назовите файл копии в ней.`);
    await mkdir(path.dirname(file), { recursive: true });
    const summary = await onRegister(place, (parts) => backUp(parts, file));
    place.print(`\nКопия готова: ${file} (${totals(summary)}).`);
    place.print('В ней персональные данные и ключи: храните её отдельно от сервера и закрыто.');
    if (place.config.appSecret !== null)
      place.print('Ключа APP_SECRET в копии нет: для восстановления он понадобится.');
  });
}

/** `server.js --restore FILE`: the register of the backup in an empty place, its journal checked. */
export async function restoreFrom(place: Place, given: string): Promise<void> {
  const file = path.resolve(given);
  await told(file, async () => {
    await requireBackup(file);
    await onNewPlace(place, async (parts) => {
      const restored = await restore(parts, file);
      place.print(`\nВосстановлено из копии от ${formatDateTime(restored.created_at)}: ${totals(restored)}.`);
      const opened = await openDatabase({ url: parts.url, onIdleError: () => undefined, poolSize: 1 });
      try {
        const journal = createActivityLog(restored.secrets, parts.now);
        const { checked, fault } = await journal.verify(opened.db);
        place.print(
          fault === null
            ? `Журнал действий цел: проверено записей ${count(checked)}.`
            : `Внимание: в журнале действий нарушена запись ${count(fault.seq)}. Так было и в копии.`,
        );
      } finally {
        await opened.close();
      }
    });
  });
}
