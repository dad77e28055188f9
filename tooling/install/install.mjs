import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { fingerprint } from '../checkout/fingerprint.mjs';
import { findPnpm, installProblem } from './pnpm.mjs';
import { Refusal } from '../process/refusal.mjs';
import { stopwatch } from '../process/seconds.mjs';
import { clearStamp, readStamp, writeStamp } from '../checkout/stamp.mjs';
import { manifestOf, packagesOf } from '../checkout/workspace.mjs';

const stampOf = (root) => join(root, 'node_modules', '.contracts-installed.json');

/** What an installation depends on: the lockfile, every manifest, and the machine the binaries are for. */
export function installFingerprint(root) {
  const manifests = packagesOf(root).map((name) => `${name}/package.json`);
  const paths = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests];
  return fingerprint({ root, paths, salt: `${process.platform}-${process.arch}` });
}

/** 'ready'; 'absent' when nothing was installed; 'partial' when an installation broke off or a folder of it is gone; 'stale' when the lockfile went on. */
export function installState(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'absent';
  const stamp = readStamp(stampOf(root));
  if (!stamp) return 'partial';
  const isWhole = (stamp.packages ?? packagesOf(root)).every(
    (name) => !hasDependencies(join(root, name)) || existsSync(join(root, name, 'node_modules')),
  );
  if (!isWhole) return 'partial';
  return stamp.fingerprint === installFingerprint(root) ? 'ready' : 'stale';
}

function hasDependencies(folder) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  return Object.keys({ ...dependencies, ...devDependencies }).length > 0;
}

const reasons = {
  absent: 'Устанавливаются зависимости, в первый раз это занимает около минуты…',
  partial: 'Папка node_modules установлена не полностью, зависимости доустанавливаются…',
  stale: 'Список зависимостей изменился, они обновляются…',
};

const secondFailure = /error sending request[^\n]*— [2-9]/g;
const enoughFailures = 20;

/** Whether pnpm will not get through: left alone, it asks for each of a thousand packages again and again. */
export function isUnreachable(output) {
  return (output.match(secondFailure) ?? []).length >= enoughFailures;
}

/** Brings node_modules in line with the lockfile; does nothing when it already is. */
export async function install({ root, say }) {
  const state = installState(root);
  if (state === 'ready') return;
  const pnpm = await findPnpm({ root, say });
  say(reasons[state]);
  const took = stopwatch();
  clearStamp(stampOf(root));
  const { code, output } = await runQuietly({
    command: pnpm.command,
    args: [...pnpm.args, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    cwd: root,
    // Without a terminal pnpm asks nothing only under CI; this installation never needs an answer.
    env: { CI: 'true', pnpm_config_fetch_retry_mintimeout: '2000' },
    isHopeless: isUnreachable,
  });
  if (code !== 0) throw new Refusal(installProblem(output, 'Зависимости не установлены'));
  rememberInstall(root);
  say(`Зависимости установлены за ${took()}.`);
}

/** Notes that node_modules hold what the lockfile says: of the named packages, where others are not needed any longer. */
export function rememberInstall(root, packages) {
  writeStamp(stampOf(root), { fingerprint: installFingerprint(root), packages });
}
