import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ended, signal } from '../../tooling/process/child.mjs';
import { freePort } from '../../tooling/process/port.mjs';
import { serverReady, startServer } from '../../tooling/suite/server-process.mjs';
import { figure } from '../harness/figure.mjs';
import { pause } from '../harness/pause.mjs';
import { databaseUrl, dataFolder, logIn, requireBuild } from '../harness/server-under-test.mjs';
import { withOwnDatabase } from './outside-database.mjs';
import { bodyOfAgreement } from './writer.mjs';

const KILLS = Number(process.env.BENCH_KILLS ?? 25);
const WRITERS = 8;
const PREFIX = 'Проверка на сбой';

async function start({ root, folder, env }) {
  const [port, realtimePort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const server = startServer({
    root,
    output: 'ignore',
    env: {
      PORT: port,
      REALTIME_PORT: realtimePort,
      DATA_DIR: folder,
      DEMO: '1',
      ROLES: 'api,realtime,jobs',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  await serverReady({ server, address, waitMs: 120_000 });
  return { server, address };
}

/** Sends the agreement under its key until the server says something; silence leaves it among those to be sent again. */
async function write({ address, token, body, intent }) {
  const response = await fetch(`${address}/api/agreements`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': intent.key,
    },
    body: JSON.stringify({ ...body, title: `${PREFIX} ${intent.key}` }),
  });
  if (response.status === 201) intent.id = (await response.json()).id;
  else intent.refused = `${response.status} ${(await response.text()).slice(0, 200)}`;
}

async function writeUntilKilled({ place, token, body, intents, isOver }) {
  while (!isOver()) {
    const intent = { key: randomUUID(), id: null, refused: null };
    intents.push(intent);
    try {
      await write({ ...place, token, body, intent });
    } catch {
      // The server has gone: whether it was written is what the next start tells.
      return;
    }
  }
}

/** The server is killed as by a power cut, its own database with it every second time. */
async function kill({ server }, folder, withDatabase) {
  const gone = ended(server);
  signal(server, 'SIGKILL');
  await gone;
  if (!withDatabase) return;
  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function titlesOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select title from agreements where starts_with(title, $1)', [PREFIX]);
  await client.end();
  return rows.map(({ title }) => title);
}

async function verified(address) {
  const { token } = await logIn(address, 'auditor');
  const response = await fetch(`${address}/api/activity-logs/verify`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).first_fault === null;
}

async function crashes({ root, say, name, env, folder, ownsDatabase }) {
  const intents = [];
  let place = await start({ root, folder, env });
  const { token } = await logIn(place.address, 'admin');
  const body = await bodyOfAgreement(place.address, token);
  let slowest = 0;
  for (let turn = 0; turn < KILLS; turn += 1) {
    let isOver = false;
    const writing = Array.from({ length: WRITERS }, () =>
      writeUntilKilled({ place, token, body, intents, isOver: () => isOver }),
    );
    await pause(150 + Math.random() * 900);
    isOver = true;
    await kill(place, folder, ownsDatabase && turn % 2 === 1);
    await Promise.all(writing);
    const began = performance.now();
    place = await start({ root, folder, env });
    say(`${name}: kill ${turn + 1}, started again in ${Math.round(performance.now() - began)} ms`);
    slowest = Math.max(slowest, performance.now() - began);
    const open = intents.filter(({ id, refused }) => id === null && refused === null);
    for (const intent of open) await write({ ...place, token, body, intent });
  }
  const titles = await titlesOf(env.DATABASE_URL ?? databaseUrl(folder));
  const count = (intent) => titles.filter((title) => title.endsWith(intent.key)).length;
  const refused = intents.filter((intent) => intent.refused !== null);
  if (refused.length > 0) say(`refused: ${refused[0].refused}`);
  const isIntact = await verified(place.address);
  const gone = ended(place.server);
  signal(place.server, 'SIGTERM');
  await gone;
  const written = intents.filter(({ id }) => id !== null);
  return [
    figure({ name: `${name}: agreements written over ${KILLS} kills`, value: written.length, digits: 0 }),
    figure({
      name: `${name}: acknowledged and lost`,
      value: written.filter((one) => count(one) === 0).length,
      limit: 0,
      digits: 0,
    }),
    figure({
      name: `${name}: written twice`,
      value: intents.filter((one) => count(one) > 1).length,
      limit: 0,
      digits: 0,
    }),
    figure({ name: `${name}: refused without a reason`, value: refused.length, limit: 0, digits: 0 }),
    figure({ name: `${name}: faults of the journal`, value: isIntact ? 0 : 1, limit: 0, digits: 0 }),
    figure({
      name: `${name}: slowest start after a kill`,
      value: slowest / 1000,
      unit: 's',
      limit: 30,
      digits: 1,
    }),
  ];
}

/** Kills the server in the middle of writes, again and again; what it has said yes to is there once, nothing is there twice. */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  const figures = [];
  const own = dataFolder();
  try {
    figures.push(
      ...(await crashes({ root, say, name: 'embedded', env: {}, folder: own.folder, ownsDatabase: true })),
    );
  } finally {
    own.remove();
  }
  const beside = dataFolder();
  try {
    await withOwnDatabase({ root }, async (url) => {
      const env = { DATABASE_URL: url };
      figures.push(
        ...(await crashes({ root, say, name: 'outside', env, folder: beside.folder, ownsDatabase: false })),
      );
    });
  } finally {
    beside.remove();
  }
  return figures;
}
