import { packagesWith } from '../../tooling/checkout/workspace.mjs';
import { loggedIn, neededForRows, timeToRows, withBrowser, withPage } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { dataFolder, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { compressedBytes } from './compressed-bytes.mjs';
import { buildMonolith } from './monolith.mjs';
import { beforeData, bytesOf, codeOf, DATA, depthBeforeData, traceOf } from './request-chain.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const WARM_UP = 1;

async function visit({ browser, server, storageState }) {
  return withPage({
    browser,
    storageState,
    use: async ({ page, requests }) => {
      const rows = await timeToRows(page, `${server.address}/agreements`);
      return { rows, needed: await neededForRows(page, requests) };
    },
  });
}

/** Whether the rows are asked for while no byte of the area's code has arrived. */
async function asksWithoutCode({ browser, server }) {
  return withPage({
    browser,
    storageState: await loggedIn(server.address),
    use: async ({ page }) => {
      // Never answered: the code of every area is on its way for ever.
      await page.route('**/areas/**', () => undefined);
      const asked = page.waitForRequest(DATA, { timeout: 20_000 }).then(
        () => true,
        () => false,
      );
      await page.goto(`${server.address}/agreements`, { waitUntil: 'commit' });
      return asked;
    },
  });
}

function summary(visits) {
  const of = (value) => median(visits.map(value));
  return {
    rows: of(({ rows }) => rows),
    bytes: of(({ needed }) => bytesOf(needed)),
    requests: of(({ needed }) => beforeData(needed).length),
    depth: of(({ needed }) => depthBeforeData(needed)),
    code: codeOf(visits.at(-1).needed),
  };
}

async function visitInTurns({ browser, servers, say }) {
  const states = await Promise.all(servers.map(({ address }) => loggedIn(address)));
  const visits = servers.map(() => []);
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    for (const at of run % 2 === 0 ? [0, 1] : [1, 0]) {
      const result = await visit({ browser, server: servers[at], storageState: states[at] });
      if (run >= 0) visits[at].push(result);
    }
    if (run >= 0)
      say(`  run ${run + 1}: ${visits.map((all) => Math.round(all.at(-1).rows)).join(' and ')} ms`);
  }
  return visits;
}

/** What the last visits asked for, for whoever looks for the reason of a figure. */
function tell(visits, say) {
  visits.forEach((all, at) => say(`  ${['suite', 'one bundle'][at]}\n${traceOf(all.at(-1).needed)}`));
}

async function figuresOf({ servers, visits, isParallel }) {
  const [suite, monolith] = visits.map(summary);
  const [suiteCode, monolithCode] = await Promise.all(
    [suite, monolith].map(({ code }, at) => compressedBytes(servers[at].address, code)),
  );
  return [
    figure({
      name: 'time to rows, suite by one bundle',
      value: suite.rows / monolith.rows,
      unit: '×',
      limit: 1.05,
    }),
    figure({
      name: 'bytes to rows, suite by one bundle',
      value: suite.bytes / monolith.bytes,
      unit: '×',
      limit: 1.35,
    }),
    figure({ name: 'requests before the data request', value: suite.requests, limit: 8 }),
    figure({ name: 'depth of the requests it waits for', value: suite.depth, limit: 2 }),
    figure({ name: 'scripts and styles, gzip', value: suiteCode / 1000, unit: 'kB', limit: 216, digits: 1 }),
    figure({ name: 'data requests that wait for the code of the area', value: isParallel ? 0 : 1, limit: 0 }),
    figure({ name: 'suite: time to rows', value: suite.rows, unit: 'ms', digits: 0 }),
    figure({ name: 'one bundle: time to rows', value: monolith.rows, unit: 'ms', digits: 0 }),
    figure({ name: 'suite: bytes on the network', value: suite.bytes / 1000, unit: 'kB', digits: 1 }),
    figure({ name: 'one bundle: bytes on the network', value: monolith.bytes / 1000, unit: 'kB', digits: 1 }),
    figure({
      name: 'one bundle: scripts and styles, gzip',
      value: monolithCode / 1000,
      unit: 'kB',
      digits: 1,
    }),
    figure({ name: 'one bundle: requests before the data request', value: monolith.requests }),
  ];
}

/** A cold visit to the register at 100 ms and 10 Mbit/s: the suite against the same sources as one bundle, in turns. */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const areas = packagesWith(root, 'webpack.config.js').filter((name) => name.startsWith('mf-'));
  say('  the same sources are built as one bundle');
  const folder = await buildMonolith({ root, areas });
  const [first, second] = [dataFolder(), dataFolder()];
  try {
    return await withServer({
      root,
      data: first,
      use: (suite) =>
        withServer({
          root,
          data: second,
          env: { AREAS_DIR: folder },
          use: (monolith) =>
            withBrowser({
              root,
              say,
              use: async (browser) => {
                const servers = [suite, monolith];
                const visits = await visitInTurns({ browser, servers, say });
                tell(visits, say);
                const isParallel = await asksWithoutCode({ browser, server: suite });
                return figuresOf({ servers, visits, isParallel });
              },
            }),
        }),
    });
  } finally {
    first.remove();
    second.remove();
  }
}
