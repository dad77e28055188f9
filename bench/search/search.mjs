import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { figure } from '../harness/figure.mjs';
import { databaseUrl, dataFolder, logIn, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { percentile } from '../harness/statistics.mjs';
import { apiClient } from '../lists/api-client.mjs';
import { countRecords, fillRecords } from './many-records.mjs';
import { searchSql } from './search-sql.mjs';

const AGREEMENTS = Number(process.env.BENCH_AGREEMENTS ?? 140_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 60);
const WARM_UP = 5;
const LIMIT_MS = 100;

/** What people type, from the first letters to what is nowhere; and what they mean by it, where that is something else. */
const TEXTS = [
  ['two letters', 'ро'],
  ['a common word', 'поставка'],
  ['two words', 'поставка оборудования'],
  ['a rare word', 'экскаватора'],
  ['a company', 'портовая'],
  ['five digits', '54321'],
  ['three digits', '543'],
  ['an ИНН', '7000012345'],
  ['nothing', 'щщщщ'],
  ['a slip', 'экскаваотра', 'экскаватора'],
  ['a slip in a name', 'щебраковой', 'щербакова'],
];

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { took: performance.now() - started, result };
}

/** Of a kind that the statement by hand finds any of, both must find the same; it knows no declined words, the API does. */
function requireSame(text, { data }, rows) {
  const found = new Set(rows.map(({ kind }) => kind));
  const told = (hits) =>
    hits
      .map(({ kind, id }) => `${kind}:${id}`)
      .sort()
      .join();
  const [api, hand] = [told(data.filter(({ kind }) => found.has(kind))), told(rows)];
  if (api !== hand) throw new Error(`«${text}»: the two answers hold different records: ${api} and ${hand}`);
}

/** One text by the API and by the statement in turn, so that both meet the same disturbances. */
async function measureText([name, text, meant = text], { api, client }) {
  const path = `/api/search?search=${encodeURIComponent(text)}`;
  const statement = searchSql(meant);
  const [byApi, byHand] = [[], []];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const answer = await timed(() => api.ask(path));
    const rows = await timed(() => client.query(statement));
    if (run === -WARM_UP) requireSame(text, answer.result, rows.result.rows);
    if (run < 0) continue;
    byApi.push(answer.took);
    byHand.push(rows.took);
  }
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(byApi, share));
  return [
    figure({ name: `${name}, «${text}»: p95`, value: p95, unit: 'ms', limit: LIMIT_MS }),
    figure({ name: `${name}: p50`, value: p50, unit: 'ms' }),
    figure({ name: `${name}: statement by hand, p50`, value: percentile(byHand, 0.5), unit: 'ms' }),
    figure({
      name: `${name}: p50 of the API by the statement's`,
      value: p50 / percentile(byHand, 0.5),
      unit: '×',
    }),
  ];
}

async function measureOn({ address, dataFolder: folder }, say) {
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  const { token } = await logIn(address);
  const api = apiClient(address, token);
  try {
    await fillRecords(client);
    say(`  ${await countRecords(client)} records`);
    const figures = [];
    for (const text of TEXTS) figures.push(...(await measureText(text, { api, client })));
    return figures;
  } finally {
    api.close();
    await client.end();
  }
}

/** The search of everything at 200,000 records; the filled folder is kept for the next run. */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  const data = dataFolder(`contracts-bench-search-${AGREEMENTS}`);
  say(`  ${AGREEMENTS} agreements in ${data.folder}; the first run fills them in and takes minutes`);
  const env = { SEED_AGREEMENTS: AGREEMENTS };
  return withServer({ root, data, env, waitMs: 1_800_000, use: (server) => measureOn(server, say) });
}
