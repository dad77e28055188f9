import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { Refusal } from '../process/refusal.mjs';
import { manifestOf } from '../checkout/workspace.mjs';

/** The pnpm version that the workspace pins in `packageManager`. */
export function pinnedPnpm(root) {
  return manifestOf(root)
    .packageManager.replace(/^pnpm@/, '')
    .replace(/\+.*$/, '');
}

/** How to run the pinned pnpm: the one on PATH when it is that very version, else a copy fetched into .cache. */
export async function findPnpm({ root, say }) {
  const version = pinnedPnpm(root);
  // Asked outside the workspace, where it does not try to manage its own version first.
  const onPath = await runQuietly({ command: 'pnpm', args: ['--version'], cwd: tmpdir() });
  if (onPath.code === 0 && onPath.output.trim() === version) return { command: 'pnpm', args: [] };

  const folder = join(root, '.cache', `pnpm-${version}`);
  const entry = join(folder, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs');
  const fetched = { command: process.execPath, args: [entry] };
  if (await answers(fetched, version)) return fetched;
  say(`Загружается pnpm ${version}…`);
  const npm = findNpm();
  const { code, output } = await runQuietly({
    command: npm.command,
    args: [...npm.args, ...fetchArguments(folder, version)],
    cwd: root,
    env: { npm_config_fetch_retry_mintimeout: '1000', npm_config_fetch_retry_maxtimeout: '5000' },
  });
  if (code !== 0 || !(await answers(fetched, version))) {
    throw new Refusal(installProblem(output, `Не удалось загрузить pnpm ${version}`));
  }
  return fetched;
}

/** What lets a script call `pnpm` by its name, as the commands of the pipelines do. */
export async function pnpmByName({ root, say }) {
  const { args } = await findPnpm({ root, say });
  if (args.length === 0) return {};
  const folder = join(dirname(args[0]), '..', '..', '.bin');
  return { PATH: `${folder}${delimiter}${process.env.PATH}` };
}

async function answers({ command, args }, version) {
  if (!existsSync(args[0])) return false;
  const { code, output } = await runQuietly({ command, args: [...args, '--version'], cwd: tmpdir() });
  return code === 0 && output.trim() === version;
}

function fetchArguments(folder, version) {
  // The binary ships inside an optional dependency, so no install script has to run.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  return ['install', '--prefix', folder, `pnpm@${version}`, ...quiet];
}

function findNpm() {
  const here = dirname(process.execPath);
  const places = [
    process.env.npm_execpath ?? '',
    join(here, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(here, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const entry = places.find((place) => place.endsWith('npm-cli.js') && existsSync(place));
  return entry ? { command: process.execPath, args: [entry] } : { command: 'npm', args: [] };
}

const networkFailure =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|error sending request|fetch failed|dns error|network/i;
const noSpace = /ENOSPC|no space left/i;

/** One sentence on why the package registry gave nothing, with the tool's last words when the reason is unknown. */
export function installProblem(output, what) {
  if (noSpace.test(output)) return `${what}: на диске не осталось места.`;
  if (networkFailure.test(output)) {
    return `${what}: реестр пакетов недоступен. Проверьте сеть или прокси (npm config get registry) и повторите команду.`;
  }
  return `${what}. Последние строки вывода:\n${output.trim().split('\n').slice(-15).join('\n')}`;
}
