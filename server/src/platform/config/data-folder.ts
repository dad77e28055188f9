import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error';
import { faultCode } from '../fault-code';

const REASONS: Record<string, string> = {
  EACCES: 'нет прав на запись',
  EPERM: 'нет прав на запись',
  EROFS: 'диск доступен только для чтения',
  ENOSPC: 'на диске нет места',
  ENOTDIR: 'на этом месте лежит файл',
  EEXIST: 'на этом месте лежит файл',
  EISDIR: 'это папка, а не файл',
};

/** The reason of a file-system failure in Russian words. */
export function fileFault(error: unknown): string {
  return REASONS[faultCode(error)] ?? (error instanceof Error ? error.message : String(error));
}

/** The data folder exists and can be written; refuses to start otherwise. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError(
      `Папка данных ${dataDir} недоступна: ${fileFault(error)}. Укажите другую папку в DATA_DIR.`,
    );
  }
}
