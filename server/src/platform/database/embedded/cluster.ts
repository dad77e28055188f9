import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { fileFault } from '../../config/data-folder';
import { StartError } from '../../config/start-error';
import type { Binaries } from './binaries';
import { ownFolder, type RunAs } from './run-as';

const run = promisify(execFile);
const access = z.object({ password: z.string() });

export const SUPERUSER = 'contracts';
/** What the product runs as: it owns nothing. */
export const RUNNING_ROLE = 'contracts_app';

export interface Cluster {
  /** PostgreSQL's own data folder. */
  folder: string;
  password: string;
}

export function programPath(binaries: Binaries, name: 'initdb' | 'postgres'): string {
  return path.join(binaries.home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The superuser's password, made at the first start. */
export async function passwordOf(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'database.json');
  if (existsSync(file)) {
    try {
      return access.parse(JSON.parse(await readFile(file, 'utf8'))).password;
    } catch (error) {
      throw new StartError(`Файл доступа к базе данных ${file} не читается: ${fileFault(error)}.`);
    }
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, JSON.stringify({ password }), { mode: 0o600 });
  return password;
}

/** The password of the running role: it follows from the superuser's, and not the other way round. */
export function runningPassword(password: string): string {
  return createHmac('sha256', password).update(RUNNING_ROLE).digest('base64url');
}

interface Initial {
  binaries: Binaries;
  folder: string;
  user: RunAs;
  password: string;
}

async function initialise({ binaries, folder, user, password }: Initial): Promise<void> {
  // Made under another name and moved when whole, so that an interrupted first start leaves nothing half-made.
  const draft = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  await rm(draft, { recursive: true, force: true });
  await ownFolder(draft, user);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== null) await chown(passwordFile, user.uid, user.gid);
  try {
    await run(
      programPath(binaries, 'initdb'),
      [
        `--pgdata=${draft}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--text-search-config=simple',
      ],
      { cwd: path.dirname(folder), env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user },
    );
    await rename(draft, folder);
  } catch (error) {
    const detail =
      typeof error === 'object' && error !== null && 'stderr' in error
        ? String(error.stderr).trim()
        : fileFault(error);
    throw new StartError(`База данных в ${folder} не создаётся: ${detail.split('\n').at(-1) ?? ''}.`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The database's files, made at the first start; refuses files of another major version. */
export async function openCluster(options: {
  binaries: Binaries;
  dataDir: string;
  home: string;
  user: RunAs;
}): Promise<Cluster> {
  const { binaries, dataDir, home, user } = options;
  const folder = path.join(home, 'postgres');
  const password = await passwordOf(dataDir);
  if (!existsSync(folder)) await initialise({ binaries, folder, user, password });
  const found = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  const needed = binaries.version.split('.')[0];
  if (found !== needed) {
    throw new StartError(
      `База данных в ${folder} создана PostgreSQL ${found}, а встроенная версия — ${String(needed)}. Перенесите данные или укажите DATABASE_URL.`,
    );
  }
  return { folder, password };
}
