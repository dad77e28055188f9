import { performance } from 'node:perf_hooks';
import { ended, startChild } from '../../tooling/process/child.mjs';
import { figure } from '../harness/figure.mjs';

/** Seconds of `pnpm check`; a check that finds faults takes its time all the same. */
async function secondsToCheck(root) {
  const started = performance.now();
  const stdio = ['ignore', 'ignore', 'inherit'];
  const code = await ended(
    startChild({ command: 'npm', args: ['run', '--silent', 'check'], cwd: root, stdio }),
  );
  return { seconds: (performance.now() - started) / 1000, code };
}

/** `pnpm check` when its caches are warm. */
export async function measure({ root, say }) {
  const first = await secondsToCheck(root);
  say(`  the first run: ${first.seconds.toFixed(1)} s`);
  const warm = await secondsToCheck(root);
  say(`  the checks ended with the code ${warm.code}`);
  return [figure({ name: 'pnpm check, warm', value: warm.seconds, unit: 's', limit: 60, digits: 1 })];
}
