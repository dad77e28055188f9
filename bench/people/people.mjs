import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOfAgreement } from '../faults/writer.mjs';
import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import {
  databaseUrl,
  dataFolder,
  logIn,
  requireBuild,
  residentBytes,
  withServer,
} from '../harness/server-under-test.mjs';
import { connectListeners } from '../realtime/listeners.mjs';
import { questionsOfDay } from './day.mjs';
import { EmployeeClient } from './employee-client.mjs';
import { makeEmployees } from './employees.mjs';
import { risingLoad } from './rising-load.mjs';

const AGREEMENTS = Number(process.env.BENCH_AGREEMENTS ?? 100_000);
const PEOPLE = [500, 2000];
const SECONDS = Number(process.env.BENCH_STEP_S ?? 8);
const RATES = [20, 40, 60, 80, 100, 125, 150, 175, 200, 250, 300, 400, 500];
const REST_MS = 3000;

async function idsOf(address, token) {
  const headers = { authorization: `Bearer ${token}` };
  const pages = [1, 2, 3, 4].map(async (page) => {
    const response = await fetch(`${address}/api/agreements?per_page=50&page=${page}`, { headers });
    return (await response.json()).data.map(({ id }) => id);
  });
  return (await Promise.all(pages)).flat();
}

/** What rate doubled the waiting, and the most that was done a second. */
function figuresOf(name, steps, grown) {
  // At a trickle everybody finds a processor that has gone to sleep: the best step is what waiting grows from.
  const least = steps.reduce((best, step) => (step.p95 < best.p95 ? step : best));
  const doubled = steps.find(({ perSecond, p95 }) => perSecond > least.perSecond && p95 > 2 * least.p95);
  return [
    figure({ name: `${name}: p95 at ${least.perSecond}/s`, value: least.p95, unit: 'ms', digits: 0 }),
    figure({
      name: `${name}: p95 has doubled at`,
      value: doubled?.perSecond ?? Infinity,
      unit: 'questions/s',
      digits: 0,
    }),
    figure({
      name: `${name}: most that was done`,
      value: Math.max(...steps.map(({ done }) => done)),
      unit: 'questions/s',
      digits: 0,
    }),
    figure({
      name: `${name}: memory of the first node grown by`,
      value: grown / 1024 / 1024,
      unit: 'MB',
      digits: 0,
    }),
  ];
}

/** So many people, each with an open socket and a kept connection, spread evenly over the nodes. */
async function withPeople({ nodes, tokens, count, use }) {
  const share = Math.ceil(count / nodes.length);
  const sockets = [];
  const clients = tokens
    .slice(0, count)
    .map((token, at) => new EmployeeClient(nodes[at % nodes.length].address, token));
  try {
    // The sockets of the second node sign with the same root; its people are the same for the server.
    for (const server of nodes)
      sockets.push(...(await connectListeners({ server, count: share, onEvent: () => undefined })));
    return await use(clients);
  } finally {
    for (const socket of sockets) socket.terminate();
    for (const client of clients) client.close();
  }
}

async function measureNodes({ name, nodes, tokens, questions, say }) {
  const figures = [];
  for (const count of PEOPLE) {
    const before = residentBytes(nodes[0].pid);
    say(`  ${count} people, ${name}`);
    const steps = await withPeople({
      nodes,
      tokens,
      count,
      use: (clients) => risingLoad({ clients, questions, rates: RATES, seconds: SECONDS, say }),
    });
    figures.push(...figuresOf(`${count} people, ${name}`, steps, residentBytes(nodes[0].pid) - before));
    await pause(REST_MS);
  }
  return figures;
}

async function measureOn({ root, first, say }) {
  const { token } = await logIn(first.address);
  const url = databaseUrl(first.dataFolder);
  const tokens = await makeEmployees(url, Math.max(...PEOPLE));
  const agreement = await bodyOfAgreement(first.address, token);
  const questions = questionsOfDay({ ids: await idsOf(first.address, token), agreement });
  const alone = await measureNodes({ name: 'one node', nodes: [first], tokens, questions, say });
  const { secret } = JSON.parse(readFileSync(join(first.dataFolder, 'secrets.json'), 'utf8'));
  const data = dataFolder();
  try {
    return await withServer({
      root,
      data,
      env: { DATABASE_URL: url, APP_SECRET: secret },
      waitMs: 120_000,
      use: async (second) => {
        const nodes = [first, { ...second, dataFolder: first.dataFolder }];
        return [...alone, ...(await measureNodes({ name: 'two nodes', nodes, tokens, questions, say }))];
      },
    });
  } finally {
    data.remove();
  }
}

/** A day's work of 500 and of 2,000 people on one node and on two, rising until the nodes can do no more. */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  const data = dataFolder(`contracts-bench-people-${AGREEMENTS}`);
  say(`  ${AGREEMENTS} agreements in ${data.folder}; the first run fills them in and takes minutes`);
  const env = { SEED_AGREEMENTS: AGREEMENTS };
  return withServer({
    root,
    data,
    env,
    waitMs: 1_800_000,
    use: (first) => measureOn({ root, first, say }),
  });
}
