import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { figure } from '../harness/figure.mjs';
import { databaseUrl, dataFolder, logIn, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { percentile } from '../harness/statistics.mjs';
import { apiClient } from './api-client.mjs';
import { listCases } from './list-case.mjs';

const AGREEMENTS = Number(process.env.BENCH_AGREEMENTS ?? 1_000_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 200);
const WARM_UP = 10;
/** A case that takes longer than this is content with the runs it has, if they are enough for a percentile. */
const LONGEST_CASE_MS = 25_000;
const FEWEST_RUNS = 20;
const LIMIT = 1.3;
const MIDDLE_LIMIT = 1.15;

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { took: performance.now() - started, result };
}

function requireSame({ name }, answer, rows) {
  const [api, expert] = [answer.data.map(({ id }) => id), rows.map(({ id }) => Number(id))];
  if (api.length === 0) throw new Error(`${name}: nothing was found, so nothing was measured`);
  if (api.join() !== expert.join()) throw new Error(`${name}: the two answers hold different rows`);
}

/** The form an expert would take after a few tries; the others would throw what both sides read out of the memory. */
async function bestForm(listCase, { answer, client }) {
  const tried = [];
  for (const statement of listCase.expert) {
    const took = [];
    while (took.length < WARM_UP) {
      const byExpert = await timed(() => client.query(statement));
      if (took.length === 0) requireSame(listCase, answer, byExpert.result.rows);
      took.push(byExpert.took);
    }
    tried.push({ statement, took: percentile(took, 0.5) });
  }
  return tried.reduce((best, one) => (one.took < best.took ? one : best)).statement;
}

/**
 * The same case by the API and by the expert's statement in turn, whoever comes second first the next time, so that both
 * meet the same disturbances and what the one has read serves the other.
 */
async function compare(listCase, { api, client }) {
  const ask = () => timed(() => api.ask(listCase.path));
  const statement = await bestForm(listCase, { answer: (await ask()).result, client });
  const samples = { api: [], expert: [], fixed: [] };
  const turns = [
    async () => samples.api.push((await ask()).took),
    async () => samples.expert.push((await timed(() => client.query(statement))).took),
  ];
  for (let run = 0; run < WARM_UP; run += 1) await ask();
  const started = performance.now();
  for (let run = 0; run < RUNS; run += 1) {
    if (run >= FEWEST_RUNS && performance.now() - started > LONGEST_CASE_MS) break;
    for (const turn of run % 2 === 0 ? turns : turns.toReversed()) await turn();
    samples.fixed.push((await timed(() => api.ask('/api/me'))).took);
  }
  return samples;
}

function figuresOf({ name }, { api, expert, fixed }) {
  const [p95, best] = [percentile(api, 0.95), percentile(expert, 0.95)];
  return [
    figure({
      name: `${name}: p95 of the API by p95 of the expert`,
      value: p95 / best,
      unit: '×',
      limit: LIMIT,
    }),
    figure({
      name: `${name}: the same, p50`,
      value: percentile(api, 0.5) / percentile(expert, 0.5),
      unit: '×',
      limit: MIDDLE_LIMIT,
    }),
    figure({ name: `${name}: API p50`, value: percentile(api, 0.5), unit: 'ms' }),
    figure({ name: `${name}: API p95`, value: p95, unit: 'ms' }),
    figure({ name: `${name}: expert p50`, value: percentile(expert, 0.5), unit: 'ms' }),
    figure({ name: `${name}: expert p95`, value: best, unit: 'ms' }),
    figure({ name: `${name}: an empty request (/api/me) p50`, value: percentile(fixed, 0.5), unit: 'ms' }),
  ];
}

/** Every agreement that is not put away: the dearest of the numbers beside the register's tabs. */
const DEAREST_COUNT = 'select count(*) from agreements where deleted_at is null and archived_at is null';

/** The numbers of all tabs with the sum of the register, by the dearest of these numbers counted by hand. */
async function summaryFigures({ api, client }) {
  const [summaries, counts] = [[], []];
  for (let run = -WARM_UP; run < Math.min(RUNS, LONGEST_CASE_MS / 100); run += 1) {
    const summary = await timed(() => api.ask('/api/agreements/summary'));
    const count = await timed(() => client.query(DEAREST_COUNT));
    if (run < 0) continue;
    summaries.push(summary.took);
    counts.push(count.took);
  }
  const [summary, count] = [percentile(summaries, 0.5), percentile(counts, 0.5)];
  return [
    figure({
      name: 'numbers of all tabs by the dearest count, p50',
      value: summary / count,
      unit: '×',
      limit: 2,
    }),
    figure({ name: 'numbers of all tabs, p50', value: summary, unit: 'ms' }),
    figure({ name: 'the dearest count by hand, p50', value: count, unit: 'ms' }),
  ];
}

async function measureOn({ address, dataFolder: folder }, say) {
  const { token } = await logIn(address);
  const api = apiClient(address, token);
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  try {
    const figures = [];
    for (const listCase of await listCases(client)) {
      say(`  ${listCase.name}`);
      figures.push(...figuresOf(listCase, await compare(listCase, { api, client })));
    }
    say('  the numbers of all tabs');
    return [...figures, ...(await summaryFigures({ api, client }))];
  } finally {
    api.close();
    await client.end();
  }
}

/** The register's API at a million agreements against hand-written SQL; the filled folder is kept for the next run. */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  const data = dataFolder(`contracts-bench-${AGREEMENTS}`);
  say(`  ${AGREEMENTS} agreements in ${data.folder}; the first run fills them in and takes minutes`);
  const env = { SEED_AGREEMENTS: AGREEMENTS };
  return withServer({ root, data, env, waitMs: 1_800_000, use: (server) => measureOn(server, say) });
}
