import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesOf } from '../cold-load/request-chain.mjs';
import { loggedIn, neededForRows, timeToRows, withBrowser, withPage } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { dataFolder, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 15);
const WARM_UP = 1;
const REGISTER = '/agreements';
const OTHER_AREA = '/counterparties/partners';
const HANGING = '**/areas/mf-offers/**';
/** An address nobody asks for: both sides pay alike for being watched. */
const NOTHING = '**/areas/mf-nobody/**';

/** Rows on the screen while what the pattern names is never answered. */
async function rowsWhile({ browser, storageState, url, unanswered }) {
  return withPage({
    browser,
    storageState,
    use: async ({ page }) => {
      if (unanswered !== null) await page.route(unanswered, () => undefined);
      return timeToRows(page, url);
    },
  });
}

/** Visits of two kinds in turns, so that both meet the machine in the same moods: the medians. */
async function inTurns(kinds, say) {
  const seen = kinds.map(() => []);
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    for (const at of run % 2 === 0 ? [0, 1] : [1, 0]) {
      const rows = await kinds[at]();
      if (run >= 0) seen[at].push(rows);
    }
    if (run >= 0) say(`  run ${run + 1}: ${seen.map((all) => Math.round(all.at(-1))).join(' and ')} ms`);
  }
  return seen.map(median);
}

/** From a page whose area never comes, a click into another: milliseconds until its rows stand. */
async function clickAway({ browser, address, storageState }) {
  return withPage({
    browser,
    storageState,
    use: async ({ page, requests }) => {
      await page.route(HANGING, () => undefined);
      await page.goto(`${address}/commercial-offers`, { waitUntil: 'commit' });
      const link = page.locator(`a[href^="${OTHER_AREA}"]`).first();
      await link.waitFor();
      const isAsked = [...requests.values()].some(({ url }) => url.includes('/areas/mf-offers/'));
      if (!isAsked) throw new Error('The hanging area was not asked for');
      const clicked = await page.evaluate(() => performance.now());
      await link.click();
      const shown = await page.waitForFunction(() => globalThis.rowsShownAt, null, {
        timeout: 60_000,
        polling: 50,
      });
      return (await shown.jsonValue()) - clicked;
    },
  });
}

/** The same builds with a single area beside the shell. */
function oneArea(root) {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-bench-areas-'));
  for (const name of ['shell', 'mf-agreements']) {
    cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
  }
  return folder;
}

/** What the register asks for until its rows have come, however busy the machine: requests, and bytes of all answers. */
async function neededBy({ browser, address, storageState }) {
  return withPage({
    browser,
    storageState,
    use: async ({ page, requests }) => {
      await timeToRows(page, address + REGISTER);
      const needed = await neededForRows(page, requests);
      return { requests: needed.length, bytes: bytesOf(needed) };
    },
  });
}

async function figuresOf({ browser, five, one, say }) {
  const states = await Promise.all([five, one].map(({ address }) => loggedIn(address)));
  say('  the register, five areas and one');
  const cold = await inTurns(
    [five, one].map(
      ({ address }, at) =>
        () =>
          rowsWhile({ browser, storageState: states[at], url: address + REGISTER, unanswered: null }),
    ),
    say,
  );
  say('  the partners, while the offers hang and while nothing does');
  const url = five.address + OTHER_AREA;
  const hanging = await inTurns(
    [HANGING, NOTHING].map(
      (unanswered) => () => rowsWhile({ browser, storageState: states[0], url, unanswered }),
    ),
    say,
  );
  const [ofFive, ofOne] = [
    await neededBy({ browser, address: five.address, storageState: states[0] }),
    await neededBy({ browser, address: one.address, storageState: states[1] }),
  ];
  const away = await clickAway({ browser, address: five.address, storageState: states[0] });
  return [
    figure({ name: 'cold register, five areas by one', value: cold[0] / cold[1], unit: '×', limit: 1.03 }),
    figure({
      name: 'rows of an area beside one that hangs',
      value: hanging[0] / hanging[1],
      unit: '×',
      limit: 1.03,
    }),
    figure({
      name: 'requests that further areas add to the register',
      value: ofFive.requests - ofOne.requests,
      limit: 0,
    }),
    figure({
      name: 'cold register, bytes, five areas by one',
      value: ofFive.bytes / ofOne.bytes,
      unit: '×',
      limit: 1.03,
      digits: 3,
    }),
    figure({ name: 'five areas: time to rows', value: cold[0], unit: 'ms', digits: 0 }),
    figure({ name: 'one area: time to rows', value: cold[1], unit: 'ms', digits: 0 }),
    figure({ name: 'from a page that hangs to rows of another area', value: away, unit: 'ms', digits: 0 }),
  ];
}

/** What further areas cost a page that does not need them: registered, and hanging. */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const areasDir = oneArea(root);
  const [first, second] = [dataFolder(), dataFolder()];
  const inBoth = (five) =>
    withServer({
      root,
      data: second,
      env: { AREAS_DIR: areasDir },
      use: (one) => withBrowser({ root, say, use: (browser) => figuresOf({ browser, five, one, say }) }),
    });
  try {
    return await withServer({ root, data: first, use: inBoth });
  } finally {
    first.remove();
    second.remove();
    rmSync(areasDir, { recursive: true, force: true });
  }
}
