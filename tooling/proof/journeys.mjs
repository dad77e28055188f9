import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../install/browser.mjs';
import { ended, startChild } from '../process/child.mjs';
import { findNginx } from '../install/nginx.mjs';
import { readStamp } from '../checkout/stamp.mjs';
import { withSuite } from '../suite/suite.mjs';
import { tallyOfPlaywright } from './tally.mjs';

/** Runs the journeys in a real browser against the built product and gives the outcome; no report is a failure. */
export async function journeys({ root, args = [], say }) {
  const browser = await findBrowser({ root, say });
  const nginx = await findNginx({ root, say });
  return withSuite({ root, use: (suite) => play({ root, args, browser, nginx, suite }) });
}

async function play({ root, args, browser, nginx, suite }) {
  const reportPath = join(root, '.cache', 'test', 'journeys.json');
  rmSync(reportPath, { force: true });
  const entry = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const child = startChild({
    command: process.execPath,
    args: [entry, 'test', '--reporter=list,json', '--forbid-only', ...args],
    cwd: join(root, 'e2e'),
    env: {
      BASE_URL: suite.address,
      REALTIME_PORT: suite.realtimePort,
      DATA_DIR: suite.dataFolder,
      CHROMIUM_PATH: browser,
      NGINX_PATH: nginx ?? undefined,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await ended(child);
  const report = readStamp(reportPath);
  if (!report) return { failed: 1, faults: [`Playwright завершился с кодом ${code} без отчёта`] };
  const outcome = tallyOfPlaywright(report);
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, faults: [`Playwright завершился с кодом ${code}`] };
}
