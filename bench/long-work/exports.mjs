import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import { databaseUrl, dataFolder, logIn, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { percentile } from '../harness/statistics.mjs';
import { everyRow } from '../lists/expert-sql.mjs';
import { othersWhile } from './others.mjs';
import { growthWhile } from './peak-memory.mjs';

const AGREEMENTS = Number(process.env.BENCH_AGREEMENTS ?? 1_000_000);
const PATH = '/api/agreements?sort=-agreement_date&per_page=50';
const COLUMNS = [
  'number',
  'agreement_date',
  'title',
  'status',
  'counterparty',
  'organization',
  'amount',
  'currency_code',
  'start_date',
  'end_date',
  'responsible',
  'department',
];
const AT_ONCE = 1000;
const QUIET_MS = 20_000;
const LONGEST_MS = 900_000;

/** Seconds in which a bare cursor reads the same rows. */
async function byCursor(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const started = performance.now();
  let rows = 0;
  await client.query('begin');
  await client.query(`declare every cursor for ${everyRow}`);
  for (;;) {
    const portion = await client.query(`fetch ${AT_ONCE} from every`);
    rows += portion.rows.length;
    if (portion.rows.length < AT_ONCE) break;
  }
  await client.query('commit');
  await client.end();
  return { rows, seconds: (performance.now() - started) / 1000 };
}

/** Seconds from the question for an export to its finished file. */
async function byExport(address, token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = async (path, init) => {
    const response = await fetch(`${address}${path}`, { headers, ...init });
    if (!response.ok)
      throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const started = performance.now();
  const body = JSON.stringify({ resource: 'agreements', query: 'sort=-agreement_date', columns: COLUMNS });
  let job = await answer('/api/exports', { method: 'POST', body });
  while (job.status === 'queued' || job.status === 'running') {
    if (performance.now() - started > LONGEST_MS) throw new Error('The export takes too long');
    await pause(250);
    job = await answer(`/api/exports/${job.id}`);
  }
  if (job.status !== 'done') throw new Error(`The export has ended as ${job.status}: ${job.message}`);
  return { rows: job.rows_done, seconds: (performance.now() - started) / 1000 };
}

async function measureOn({ address, pid, dataFolder: folder }, say) {
  const { token } = await logIn(address);
  const { token: other } = await logIn(address, 'head');
  const asked = { address, token: other, path: PATH };
  say('  others alone');
  await othersWhile({ ...asked, work: () => pause(2000) });
  const alone = await othersWhile({ ...asked, work: () => pause(QUIET_MS) });
  say('  a bare cursor');
  const cursor = await byCursor(databaseUrl(folder));
  say('  others while a bare cursor reads');
  const beside = await othersWhile({ ...asked, work: () => byCursor(databaseUrl(folder)) });
  say('  the export');
  const { result: meanwhile, grown } = await growthWhile(pid, () =>
    othersWhile({ ...asked, work: () => byExport(address, token) }),
  );
  const exported = meanwhile.result;
  if (exported.rows !== cursor.rows)
    throw new Error(`The export has ${exported.rows} rows, the cursor ${cursor.rows}`);
  const p95 = (samples) => percentile(samples, 0.95);
  return [
    figure({ name: 'rows', value: cursor.rows, digits: 0 }),
    figure({ name: 'a bare cursor', value: cursor.seconds, unit: 's' }),
    figure({ name: 'the export', value: exported.seconds, unit: 's' }),
    figure({ name: 'export by cursor', value: exported.seconds / cursor.seconds, unit: '×', limit: 3 }),
    figure({ name: 'memory of the server grown by', value: grown, unit: 'MB', limit: 60, digits: 0 }),
    figure({ name: 'others alone, p95', value: p95(alone.took), unit: 'ms' }),
    figure({ name: 'others while a bare cursor reads, p95', value: p95(beside.took), unit: 'ms' }),
    figure({ name: 'others during the export, p95', value: p95(meanwhile.took), unit: 'ms' }),
    figure({
      name: 'others during the export by others alone, p95',
      value: p95(meanwhile.took) / p95(alone.took),
      unit: '×',
      limit: 1.5,
    }),
  ];
}

/** A whole register as a spreadsheet against a bare cursor, and what others wait meanwhile. */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  const data = dataFolder(`contracts-bench-${AGREEMENTS}`);
  say(`  ${AGREEMENTS} agreements in ${data.folder}; the first run fills them in and takes minutes`);
  const env = { SEED_AGREEMENTS: AGREEMENTS };
  return withServer({ root, data, env, waitMs: 1_800_000, use: (server) => measureOn(server, say) });
}
