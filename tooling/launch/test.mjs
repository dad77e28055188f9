import { join } from 'node:path';
import { buildable, buildStale } from '../build/build-stale.mjs';
import { runChecks } from '../proof/run-checks.mjs';
import { install } from '../install/install.mjs';
import { journeys } from '../proof/journeys.mjs';
import { Refusal } from '../process/refusal.mjs';
import { stopwatch } from '../process/seconds.mjs';
import { clearStamp, writeStamp } from '../checkout/stamp.mjs';
import { summaryLine, sumOf } from '../proof/tally.mjs';
import { unitTests } from '../proof/unit-tests.mjs';

/** `npm test`: everything that proves the product, in a bare checkout too. The last line is `N passed, N failed`. */
export async function test({ root, say }) {
  const total = stopwatch();
  const summary = join(root, '.cache', 'test', 'summary.json');
  clearStamp(summary);
  const ground = await inTurn([{ title: 'Зависимости', run: () => install({ root, say }) }], say);
  // Nothing that follows can say anything of a product that was not installed.
  const lanes = ground.failed > 0 ? [] : lanesOf({ root, say }).map((lane) => inTurn(lane, say));
  const sum = sumOf([ground, ...(await Promise.all(lanes))]);
  writeStamp(summary, sum);
  say(`\nВсего ${total()}`);
  sum.faults.forEach((fault) => say(`  ✗ ${fault}`));
  say(summaryLine(sum));
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

/** What needs nothing of each other runs side by side: a journey mostly waits for its browser, a test for its database. */
function lanesOf({ root, say }) {
  return [
    [
      { title: 'Проверки', run: () => runChecks({ root, say }) },
      { title: 'Тесты', run: () => unitTests({ root }) },
    ],
    [
      { title: 'Сборка', isGround: true, run: () => buildStale({ root, names: buildable(root), say }) },
      { title: 'Сквозные проверки в браузере', run: () => journeys({ root, say }) },
    ],
  ];
}

/** Takes the steps one after another and gives their sum; what stands on a ground that failed is left out. */
async function inTurn(steps, say) {
  const outcomes = [];
  for (const { title, run, isGround } of steps) {
    say(`\n${title}`);
    const took = stopwatch();
    const outcome = sumOf([await outcomeOf(run)]);
    const skipped = outcome.skipped > 0 ? `, пропущено ${outcome.skipped}` : '';
    say(`${title}: успешно ${outcome.passed}, с ошибкой ${outcome.failed}${skipped}, ${took()}`);
    outcomes.push(outcome);
    if (isGround && outcome.failed > 0) break;
  }
  return sumOf(outcomes);
}

// A step that could not be done at all is one failure, with its reason, and the sum is still printed.
async function outcomeOf(run) {
  try {
    return (await run()) ?? {};
  } catch (error) {
    return { failed: 1, faults: [error instanceof Refusal ? error.message : String(error.stack)] };
  }
}
