import { loggedIn, timeToRows, withBrowser, withPage } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { isCode, untilQuiet } from '../harness/quiet.mjs';
import { dataFolder, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median, percentile } from '../harness/statistics.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 15);
const TARGET = { path: '/counterparties/partners', title: 'Партнёры' };

/** Runs in the page: clicks the menu entry and tells when the page behind it has been painted, and when its rows. */
function clickAndWatch({ path, title }) {
  const { document, location, requestAnimationFrame } = globalThis;
  return new Promise((resolve) => {
    const link = document.querySelector(`nav a[href='${path}']`);
    let screen = null;
    const started = performance.now();
    const look = () => {
      // The page itself, not the place kept for it: the latter is announced as loading.
      const heading = [...document.querySelectorAll('h1')].find(({ textContent }) =>
        textContent.startsWith(title),
      );
      const isPage = heading !== undefined && document.querySelector('[role=grid]') !== null;
      if (isPage && location.pathname === path) screen ??= performance.now() - started;
      const isFilled = screen !== null && document.querySelector('[role=grid] [data-row]') !== null;
      if (isFilled || performance.now() - started > 10_000) {
        resolve({ screen, rows: performance.now() - started });
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    link.click();
  });
}

async function secondArea({ browser, address, storageState, target }) {
  return withPage({
    browser,
    storageState,
    use: async ({ page, requests }) => {
      await timeToRows(page, `${address}/agreements`);
      await untilQuiet(requests);
      const before = new Set(requests.keys());
      const { screen, rows } = await page.evaluate(clickAndWatch, target);
      if (screen === null) throw new Error(`${target.path} did not appear within ten seconds`);
      const code = [...requests].filter(([id, request]) => !before.has(id) && isCode(request));
      return { screen, rows, code: code.length };
    },
  });
}

async function visits({ browser, address, say }) {
  const storageState = await loggedIn(address);
  const seen = [];
  for (let run = -1; run < RUNS; run += 1) {
    const result = await secondArea({ browser, address, storageState, target: TARGET });
    if (run < 0) continue;
    seen.push(result);
    say(`  run ${run + 1}: ${Math.round(result.screen)} ms, ${result.code} requests for code`);
  }
  return seen;
}

/** A click into another area after the idle browser has fetched it ahead, on the same slow network. */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const data = dataFolder();
  try {
    const use = ({ address }) =>
      withBrowser({ root, say, use: (browser) => visits({ browser, address, say }) });
    const seen = await withServer({ root, data, use });
    const screens = seen.map(({ screen }) => screen);
    return [
      figure({
        name: 'requests for code after the click',
        value: Math.max(...seen.map(({ code }) => code)),
        limit: 0,
      }),
      figure({ name: 'click to screen, median', value: median(screens), unit: 'ms', limit: 100, digits: 0 }),
      figure({ name: 'click to screen, p95', value: percentile(screens, 0.95), unit: 'ms', digits: 0 }),
      figure({
        name: 'click to rows, median',
        value: median(seen.map(({ rows }) => rows)),
        unit: 'ms',
        digits: 0,
      }),
    ];
  } finally {
    data.remove();
  }
}
