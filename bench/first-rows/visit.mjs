import { neededForRows, timesToRows, withPage } from '../harness/browser-visit.mjs';
import { bytesOf, codeOf, DATA } from '../cold-load/request-chain.mjs';

/** Runs in the page: keeps every task that held the page for longer than 50 ms. */
function watchLongTasks() {
  const { PerformanceObserver } = globalThis;
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      globalThis.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** What the suite runs with: it begins when the last of them has come. */
const SUITE = /\/assets\/(?:main|libraries)\.[^/]*js$/;

/**
 * One cold visit to the register: when its rows could be read and when they could be pressed, what was asked for until
 * then, and what held the page up until either.
 */
export async function visit({ browser, server, storageState, slowdown = 1 }) {
  return withPage({
    browser,
    storageState,
    use: async ({ page, requests, devtools }) => {
      await page.addInitScript(watchLongTasks);
      if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const { read: rows, drawn } = await timesToRows(page, `${server.address}/agreements`);
      const tasks = await page.evaluate(() => globalThis.longTasks);
      const needed = await neededForRows(page, requests);
      const data = needed.filter(({ url }) => DATA.test(url));
      const suite = needed.filter(({ url }) => SUITE.test(url)).map(({ endedAt }) => endedAt);
      const heldUntil = (end) =>
        tasks.filter(({ startTime }) => startTime < end).reduce((sum, { duration }) => sum + duration, 0);
      return {
        rows,
        drawn,
        needed,
        bytes: bytesOf(needed),
        page: needed[0].bytes,
        code: codeOf(needed),
        dataRequests: data.length,
        isAskedEarly: data[0].startedAt < Math.max(...suite),
        held: heldUntil(rows),
        heldUntilDrawn: heldUntil(drawn),
      };
    },
  });
}
