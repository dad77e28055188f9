import { loggedIn, timeToRows, withBrowser, withPage } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { dataFolder, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { installClock } from './in-page.mjs';
import { untilQuiet } from '../harness/quiet.mjs';
import { openArea, openCard, openNext, search } from './steps.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);

/** Milliseconds after the click, or after the last key. */
const LIMITS = {
  'card, hovered: head': 65,
  'card, hovered: whole': 160,
  'card, hovered: blocks of other areas': null,
  'card, not hovered: head': 65,
  'card, not hovered: whole': null,
  'neighbour by its key: whole': 160,
  'area, hovered: rows': 100,
  'area, not hovered: rows': 160,
  'search of the palette': 200,
  'search of the register': 200,
};

const atRest = (server, use) =>
  withPage({
    browser: server.browser,
    storageState: server.storageState,
    use: async ({ page, requests }) => {
      await page.addInitScript(installClock);
      await timeToRows(page, `${server.address}/agreements`);
      await untilQuiet(requests);
      return use({ page, requests });
    },
  });

/** The hovered card in a tab that has opened none before. */
const hoveredCard = (server) =>
  atRest(server, async (visit) => {
    const card = await openCard(visit, { place: 3, isHovered: true });
    const next = await openNext(visit, card.title);
    return {
      'neighbour by its key: whole': next.next,
      'card, hovered: head': card.head,
      'card, hovered: whole': card.whole,
      'card, hovered: blocks of other areas': card.blocks,
      'requests of a card': card.requests,
      'code after the click on a row': card.code,
      trace: card.asked.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, '')),
    };
  });

/** All the rest in one tab that has opened nothing before. */
const walk = (server) =>
  atRest(server, async (visit) => {
    const { page } = visit;
    const card = await openCard(visit, { place: 5, isHovered: false });
    const found = {};
    found['search of the register'] = await page.goBack().then(async () => {
      await page.locator('[role=grid] [data-row]').first().waitFor();
      await untilQuiet(visit.requests);
      await page.keyboard.press('Slash');
      return search(visit, { text: 'поставк', name: 'listed' });
    });
    await page.keyboard.press('Control+K');
    await page.locator('[role=combobox]').first().waitFor();
    found['search of the palette'] = await search(visit, { text: 'поставк', name: 'found' });
    await page.keyboard.press('Escape');
    const hovered = await openArea(visit, {
      path: '/counterparties/partners',
      title: 'Партнёры',
      isHovered: true,
    });
    const plain = await openArea(visit, {
      path: '/commercial-offers',
      title: 'Коммерческие предложения',
      isHovered: false,
    });
    return {
      'card, not hovered: head': card.head,
      'card, not hovered: whole': card.whole,
      'area, hovered: rows': hovered.rows,
      'area, not hovered: rows': plain.rows,
      'code after the click on a menu entry': hovered.code + plain.code,
      'search of the palette': found['search of the palette'].found,
      'search of the register': found['search of the register'].listed,
      'requests while seven letters are typed': found['search of the palette'].asked,
    };
  });

export async function visits({ servers, say }) {
  const seen = servers.map(() => []);
  for (let run = -1; run < RUNS; run += 1) {
    for (const at of run % 2 === 0 ? [0, 1] : [1, 0]) {
      if (servers[at] === undefined) continue;
      const result = { ...(await hoveredCard(servers[at])), ...(await walk(servers[at])) };
      if (run === -1) say(`  asked for by a card:\n    ${result.trace.join('\n    ')}`);
      else seen[at].push(result);
    }
    if (run >= 0) say(`  run ${run + 1}: ${seen.map((all) => lineOf(all.at(-1))).join(' | ')}`);
  }
  return seen;
}

const lineOf = (result) =>
  Object.keys(LIMITS)
    .map((name) => Math.round(result[name] ?? NaN))
    .join(' ');

export function figuresOf([now, before]) {
  const of = (all, name) => median(all.map((result) => result[name]));
  const names = Object.keys(now[0]).filter((name) => name !== 'trace');
  return names.flatMap((name) => {
    const isTime = Object.hasOwn(LIMITS, name);
    const limit = isTime ? LIMITS[name] : name.startsWith('code') ? 0 : null;
    const own = figure({ name, value: of(now, name), unit: isTime ? 'ms' : '', limit, digits: 0 });
    if (before === undefined) return [own];
    const old = figure({
      name: `${name}, before`,
      value: of(before, name),
      unit: isTime ? 'ms' : '',
      digits: 0,
    });
    if (!isTime) return [own, old];
    const ratio = median(now.map((result, run) => result[name] / before[run][name]));
    return [own, old, figure({ name: `${name}, ratio`, value: ratio, unit: '×' })];
  });
}

async function withSite({ root, browser, use }) {
  const data = dataFolder();
  try {
    return await withServer({
      root,
      data,
      waitMs: 180_000,
      use: async ({ address }) => use({ browser, address, storageState: await loggedIn(address) }),
    });
  } finally {
    data.remove();
  }
}

/**
 * From a click or a key to what it brings, on the slow network, after the idle browser has fetched ahead. With
 * BENCH_BEFORE, the path of a built checkout of other sources, both are visited in turns.
 */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const before = process.env.BENCH_BEFORE;
  const use = (servers) => visits({ servers, say });
  const seen = await withBrowser({
    root,
    say,
    use: (browser) =>
      withSite({
        root,
        browser,
        use: (own) =>
          before === undefined
            ? use([own])
            : withSite({ root: before, browser, use: (other) => use([own, other]) }),
      }),
  });
  return figuresOf(seen);
}
