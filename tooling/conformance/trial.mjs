import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../install/browser.mjs';
import { everyRight } from './every-right.mjs';
import { visitPage } from './page-visit.mjs';
import { addressOf, routeVerdict } from './route-verdict.mjs';
import { openStubSuite } from './stub-suite.mjs';

/** Opens a browser for any number of trials; `close` ends it. */
export async function openTrials({ root, say }) {
  const executablePath = await findBrowser({ root, say });
  const require = createRequire(join(root, 'e2e', 'package.json'));
  const { chromium } = /** @type {any} */ (require)('@playwright/test');
  const args = [
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A container has no user namespaces to build the sandbox of.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const browser = await chromium.launch({ executablePath, args });
  const rights = everyRight(root);
  return {
    /** Every declared route of the area, opened in the shell: the conformance report. */
    tryArea: ({ shell, area, api }) => tryArea({ browser, rights, shell, area, api }),
    close: () => browser.close(),
  };
}

async function tryArea({ browser, rights, shell, area, api }) {
  const suite = await openStubSuite({ shell, area, api, session: rights.session });
  const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow' });
  try {
    await context.addInitScript(
      ([key, session]) => globalThis.localStorage.setItem(key, session),
      [rights.storageKey, JSON.stringify(rights.session)],
    );
    // A connection of events that is open and silent: nothing goes wrong with it, and nothing comes.
    await context.routeWebSocket(/./, () => undefined);
    const visits = [...routeVisits(area), ...slotVisits(area)];
    const routes = await atOnce(visits, (visit) => visit({ context, address: suite.address }));
    return {
      area: area.id,
      build_id: area.build_id ?? '',
      shell: { version: shell.version, contract: shell.contract },
      tested_at: new Date().toISOString(),
      routes,
    };
  } finally {
    await context.close();
    await suite.close();
  }
}

function routeVisits({ entry: { definition } }) {
  return definition.routes.map((route) => async (place) => {
    const visit = await visitPage({ ...place, path: addressOf(route.path) });
    return routeVerdict({ route, definition, visit });
  });
}

/** What the area puts into places of the shell is seen on the shell's own page, where nothing else of it is loaded. */
function slotVisits({ entry: { definition, base } }) {
  return (definition.slots ?? []).map((name) => async (place) => {
    const path = '/error';
    const visit = await visitPage({ ...place, path, awaited: base });
    const route = { id: `slot:${name}`, path };
    return routeVerdict({ route, definition: { routes: [route] }, visit });
  });
}

/** As many at a time as the machine has cores, at least two; the results in the order of the tasks. */
async function atOnce(tasks, run) {
  const results = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, worker));
  return results;
}
