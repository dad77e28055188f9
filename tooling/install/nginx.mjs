import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from '../process/child.mjs';

/** Where nginx may already be: the variable, PATH, the folder of system programs, and what was fetched before. */
export function nginxPlaces({ env, root, pathSeparator = delimiter }) {
  const folders = (env.PATH ?? '').split(pathSeparator).filter(Boolean);
  return [
    ...(env.NGINX_PATH ? [env.NGINX_PATH] : []),
    ...[...folders, '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'].map((folder) =>
      join(folder, 'nginx'),
    ),
    join(root, '.cache', 'nginx', 'usr', 'sbin', 'nginx'),
  ];
}

/** An nginx that starts, fetched when there is none; null when that is impossible too. Nothing is installed. */
export async function findNginx({ root, say }) {
  const found = await firstThatStarts({ root });
  if (found !== null || !existsSync('/usr/bin/apt-get')) return found;
  say('nginx не найден, загружается пакет…');
  await fetchPackage(join(root, '.cache', 'nginx'));
  return firstThatStarts({ root });
}

async function firstThatStarts({ root }) {
  for (const path of nginxPlaces({ env: process.env, root })) {
    if (existsSync(path) && (await runQuietly({ command: path, args: ['-v'] })).code === 0) return path;
  }
  return null;
}

// Unpacked beside the checkout: an installed package would start a server of its own at once.
async function fetchPackage(folder) {
  mkdirSync(folder, { recursive: true });
  const run = (command, ...args) => runQuietly({ command, args, cwd: folder });
  if (process.getuid?.() === 0) await run('apt-get', 'update', '-q');
  await run('apt-get', 'download', '-q', 'nginx');
  const name = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (name !== undefined) await run('dpkg', '-x', name, '.');
}
