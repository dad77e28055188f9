import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { MIGRATIONS } from '../../migrations/all';
import { startEmbeddedDatabase } from '../database/embedded/embedded-database';
import { stopOrphan } from '../database/embedded/postmaster';
import { RUNNING_ROLE } from '../database/embedded/cluster';
import { migrate } from '../database/migrate';
import { grantToRunning } from '../database/running-role';
import { installJobs } from '../jobs/install-jobs';

const PREFIX = 'contract-register-test-';
/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** Many times what the databases of a run take at once. */
const ENOUGH = 6 * 2 ** 30;

/** The migrated database that every test file's own one is copied from. */
export const TEMPLATE = 'register_template';

/** Where tests keep PostgreSQL's binaries from one run to the next: copying them costs as much as making a database. */
export const binariesOfTests = path.join(
  tmpdir(),
  `contract-register-binaries-${String(process.getuid?.() ?? 0)}`,
);

export interface TestCluster {
  /** Address of the maintenance database. */
  url: string;
  /** Everything in it goes with the run. */
  folder: string;
  stop(): Promise<void>;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Memory where there is plenty of it. A database is a thousand files, every test file makes and drops one of its own, and a
 * disk's file system takes five times the processor for it.
 */
async function roomForRun(): Promise<string> {
  const free = await access(MEMORY, constants.W_OK)
    .then(() => statfs(MEMORY))
    .then(
      ({ bavail, bsize }) => bavail * bsize,
      () => 0,
    );
  return Math.min(free, process.availableMemory()) >= ENOUGH ? MEMORY : tmpdir();
}

/** Databases of runs that were killed before they could stop them. */
async function sweep(room: string): Promise<void> {
  for (const name of await readdir(room)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    const folder = path.join(room, name);
    await stopOrphan(path.join(folder, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeTemplate(url: string): Promise<void> {
  const maintenance = new Pool({ connectionString: url, max: 1 });
  await maintenance.query(`create database ${TEMPLATE}`);
  await maintenance.end();
  const template = new Pool({ connectionString: withDatabase(url, TEMPLATE), max: 1 });
  await migrate(template, MIGRATIONS);
  await installJobs(template);
  await grantToRunning(template, RUNNING_ROLE);
  await template.end();
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** One PostgreSQL for a whole test run; its data need not survive anything. */
export async function startTestCluster(packagesFrom: readonly string[]): Promise<TestCluster> {
  for (const place of [tmpdir(), MEMORY].filter((folder) => existsSync(folder))) await sweep(place);
  const dataDir = path.join(await roomForRun(), `${PREFIX}${String(process.pid)}`);
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({
    dataDir,
    packagesFrom,
    binariesDir: binariesOfTests,
    durable: false,
  });
  await makeTemplate(database.url);
  return {
    url: database.url,
    folder: dataDir,
    async stop() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
