import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildable } from '../../tooling/build/build-stale.mjs';
import { bytesOf } from '../cold-load/request-chain.mjs';
import { loggedIn, neededForRows, timeToRows, withBrowser, withPage } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { dataFolder, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { furtherAreas } from './further-areas.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 15);
const WARM_UP = 1;
/** A company with many teams: areas in all. */
const MANY = 25;
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
      const shown = await page.waitForFunction(() => globalThis.rowsShownAt.drawn, null, {
        timeout: 60_000,
        polling: 50,
      });
      return (await shown.jsonValue()) - clicked;
    },
  });
}

/** The shell and the areas named, out of the folders they were built in. */
function areasOf(builds) {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-bench-areas-'));
  for (const [root, names] of builds) {
    for (const name of names) {
      cpSync(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
    }
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

/** The register on two servers in turns, and what it needed on each. */
async function registerOn({ browser, servers, states, say }) {
  const rows = await inTurns(
    servers.map(
      ({ address }, at) =>
        () =>
          rowsWhile({ browser, storageState: states[at], url: address + REGISTER, unanswered: null }),
    ),
    say,
  );
  const needed = [];
  for (const [at, { address }] of servers.entries()) {
    needed.push(await neededBy({ browser, address, storageState: states[at] }));
  }
  return { rows, needed };
}

/** What a register costs among many areas by what it costs among few. */
function growth({ name, rows: [many, few], needed: [ofMany, ofFew] }) {
  return [
    figure({ name: `cold register, ${name}`, value: many / few, unit: '×', limit: 1.03 }),
    figure({
      name: `requests added to the register, ${name}`,
      value: ofMany.requests - ofFew.requests,
      limit: 0,
    }),
    figure({
      name: `cold register, bytes, ${name}`,
      value: ofMany.bytes / ofFew.bytes,
      unit: '×',
      limit: 1.03,
      digits: 3,
    }),
    figure({ name: `time to rows of the former, ${name}`, value: many, unit: 'ms', digits: 0 }),
  ];
}

async function figuresOf({ browser, own, one, many, say }) {
  const [ownState, oneState, manyState] = await Promise.all(
    [own, one, many].map(({ address }) => loggedIn(address)),
  );
  say('  the register, the suite as it comes and one area');
  const ofOwn = await registerOn({ browser, servers: [own, one], states: [ownState, oneState], say });
  say(`  the register, ${MANY} areas and the suite as it comes`);
  const ofMany = await registerOn({ browser, servers: [many, own], states: [manyState, ownState], say });
  say('  the partners, while the offers hang and while nothing does');
  const url = own.address + OTHER_AREA;
  const hanging = await inTurns(
    [HANGING, NOTHING].map(
      (unanswered) => () => rowsWhile({ browser, storageState: ownState, url, unanswered }),
    ),
    say,
  );
  const away = await clickAway({ browser, address: own.address, storageState: ownState });
  return [
    ...growth({ name: 'the suite by one area', ...ofOwn }),
    ...growth({ name: `${MANY} areas by the suite`, ...ofMany }),
    figure({
      name: 'rows of an area beside one that hangs',
      value: hanging[0] / hanging[1],
      unit: '×',
      limit: 1.03,
    }),
    figure({ name: 'from a page that hangs to rows of another area', value: away, unit: 'ms', digits: 0 }),
  ];
}

/** Runs `use` against one server for each folder of areas, all at a time; null is the suite's own. */
async function withServers({ root, areas: [areasDir, ...others], use, servers = [] }) {
  if (areasDir === undefined) return use(servers);
  const data = dataFolder();
  const env = areasDir === null ? {} : { AREAS_DIR: areasDir };
  try {
    return await withServer({
      root,
      data,
      env,
      use: (server) => withServers({ root, areas: others, use, servers: [...servers, server] }),
    });
  } finally {
    data.remove();
  }
}

/** What further areas cost a page that does not need them: registered, many of them, and hanging. */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const suite = buildable(root).filter((name) => name !== 'server');
  const further = await furtherAreas({ root, count: MANY - (suite.length - 1), say });
  const folders = [
    areasOf([[root, ['shell', 'mf-agreements']]]),
    areasOf([
      [root, suite],
      [further.folder, further.names],
    ]),
  ];
  try {
    return await withServers({
      root,
      areas: [null, ...folders],
      use: ([own, one, many]) =>
        withBrowser({ root, say, use: (browser) => figuresOf({ browser, own, one, many, say }) }),
    });
  } finally {
    further.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
