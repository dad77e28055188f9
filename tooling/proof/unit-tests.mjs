import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ended, startChild } from '../process/child.mjs';
import { spacious } from '../process/spacious.mjs';
import { readStamp } from '../checkout/stamp.mjs';
import { patience } from './patience.mjs';
import { tallyOfJest } from './tally.mjs';
import { packagesWith } from '../checkout/workspace.mjs';

/** Runs jest in every package that has a jest.config.js and gives the outcome; a run that left no report is a failure. */
export async function unitTests({ root }) {
  const reportPath = join(root, '.cache', 'test', 'jest.json');
  mkdirSync(join(root, '.cache', 'test'), { recursive: true });
  rmSync(reportPath, { force: true });
  const packages = packagesWith(root, 'jest.config.js');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = startChild({
    command: process.execPath,
    // Its workers are started with the same.
    args: [
      ...spacious,
      jest,
      '--config',
      join(import.meta.dirname, 'every-package.mjs'),
      // Each waits for its database a third of the time: three keep two processors at work when the journeys are over.
      '--maxWorkers=3',
      // Jest takes it from here alone when it runs several packages.
      `--testTimeout=${patience}`,
      '--json',
      `--outputFile=${reportPath}`,
      '--silent',
    ],
    cwd: root,
    // The report goes to its file; the same text on the standard output is of no use to anyone.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await ended(child);
  const report = readStamp(reportPath);
  if (!report) return { failed: 1, faults: [`jest завершился с кодом ${code} без отчёта`] };
  const outcome = tallyOfJest({ report, packages, root });
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, faults: [...outcome.faults, `jest завершился с кодом ${code}`] };
}
