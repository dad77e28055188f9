import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runQuietly } from '../process/child.mjs';
import { Refusal } from '../process/refusal.mjs';

const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH'];
/** Chromium without a window to draw: the same engine, a third less time for the journeys. */
const lightName = 'chromium-headless-shell';
const names = [
  lightName,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const installedElsewhere = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Where a browser may already be, best first: the variables, PATH, the usual places of the system, Playwright's own. */
export function browserPlaces({ env, platform, playwrightOwn, pathSeparator = delimiter }) {
  const named = variables.map((name) => env[name]).filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(pathSeparator).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  const usual = installedElsewhere[platform] ?? [];
  return [...named, ...onPath, ...usual, ...(playwrightOwn ? [playwrightOwn] : [])];
}

/** The ways to get a browser when there is none, in order: the distribution's package for root, then Playwright's download. */
export function browserSources({ isRoot, hasApt }) {
  return [...(isRoot && hasApt ? ['apt'] : []), 'playwright'];
}

/** A pipeline's own machine gets the light browser beside a full one; a person's machine keeps what it has. */
export function wantsLightBrowser({ env, isRoot, hasApt, found }) {
  if (variables.some((name) => env[name])) return false;
  return Boolean(env.CI) && isRoot && hasApt && !found?.includes(lightName);
}

/** A browser that starts; installs one when none is found, and refuses with what to do when that is impossible. */
export async function findBrowser({ root, say }) {
  for (const variable of variables) await requireNamedBrowser(variable);
  const machine = { isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') };
  let found = await firstThatStarts(places(root));
  if (wantsLightBrowser({ env: process.env, found, ...machine }))
    found = (await installPackages({ root, say, names: [lightName] })) ?? found;
  if (found) return found;
  for (const source of browserSources(machine)) {
    const installed = await obtain[source]({ root, say });
    if (installed) return installed;
  }
  throw new Refusal(
    'Для сквозных проверок нужен браузер Chromium, а найти или установить его не удалось. ' +
      'Установите Chromium или Google Chrome и укажите путь к нему переменной CHROMIUM_PATH.',
  );
}

async function requireNamedBrowser(variable) {
  const path = process.env[variable];
  if (!path || (await starts(path))) return;
  throw new Refusal(
    `Браузер ${path}, указанный переменной ${variable}, не запускается. Исправьте путь или уберите переменную.`,
  );
}

function places(root) {
  return browserPlaces({
    env: process.env,
    platform: process.platform,
    playwrightOwn: playwrightBrowser(root),
  });
}

async function firstThatStarts(candidates) {
  for (const path of candidates) {
    if (existsSync(path) && (await starts(path))) return path;
  }
  return null;
}

async function starts(path) {
  // A stub of a package that is not installed is found like a browser; only a run tells them apart.
  const args = process.platform === 'win32' ? ['--headless', '--no-startup-window'] : ['--version'];
  const { code } = await runQuietly({ command: path, args });
  return code === 0;
}

function playwrightBrowser(root) {
  const inJourneys = createRequire(join(root, 'e2e', 'package.json'));
  return inJourneys('@playwright/test').chromium.executablePath();
}

const obtain = {
  apt: (of) => installPackages({ ...of, names: [lightName, 'chromium', 'chromium-browser'] }),
  playwright: downloadBrowser,
};

async function installPackages({ root, say, names }) {
  say('Устанавливается браузер Chromium…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly({ command: 'apt-get', args: ['update', '-q'], env });
  for (const name of names) {
    const { code } = await runQuietly({ command: 'apt-get', args: ['install', '-y', '-q', name], env });
    const found = code === 0 ? await firstThatStarts(places(root)) : null;
    if (found) return found;
  }
  return null;
}

async function downloadBrowser({ root, say }) {
  say('Загружается браузер Playwright…');
  const entry = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  await runQuietly({ command: process.execPath, args: [entry, 'install', 'chromium'], cwd: root });
  return firstThatStarts([playwrightBrowser(root)].filter(Boolean));
}
