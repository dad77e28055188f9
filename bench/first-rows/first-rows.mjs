import { loggedIn, withBrowser } from '../harness/browser-visit.mjs';
import { figure } from '../harness/figure.mjs';
import { dataFolder, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { compressedBytes } from '../cold-load/compressed-bytes.mjs';
import { bytesOf, traceOf } from '../cold-load/request-chain.mjs';
import { withFloor } from './floor.mjs';
import { visit } from './visit.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const SLOWDOWN = 4;

/** Cold visits to each side in turns, in an order that turns round too, so that all meet the same disturbances. */
async function visitInTurns({ browser, sides, say }) {
  const visits = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let run = -1; run < RUNS; run += 1) {
    const names = Object.keys(sides);
    for (const name of run % 2 === 0 ? names : names.reverse()) {
      const made = await visit({ browser, ...sides[name] });
      if (run >= 0) visits[name].push(made);
    }
    if (run >= 0)
      say(
        `  run ${run + 1}: ${Object.entries(visits)
          .map(([name, all]) => `${name} ${Math.round(all.at(-1).rows)}, ${Math.round(all.at(-1).drawn)}`)
          .join(', ')} ms`,
      );
  }
  return visits;
}

const middle = (visits, value) => median(visits.map(value));
const rows = (visits) => middle(visits, (one) => one.rows);

const drawn = ({ drawn: ms }) => ms;

/** The middle of what a run says of one side by another: a disturbance of a minute holds both up alike. */
const pairedRatio = (visits, others, value = (one) => one.rows) =>
  median(visits.map((one, at) => value(one) / value(others[at])));

async function codeFigures(visits, address) {
  const { code } = visits.at(-1);
  const scripts = code.filter(({ url }) => url.endsWith('.js'));
  const [all, ...each] = await Promise.all(
    [code, ...scripts.map((script) => [script])].map((files) => compressedBytes(address, files)),
  );
  return [
    figure({
      name: 'scripts and styles until the rows can be pressed, gzip',
      value: all / 1000,
      unit: 'kB',
      limit: 180,
      digits: 1,
    }),
    figure({
      name: 'the biggest script, gzip',
      value: Math.max(...each) / 1000,
      unit: 'kB',
      limit: 130,
      digits: 1,
    }),
    figure({ name: 'bytes on the network', value: middle(visits, ({ bytes }) => bytes) / 1000, unit: 'kB' }),
  ];
}

function timeFigures({ now, slow, floor, before }) {
  const of = (name, value, limit = null) => figure({ name, value, unit: 'ms', limit, digits: 0 });
  const held = ({ held: ms }) => ms;
  const heldUntilDrawn = ({ heldUntilDrawn: ms }) => ms;
  const earlier =
    before === undefined
      ? []
      : [
          figure({
            name: 'time to rows by the sources before',
            value: pairedRatio(now, before),
            limit: 0.66,
          }),
          figure({
            name: 'time until they can be pressed by the sources before',
            value: pairedRatio(now, before, drawn),
            unit: '×',
          }),
          of('time to rows, sources before', rows(before)),
          of('long tasks, sources before', middle(before, held)),
        ];
  return [
    ...earlier,
    of('time to rows', rows(now)),
    of('time until they can be pressed', middle(now, drawn)),
    of('time to rows of a bare page of as many bytes', rows(floor)),
    figure({ name: 'time to rows by that page', value: pairedRatio(now, floor), unit: '×' }),
    of('long tasks before the rows, in all', middle(now, held), 60),
    of('… until they can be pressed', middle(now, heldUntilDrawn)),
    of(`long tasks at a processor slower by ${SLOWDOWN}, in all`, middle(slow, held), 250),
    of('… until they can be pressed', middle(slow, heldUntilDrawn)),
    of(`time to rows at a processor slower by ${SLOWDOWN}`, rows(slow)),
    of('… until they can be pressed', middle(slow, drawn)),
    figure({
      name: 'visits that asked for rows after the big script had come',
      value: now.filter(({ isAskedEarly }) => !isAskedEarly).length,
      limit: 0,
    }),
    figure({
      name: 'most requests for the rows in a visit',
      value: Math.max(...now.map(({ dataRequests }) => dataRequests)),
      limit: 1,
    }),
  ];
}

async function withBefore({ use }) {
  const root = process.env.BENCH_BEFORE;
  if (root === undefined) return use(null);
  const data = dataFolder();
  try {
    return await withServer({ root, data, waitMs: 180_000, use });
  } finally {
    data.remove();
  }
}

async function measureAll({ browser, suite, before, say }) {
  const storageState = await loggedIn(suite.address);
  const now = { server: suite, storageState };
  const sample = await visit({ browser, ...now });
  const bytes = { page: sample.page, code: bytesOf(sample.code) };
  const floorState = (address) => ({
    ...storageState,
    origins: [{ ...storageState.origins[0], origin: address }],
  });
  return withFloor({
    suite: suite.address,
    bytes,
    use: async (floor) => {
      const sides = {
        now,
        floor: { server: floor, storageState: floorState(floor.address) },
        slow: { ...now, slowdown: SLOWDOWN },
        ...(before === null
          ? {}
          : { before: { server: before, storageState: await loggedIn(before.address) } }),
      };
      const visits = await visitInTurns({ browser, sides, say });
      say(traceOf(visits.now.at(-1).needed));
      return [...timeFigures(visits), ...(await codeFigures(visits.now, suite.address))];
    },
  });
}

/**
 * A cold visit to the register at 100 ms and 10 Mbit/s, beside a bare page of as many bytes and, with BENCH_BEFORE, the
 * path of a built checkout of other sources, beside those; all are visited in turns.
 */
export async function measure({ root, say }) {
  await requireBuild({ root, say });
  const data = dataFolder();
  try {
    return await withServer({
      root,
      data,
      waitMs: 180_000,
      use: (suite) =>
        withBefore({
          use: (before) =>
            withBrowser({ root, say, use: (browser) => measureAll({ browser, suite, before, say }) }),
        }),
    });
  } finally {
    data.remove();
  }
}
