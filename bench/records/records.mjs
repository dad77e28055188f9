import { figure } from '../harness/figure.mjs';
import { dataFolder, logIn, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { median } from '../harness/statistics.mjs';
import { apiClient } from '../lists/api-client.mjs';

const WARM = 60;
const ROUNDS = 12;
const CALLS = 25;

/** What is asked of a record; the empty call is what every authenticated one costs. */
async function callsOf({ ask }) {
  const { data } = await ask('/api/agreements?filter[status]=active&per_page=1');
  const id = data[0].id;
  return {
    'call without anybody': '/health',
    'empty authenticated call': '/api/me',
    'card of an agreement': `/api/agreements/${id}`,
    'tabs and sum of the register': '/api/agreements/summary',
    'history of an agreement': `/api/agreements/${id}/history`,
    'first page of the register': '/api/agreements?per_page=50',
    'one measure': '/api/measures/1',
  };
}

async function timed(ask, path) {
  const started = process.hrtime.bigint();
  await ask(path);
  return Number(process.hrtime.bigint() - started) / 1e6;
}

/** Milliseconds of each call on each server, the servers asked in turns so that both meet the same disturbances. */
async function sampled(clients) {
  const calls = await callsOf(clients[0]);
  const samples = Object.fromEntries(Object.keys(calls).map((name) => [name, clients.map(() => [])]));
  for (const client of clients) {
    for (let turn = 0; turn < WARM; turn += 1) {
      for (const path of Object.values(calls)) await client.ask(path);
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(calls)) {
      for (const [at, client] of clients.entries()) {
        for (let turn = 0; turn < CALLS; turn += 1) samples[name][at].push(await timed(client.ask, path));
      }
    }
  }
  return samples;
}

async function withClient({ root, use }) {
  const data = dataFolder();
  try {
    return await withServer({
      root,
      data,
      waitMs: 120_000,
      use: async ({ address }) => {
        const { token } = await logIn(address, 'lawyer');
        const client = apiClient(address, token);
        try {
          return await use(client);
        } finally {
          client.close();
        }
      },
    });
  } finally {
    data.remove();
  }
}

/** What it costs to know who asks: the authenticated call over the one that anybody may make. */
function costOfAsking(samples) {
  const [own, open] = [samples['empty authenticated call'][0], samples['call without anybody'][0]];
  return figure({
    name: 'empty authenticated call over /health, p50',
    value: median(own) - median(open),
    unit: 'ms',
    limit: 1,
  });
}

function figuresOf(samples) {
  const calls = Object.entries(samples).flatMap(([name, [now, before]]) => {
    const limit = name === 'card of an agreement' ? 5 : null;
    const own = figure({ name: `${name}, p50`, value: median(now), unit: 'ms', limit });
    if (before === undefined) return [own];
    const ratio = median(now) / median(before);
    return [own, figure({ name: `${name}, ratio to the sources before`, value: ratio, limit: 1.03 })];
  });
  return [costOfAsking(samples), ...calls];
}

/**
 * The calls of a record, p50 of 300 over one connection on the demo company. With BENCH_BEFORE, the path of a built
 * checkout of other sources, each is also held against theirs.
 */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  const before = process.env.BENCH_BEFORE;
  const samples = await withClient({
    root,
    use: (client) =>
      before === undefined
        ? sampled([client])
        : withClient({ root: before, use: (other) => sampled([client, other]) }),
  });
  return figuresOf(samples);
}
