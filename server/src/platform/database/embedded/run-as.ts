import { chown, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../config/start-error';

/** The user that runs the database; null: the user that runs the server. */
export type RunAs = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root, so root hands it to `nobody`. */
export async function databaseUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null;
  const passwd = await readFile('/etc/passwd', 'utf8');
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd);
  if (entry === null) {
    throw new StartError(
      'Встроенная база данных не запускается от root, а пользователя nobody в системе нет. Запустите сервер от обычного пользователя или укажите DATABASE_URL.',
    );
  }
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

async function mayPass(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

/** The outermost folder on the way that the user may not enter; null when the way is open. */
export async function closedFolder(folder: string, user: RunAs): Promise<string | null> {
  if (user === null) return null;
  const way = folder
    .split(path.sep)
    .map((_, depth, parts) => parts.slice(0, depth + 1).join(path.sep) || '/');
  for (const step of way) {
    if (!(await mayPass(step, user))) return step;
  }
  return null;
}

/** A folder that belongs to the database's user alone. */
export async function ownFolder(folder: string, user: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user !== null) await chown(folder, user.uid, user.gid);
}
