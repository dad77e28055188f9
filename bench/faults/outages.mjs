import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runQuietly } from '../../tooling/process/child.mjs';
import { figure } from '../harness/figure.mjs';
import { pause, until } from '../harness/pause.mjs';
import { databaseUrl, dataFolder, logIn, requireBuild, withServer } from '../harness/server-under-test.mjs';
import { withOwnDatabase } from './outside-database.mjs';
import { bodyOfAgreement, Writer } from './writer.mjs';

const SILENT_MS = Number(process.env.BENCH_OUTAGE_S ?? 30) * 1000;
const ROLES = 'api,realtime,jobs';
const DISK = '400m';

async function writerOn(address) {
  const { token } = await logIn(address, 'admin');
  return new Writer({ address, token, body: await bodyOfAgreement(address, token) });
}

/** How many of the agreements and files that were said yes to are not there. */
async function lostOf(writer, url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select id from agreements where id = any($1)', [writer.agreements]);
  await client.end();
  return writer.agreements.length - rows.length + (await writer.lostFiles());
}

async function workFor(writer, ms) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    await Promise.all([writer.read(), writer.write(), pause(100)]);
  }
}

function judged(name, writer, { lost, backAfter, say }) {
  say(`${name}: answers ${JSON.stringify([...writer.statuses])}`);
  if (writer.faults.length > 0) say(`${name}: ${writer.faults[0]}`);
  return [
    figure({ name: `${name}: answers without a sentence`, value: writer.faults.length, limit: 0, digits: 0 }),
    figure({ name: `${name}: acknowledged and lost`, value: lost, limit: 0, digits: 0 }),
    figure({
      name: `${name}: at work again after`,
      value: backAfter / 1000,
      unit: 's',
      limit: 15,
      digits: 1,
    }),
  ];
}

async function backAfter(writer) {
  const began = performance.now();
  await until(async () => (await writer.write()) === 201, {
    what: 'an agreement is written again',
    withinMs: 120_000,
  });
  return performance.now() - began;
}

/** The database breaks every connection and takes none for half a minute. */
async function databaseGone({ root, say }) {
  const data = dataFolder();
  try {
    return await withOwnDatabase({ root }, (url, host) =>
      withServer({
        root,
        data,
        env: { ROLES, DATABASE_URL: url },
        waitMs: 120_000,
        use: async ({ address }) => {
          const writer = await writerOn(address);
          await workFor(writer, 2000);
          const client = new pg.Client({ connectionString: host });
          await client.connect();
          await client.query('alter database beside allow_connections false');
          await client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'beside'",
          );
          await workFor(writer, SILENT_MS);
          await client.query('alter database beside allow_connections true');
          await client.end();
          const back = await backAfter(writer);
          await workFor(writer, 2000);
          return judged('database gone', writer, { lost: await lostOf(writer, url), backAfter: back, say });
        },
      }),
    );
  } finally {
    data.remove();
  }
}

/** A disk of its own, so that nobody else's fills up; null where this user may not make one. */
async function smallDisk() {
  const folder = mkdtempSync('/tmp/contracts-bench-disk-');
  const args = ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', folder];
  const { code } = await runQuietly({ command: 'mount', args });
  const remove = async () => {
    if (code === 0) await runQuietly({ command: 'umount', args: [folder] });
    rmSync(folder, { recursive: true, force: true });
  };
  if (code === 0) return { folder, remove };
  await remove();
  return null;
}

/** Writes zeros until so many bytes are left; gives what makes room again. */
function fill(folder, leaving) {
  const file = openSync(join(folder, 'filler'), 'w');
  const block = Buffer.alloc(256 * 1024);
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  while (free() > leaving + block.length) writeSync(file, block);
  return () => {
    ftruncateSync(file);
    closeSync(file);
  };
}

/** The disk with the database and the files is full, and then has room again. */
async function diskFull({ root, say }) {
  const disk = await smallDisk();
  if (disk === null) {
    say('disk full: not measured, this user may not mount a disk');
    return [];
  }
  try {
    return await withServer({
      root,
      data: { folder: disk.folder },
      env: { ROLES },
      waitMs: 120_000,
      use: async ({ address }) => {
        const writer = await writerOn(address);
        await workFor(writer, 1000);
        const [agreement] = writer.agreements;
        const makeRoom = fill(disk.folder, 1024 * 1024);
        for (let turn = 0; turn < 20; turn += 1) await writer.upload(agreement, 300_000);
        await workFor(writer, 5000);
        makeRoom();
        const back = await backAfter(writer);
        await workFor(writer, 1000);
        const lost = await lostOf(writer, databaseUrl(disk.folder));
        return judged('disk full', writer, { lost, backAfter: back, say });
      },
    });
  } finally {
    await disk.remove();
  }
}

/** What the product does while what it stands on is away: it says so, keeps what it has said yes to, and comes back by itself. */
export async function measure({ root, say }) {
  await requireBuild({ root, say, names: ['server'] });
  return [...(await databaseGone({ root, say })), ...(await diskFull({ root, say }))];
}
