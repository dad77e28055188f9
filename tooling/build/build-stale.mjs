import { join } from 'node:path';
import { buildFingerprint, hasBuild, isBuilt, rememberBuild } from './build-inputs.mjs';
import { withBuildLock } from './build-lock.mjs';
import { ended, startChild } from '../process/child.mjs';
import { inPairs } from '../process/in-pairs.mjs';
import { Refusal } from '../process/refusal.mjs';
import { stopwatch } from '../process/seconds.mjs';
import { spacious } from '../process/spacious.mjs';
import { packagesWith } from '../checkout/workspace.mjs';

/** The packages that webpack builds, the longest builds first so that two at a time end together. */
export function buildable(root) {
  const first = ['server', 'shell'];
  return packagesWith(root, 'webpack.config.js').sort((a, b) => first.indexOf(b) - first.indexOf(a));
}

/** Builds those of the named packages whose sources changed since their last build; refuses naming the ones that failed. */
export async function buildStale({ root, names, say }) {
  const findStale = () => names.filter((name) => !isBuilt(root, name));
  if (findStale().length === 0) return;
  // Found anew under the lock: another launcher may have built them meanwhile.
  await withBuildLock({ root, say, work: () => buildAll({ root, names: findStale(), say }) });
}

async function buildAll({ root, names, say }) {
  if (names.length === 0) return;
  say(`Сборка: ${names.join(', ')}.`);
  const width = Math.max(...names.map((name) => name.length));
  const outcomes = await inPairs(
    names.map(
      (name) => () => buildOne({ root, name, say: (text) => say(`  ${name.padEnd(width)}  ${text}`) }),
    ),
  );
  const failed = names.filter((_, index) => !outcomes[index]);
  if (failed.length > 0) throw new Refusal(`Не собрано: ${failed.join(', ')}. Причина указана выше.`);
}

async function buildOne({ root, name, say }) {
  const digest = buildFingerprint(root, name);
  const took = stopwatch();
  say('собирается…');
  const child = startBuilder({ root, name, flags: hasBuild(root, name) ? [] : ['--clean'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  }
  const code = await ended(child);
  if (code === 0) rememberBuild(root, name, digest);
  say(code === 0 ? `собран за ${took()}` : `не собран:\n${output.trim()}`);
  return code === 0;
}

/** Starts webpack for one package in a process of its own; it ends when the launcher is gone. */
export function startBuilder({ root, name, flags = [], stdio = ['ignore', 'pipe', 'pipe', 'ipc'] }) {
  const entry = join(root, 'tooling', 'build', 'build-package.mjs');
  return startChild({
    command: process.execPath,
    args: [...spacious, entry, name, ...flags],
    cwd: join(root, name),
    stdio,
  });
}

/** The packages an operator named, all of them when none was; refuses a name that is not built here. */
export function chosenPackages({ root, args }) {
  const known = buildable(root);
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length === 0) return args.length > 0 ? args : known;
  throw new Refusal(`Нет такого пакета: ${unknown.join(', ')}. Есть: ${known.join(', ')}.`);
}
