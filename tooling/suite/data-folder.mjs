import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../process/refusal.mjs';

const reasons = {
  ENOENT: 'система не даёт создать её здесь',
  EACCES: 'нет прав на запись',
  EPERM: 'нет прав на запись',
  EROFS: 'файловая система доступна только для чтения',
  ENOSPC: 'на диске не осталось места',
  ENOTDIR: 'на пути к ней лежит файл, а не папка',
  EEXIST: 'по этому пути лежит файл, а не папка',
};

/** Makes sure the folder exists and takes a file; refuses with one sentence otherwise. */
export function requireWritableFolder(folder) {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = reasons[error.code] ?? error.code;
    throw new Refusal(
      `В папку данных ${folder} нельзя писать: ${reason}. Исправьте это или задайте другую папку переменной DATA_DIR.`,
    );
  }
}

// Step by step: the recursive mkdir of Node never returns where the system takes no folders, as in /proc.
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
