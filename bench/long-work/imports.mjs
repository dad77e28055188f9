import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import { databaseUrl, logIn, withFreshServer } from '../harness/server-under-test.mjs';
import { percentile } from '../harness/statistics.mjs';
import { agreementTable, namesOf } from './agreement-table.mjs';
import { changesWhile } from './changes.mjs';
import { expertLoad } from './expert-load.mjs';
import { importClient } from './import-client.mjs';
import { othersWhile } from './others.mjs';
import { growthWhile } from './peak-memory.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 50_000);
const PATH = '/api/agreements?filter[status]=active&per_page=50';
const QUIET_MS = 20_000;

/** The work, how long it took, and what others have waited meanwhile: those who read, change and make. */
async function whileAsked({ address, token, id }, work) {
  const { send } = importClient(address, token);
  const timed = async () => {
    const started = performance.now();
    const result = await work();
    return { result, ms: performance.now() - started };
  };
  const changes = () => changesWhile({ send, id, work: timed });
  const { result, took: read } = await othersWhile({ address, token, path: PATH, work: changes });
  const { changed, created } = result;
  return { ...result.result, read, changed, created };
}

function requireSame({ created_count, failed_count }, expert) {
  if (created_count + failed_count !== ROWS || created_count !== expert.written) {
    throw new Error(`The import wrote ${created_count} rows, the expert ${expert.written}`);
  }
}

function waits(name, took, alone) {
  const p95 = (samples) => percentile(samples, 0.95);
  return [
    figure({ name: `${name} alone, p95`, value: p95(alone), unit: 'ms' }),
    figure({ name: `${name} during the load, p95`, value: p95(took), unit: 'ms' }),
    figure({ name: `${name} during the load by alone, p95`, value: p95(took) / p95(alone), unit: '×' }),
    figure({ name: `${name} during the load, the longest`, value: Math.max(...took), unit: 'ms' }),
  ];
}

function figuresOf({ alone, reading, load, expert, grown }) {
  const seconds = (name, took) => figure({ name, value: took / 1000, unit: 's' });
  const took = load.ms;
  return [
    seconds(`${ROWS} rows read`, reading.ms),
    seconds(`${ROWS} rows loaded`, took),
    figure({ name: 'one row of the load', value: took / ROWS, unit: 'ms' }),
    seconds('the same rows by COPY, checks in SQL and one INSERT', expert.took),
    seconds('of that, COPY alone', expert.copying),
    figure({ name: 'load by the expert', value: took / expert.took, unit: '×', digits: 1 }),
    figure({ name: 'memory of the server grown by', value: grown, unit: 'MB', digits: 0 }),
    ...waits('others who read', load.read, alone.read),
    ...waits('others who change an agreement', load.changed, alone.changed),
    ...waits('others who make an agreement', load.created, alone.created),
  ];
}

async function measureOn({ address, pid, dataFolder: folder }, say) {
  const admin = importClient(address, (await logIn(address, 'admin')).token);
  const { token } = await logIn(address);
  const client = new pg.Client({ connectionString: databaseUrl(folder) });
  await client.connect();
  try {
    const names = await namesOf(client);
    const { data } = await importClient(address, token).send(PATH);
    const asked = { address, token, id: data[0].id };
    say('  others alone');
    await whileAsked(asked, () => pause(2000));
    const alone = await whileAsked(asked, () => pause(QUIET_MS));
    say(`  ${ROWS} rows are read`);
    const text = agreementTable({ rows: ROWS, prefix: 'И', names });
    const reading = await whileAsked(asked, () => admin.read('agreements', text));
    say('  and loaded');
    const { result: load, grown } = await growthWhile(pid, () =>
      whileAsked(asked, () => admin.load(reading.result)),
    );
    say('  the same by SQL alone');
    const other = agreementTable({ rows: ROWS, prefix: 'С', names });
    const expert = await expertLoad({ client, folder, text: other });
    requireSame(load.result, expert);
    return figuresOf({ alone, reading, load, expert, grown });
  } finally {
    await client.end();
  }
}

/** A file of agreements loaded by the API against COPY with the same checks in SQL, and what others wait meanwhile. */
export async function measure({ root, say }) {
  return withFreshServer({ root, say, waitMs: 300_000, use: (server) => measureOn(server, say) });
}
