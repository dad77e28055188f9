import { buildable, buildStale } from '../build/build-stale.mjs';
import { install } from '../install/install.mjs';
import { journeys } from '../proof/journeys.mjs';
import { summaryLine } from '../proof/tally.mjs';

/** `pnpm e2e [Playwright's arguments]`: the journeys alone, with all they need set up. */
export async function e2e({ root, args, say }) {
  await install({ root, say });
  await buildStale({ root, names: buildable(root), say });
  const { passed = 0, failed, faults } = await journeys({ root, args, say });
  faults.forEach((fault) => say(fault));
  say(summaryLine({ passed, failed }));
  return failed === 0 ? 0 : 1;
}
