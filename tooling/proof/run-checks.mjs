import { inPairs } from '../process/in-pairs.mjs';
import { stopwatch } from '../process/seconds.mjs';
import { checks } from './checks.mjs';

/** Runs the named checks, or all, two at a time; each counts as one test and speaks only when it fails. */
export async function runChecks({ root, names = [], say }) {
  const chosen = checks(root).filter(({ name }) => names.length === 0 || names.includes(name));
  const outcomes = await inPairs(
    chosen.map(({ name, title, run }) => async () => {
      const took = stopwatch();
      const { code, output } = await run();
      say(`  ${code === 0 ? '✓' : '✗'} ${title} (${name}), ${took()}`);
      if (code !== 0) say(output.trimEnd().replace(/^/gm, '    '));
      return code === 0 ? [] : [`${title} (${name})`];
    }),
  );
  const faults = outcomes.flat();
  return { passed: outcomes.length - faults.length, failed: faults.length, faults };
}
