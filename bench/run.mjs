// `pnpm bench [name …]`: measures what docs/performance.md promises; every figure is a ratio or a limit of one run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopOnInterrupt } from '../tooling/process/child.mjs';
import { Refusal } from '../tooling/process/refusal.mjs';
import { stopwatch } from '../tooling/process/seconds.mjs';
import { tableOf } from './harness/figure.mjs';
import { machineLine } from './harness/machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const measurements = {
  'cold-load': () => import('./cold-load/cold-load.mjs'),
  'first-rows': () => import('./first-rows/first-rows.mjs'),
  'second-area': () => import('./second-area/second-area.mjs'),
  navigation: () => import('./navigation/navigation.mjs'),
  'area-load': () => import('./releases/area-load.mjs'),
  releases: () => import('./releases/releases.mjs'),
  lists: () => import('./lists/lists.mjs'),
  search: () => import('./search/search.mjs'),
  exports: () => import('./long-work/exports.mjs'),
  imports: () => import('./long-work/imports.mjs'),
  people: () => import('./people/people.mjs'),
  records: () => import('./records/records.mjs'),
  realtime: () => import('./realtime/realtime.mjs'),
  memory: () => import('./memory/memory.mjs'),
  texts: () => import('./texts/texts.mjs'),
  preview: () => import('./preview/preview.mjs'),
  approval: () => import('./approval/approval.mjs'),
  start: () => import('./start/start.mjs'),
  check: () => import('./check/check.mjs'),
  crashes: () => import('./faults/crashes.mjs'),
  outages: () => import('./faults/outages.mjs'),
  deletes: () => import('./crowd/deletes.mjs'),
  crowd: () => import('./crowd/crowd.mjs'),
};
const names = Object.keys(measurements);
const say = (text) => console.log(text);

async function measureOne(name) {
  const { measure } = await measurements[name]();
  const took = stopwatch();
  say(`\n${name}. ${machineLine()}`);
  const figures = await measure({ root, say });
  say(tableOf(figures));
  say(`${name}: ${took()}. ${machineLine()}`);
  const folder = join(root, '.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ machine: machineLine(), figures }, null, 2));
  return figures;
}

async function run(wanted) {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`No such measurement: ${unknown.join(', ')}. Known: ${names.join(', ')}.`);
  const missed = [];
  for (const name of wanted.length > 0 ? wanted : names) {
    const figures = await measureOne(name);
    missed.push(
      ...figures.filter(({ reached }) => reached === false).map((figure) => `${name}: ${figure.name}`),
    );
  }
  say(missed.length === 0 ? '\nEvery figure is reached.' : `\nNot reached:\n  ${missed.join('\n  ')}`);
  return missed.length === 0 ? 0 : 1;
}

stopOnInterrupt((number) => 128 + number);
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  process.exitCode = 1;
}
