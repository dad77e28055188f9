import { randomBytes } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { loggedIn, withBrowser } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { until } from '../harness/pause.mjs';
import { dataFolder, databaseUrl, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { pageOverhead } from './page-overhead.mjs';
import { changeChannel, deployTokenFor, versionInPage } from './suite-client.mjs';
import { teamCopy } from './team-copy.mjs';

const AREA = 'mf-offers';
const LABEL_FILE = 'mf-offers/src/area.ts';
const PUBLICATIONS = 3;
const ROLLBACKS = Number(process.env.BENCH_RUNS ?? 10);
const label = (number) => `title: 'Предложения ${number}'`;

/** Seconds from `pnpm release publish` after an edit until a browser that opens the suite shows the edit. */
async function secondsToVisible({ team, page, address, number }) {
  team.edit(LABEL_FILE, number === 1 ? "title: 'Предложения'" : label(number - 1), label(number));
  const started = performance.now();
  await team.release('publish', AREA, '--version', `1.${number}.0`, '--activate');
  await page.goto(`${address}/agreements`, { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: `Предложения ${number}` })
    .first()
    .waitFor();
  return (performance.now() - started) / 1000;
}

async function publications({ root, team, address, say }) {
  const seen = [];
  const use = async (browser) => {
    const context = await browser.newContext({ storageState: await loggedIn(address) });
    const page = await context.newPage();
    // The first one installs and fills the caches.
    for (let number = 1; number <= PUBLICATIONS + 1; number += 1) {
      seen.push(await secondsToVisible({ team, page, address, number }));
      say(`  publication ${number}: ${seen.at(-1).toFixed(1)} s`);
    }
    await context.close();
  };
  await withBrowser({ root, say, use });
  return seen.slice(1);
}

/** Milliseconds from the answer to a rollback until a page of another node runs the old version. */
async function rollbacks({ address, other, token, say }) {
  const [older, newer] = [`1.${PUBLICATIONS}.0`, `1.${PUBLICATIONS + 1}.0`];
  const inPage = (version) =>
    until(async () => (await versionInPage(other, AREA)) === version, { what: version, withinMs: 30_000 });
  const change = (action, body) => changeChannel({ address, token, area: AREA, action, body });
  const seen = [];
  for (let run = 0; run < ROLLBACKS; run += 1) {
    await change('activate', { version: older });
    await change('activate', { version: newer });
    await inPage(newer);
    await change('rollback', {});
    const started = performance.now();
    await inPage(older);
    seen.push(performance.now() - started);
    say(`  rollback ${run + 1}: ${Math.round(seen.at(-1))} ms`);
  }
  return seen;
}

async function measureSuite({ root, say, suite, other }) {
  const { address } = suite;
  const overhead = await pageOverhead({ address, say });
  const token = await deployTokenFor(address, AREA);
  const team = await teamCopy({ root, say, address, token });
  try {
    const visible = await publications({ root, team, address, say });
    const back = await rollbacks({ address, other: other.address, token, say });
    return [
      figure({
        name: 'publish to visible, warm, median',
        value: median(visible),
        unit: 's',
        limit: 10,
        digits: 1,
      }),
      figure({ name: 'the slowest of them', value: Math.max(...visible), unit: 's', digits: 1 }),
      figure({
        name: 'rollback to new pages of another node, slowest',
        value: Math.max(...back) / 1000,
        unit: 's',
        limit: 1,
      }),
      figure({ name: 'rollback, median', value: median(back) / 1000, unit: 's' }),
      ...overhead,
    ];
  } finally {
    team.remove();
  }
}

/** A team's edit on its way to people and back, on two nodes of one installation; and what the registry adds to a page. */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const [first, second] = [dataFolder(), dataFolder()];
  mkdirSync(join(first.folder, 'releases'), { recursive: true });
  symlinkSync(join(first.folder, 'releases'), join(second.folder, 'releases'), 'junction');
  const APP_SECRET = randomBytes(32).toString('hex');
  const inSecond = (suite) =>
    withServer({
      root,
      data: second,
      env: { APP_SECRET, ROLES: 'web', DEMO: '0', DATABASE_URL: databaseUrl(first.folder) },
      use: (other) => measureSuite({ root, say, suite, other }),
    });
  try {
    return await withServer({ root, data: first, env: { APP_SECRET }, use: inSecond });
  } finally {
    second.remove();
    first.remove();
  }
}
