import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { binariesOfTests as binariesDir } from '../../testing/test-cluster';
import { startEmbeddedDatabase } from './embedded-database';

const packagesFrom = [process.cwd(), __dirname];
let root: string;

beforeEach(async () => {
  root = await mkdtemp('/tmp/embedded-');
  await chmod(root, 0o755);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

describe('the embedded database', () => {
  it('keeps what was written over a stop and a start, and knows Russian', async () => {
    const first = await startEmbeddedDatabase({ dataDir: root, packagesFrom, durable: false });
    await ask(first.url, "create table kept as select 'Договор' as word");
    await first.stop();
    const second = await startEmbeddedDatabase({ dataDir: root, packagesFrom, durable: false });
    const answer = await ask(
      second.url,
      `select lower('ДОГОВОР ЁЖ') as a, to_tsvector('russian', 'ПОСТАВКИ') @@ to_tsquery('russian', 'поставка') as b,
         (select word from kept), 'ё' < 'ж' collate "und-x-icu" as c, version from
         (select current_setting('server_version_num')::int / 10000 as version) as about`,
    );
    await second.stop();
    expect(answer).toEqual(['договор ёж', true, 'Договор', true, 18]);
    expect(second.recovered).toBe(false);
  });

  it('stops the database that a killed server left running and takes its folder over', async () => {
    const first = await startEmbeddedDatabase({ dataDir: root, packagesFrom, binariesDir, durable: false });
    await ask(first.url, 'create table orphaned (id int)');
    const second = await startEmbeddedDatabase({ dataDir: root, packagesFrom, binariesDir, durable: false });
    await first.ended;
    const answer = await ask(second.url, 'select count(*)::int from orphaned');
    await second.stop();
    expect(second.recovered).toBe(true);
    expect(answer).toEqual([0]);
  });

  it('is not kept from starting by a pid file whose number now belongs to a stranger', async () => {
    const first = await startEmbeddedDatabase({ dataDir: root, packagesFrom, binariesDir, durable: false });
    await first.stop();
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore' });
    const lines = [stranger.pid, first.folder, 1, 1, '', '', '', 'ready'];
    await writeFile(path.join(first.folder, 'postmaster.pid'), lines.join('\n'));
    const second = await startEmbeddedDatabase({ dataDir: root, packagesFrom, binariesDir, durable: false });
    await second.stop();
    const strangerLives = stranger.exitCode === null && stranger.signalCode === null;
    stranger.kill();
    expect(strangerLives).toBe(true);
  });

  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('leaves alone a database whose process is out of sight, as in another container', async () => {
    const first = await startEmbeddedDatabase({ dataDir: root, packagesFrom, binariesDir, durable: false });
    const file = path.join(first.folder, 'postmaster.pid');
    const [own = '', ...rest] = (await readFile(file, 'utf8')).split('\n');
    // Another container gives its own number to that process.
    const seenElsewhere = ['4194303', ...rest].join('\n');
    await writeFile(file, seenElsewhere);
    const second = startEmbeddedDatabase({ dataDir: root, packagesFrom, binariesDir, durable: false });
    await expect(second).rejects.toThrow(/ещё работает, а её процессы отсюда не видны/);
    expect(await readFile(file, 'utf8')).toBe(seenElsewhere);
    expect(await ask(first.url, 'select 1')).toEqual([1]);
    await writeFile(file, [own, ...rest].join('\n'));
    await first.stop();
    const third = await startEmbeddedDatabase({ dataDir: root, packagesFrom, binariesDir, durable: false });
    await third.stop();
  });

  it('is taken down when the process that started it leaves without a stop', async () => {
    const ofOthers = process.listeners('exit');
    const database = await startEmbeddedDatabase({
      dataDir: root,
      packagesFrom,
      binariesDir,
      durable: false,
    });
    // As the process would tell it, which goes on with the database of all the other tests.
    for (const leave of process.listeners('exit').filter((one) => !ofOthers.includes(one))) leave(1);
    await database.ended;
    await expect(ask(database.url, 'select 1')).rejects.toThrow();
  });

  it('refuses the files of another major version', async () => {
    await mkdir(path.join(root, 'postgres'));
    await writeFile(path.join(root, 'postgres', 'PG_VERSION'), '17\n');
    await expect(startEmbeddedDatabase({ dataDir: root, packagesFrom })).rejects.toThrow(
      /создана PostgreSQL 17, а встроенная версия — 18/,
    );
  });

  it('refuses with a word about DATABASE_URL where the package is missing', async () => {
    await expect(startEmbeddedDatabase({ dataDir: root, packagesFrom: ['/tmp'] })).rejects.toThrow(
      /DATABASE_URL/,
    );
  });

  it('writes its password for the owner alone', async () => {
    const database = await startEmbeddedDatabase({
      dataDir: root,
      packagesFrom,
      binariesDir,
      durable: false,
    });
    await database.stop();
    const wrong = database.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(ask(wrong, 'select 1')).rejects.toThrow();
    expect(JSON.parse(await readFile(path.join(root, 'database.json'), 'utf8'))).toHaveProperty('password');
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot('lies beside when root keeps the data in a folder closed to others', async () => {
    const dataDir = path.join(root, 'closed', 'data');
    await mkdir(dataDir, { recursive: true });
    await chmod(path.join(root, 'closed'), 0o700);
    const options = {
      dataDir,
      packagesFrom,
      binariesDir,
      durable: false,
      fallbackRoot: path.join(root, 'beside'),
    };
    const database = await startEmbeddedDatabase(options);
    const answer = await ask(database.url, 'select 1');
    await database.stop();
    expect(answer).toEqual([1]);
    expect(database.folder.startsWith(path.join(root, 'beside'))).toBe(true);
    expect(database.notice).toContain('nobody');
  });
});
