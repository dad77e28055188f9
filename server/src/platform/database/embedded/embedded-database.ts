import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Client, escapeLiteral } from 'pg';
import { faultCode } from '../../fault-code';
import { installBinaries, locateBinaries } from './binaries';
import { openCluster, passwordOf, RUNNING_ROLE, runningPassword, SUPERUSER } from './cluster';
import { startPostmaster, statedPort, stopOrphan } from './postmaster';
import { closedFolder, databaseUser, type RunAs } from './run-as';

export interface EmbeddedDatabase {
  /** Connection string of the superuser, on the loopback interface. */
  url: string;
  /** The same for the role that the product runs as. */
  runningUrl: string;
  /** PostgreSQL's own data folder. */
  folder: string;
  /** Set when the data could not lie in the data folder: a sentence for the administrator. */
  notice: string | null;
  /** True when a database left by a killed server was stopped first. */
  recovered: boolean;
  stop(): Promise<void>;
  ended: Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Folders from which the package with the binaries is looked for, upwards. */
  packagesFrom: readonly string[];
  durable?: boolean;
  /** Where the database lies when its user may not enter the data folder. */
  fallbackRoot?: string;
  /** Where the binaries are copied to; beside the database by default. */
  binariesDir?: string;
}

/**
 * Root's home and many a checkout in it are closed to everybody else, and opening them is not ours to decide:
 * then the database lies beside, in a folder named after the data folder.
 */
async function homeOf(
  options: EmbeddedOptions,
  user: RunAs,
): Promise<{ home: string; notice: string | null }> {
  const dataDir = await realpath(options.dataDir);
  const closed = await closedFolder(dataDir, user);
  if (closed === null) return { home: dataDir, notice: null };
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const home = path.join(options.fallbackRoot ?? '/var/lib/contract-register', name);
  await mkdir(home, { recursive: true });
  for (const folder of [path.dirname(home), home]) await chmod(folder, 0o755);
  return {
    home,
    notice: `База данных лежит в ${home}: папка ${closed} закрыта для пользователя nobody, от имени которого она работает.`,
  };
}

function addressOf(password: string, port: number): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${String(port)}/postgres`;
}

/** The same database for the role that the product runs as. */
export function runningAddress(url: string): string {
  const changed = new URL(url);
  changed.password = runningPassword(decodeURIComponent(changed.password));
  changed.username = RUNNING_ROLE;
  return changed.href;
}

async function makeRunningRole(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [RUNNING_ROLE]);
    if (rows.length === 0) await client.query(`create role ${RUNNING_ROLE}`);
    const password = escapeLiteral(runningPassword(decodeURIComponent(new URL(url).password)));
    await client.query(
      `alter role ${RUNNING_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
  } finally {
    await client.end();
  }
}

/** What a database that starts, one that has gone, and a stranger's on the same port answer. */
const NOT_OURS_NOW = ['57P03', 'ECONNREFUSED', 'ECONNRESET', '28P01', '28000'];

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (NOT_OURS_NOW.includes(faultCode(error))) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * The address of the database that another server runs in its data folder at this moment; null when none does. The database
 * itself is asked, which alone knows the folder's password: its process may be out of sight, as in a container.
 */
export async function runningDatabase(
  options: Pick<EmbeddedOptions, 'dataDir' | 'fallbackRoot'>,
): Promise<string | null> {
  const { home } = await homeOf({ ...options, packagesFrom: [] }, await databaseUser());
  const port = await statedPort(path.join(home, 'postgres'));
  if (port === null) return null;
  const url = addressOf(await passwordOf(options.dataDir), port);
  return (await answers(url)) ? url : null;
}

/** Starts the embedded PostgreSQL of a data folder that the caller has locked; nothing else may use the folder. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const packageDir = locateBinaries(options.packagesFrom);
  const user = await databaseUser();
  const { home, notice } = await homeOf(options, user);
  const binaries = await installBinaries(packageDir, options.binariesDir ?? path.join(home, 'bin'));
  const cluster = await openCluster({ binaries, dataDir: options.dataDir, home, user });
  const recovered = await stopOrphan(cluster.folder);
  const postmaster = await startPostmaster({
    binaries,
    cluster,
    user,
    logFile: path.join(options.dataDir, 'postgres.log'),
    durable: options.durable ?? true,
  });
  const url = addressOf(cluster.password, postmaster.port);
  try {
    await makeRunningRole(url);
  } catch (error) {
    await postmaster.stop();
    throw error;
  }
  return {
    url,
    runningUrl: runningAddress(url),
    folder: cluster.folder,
    notice,
    recovered,
    stop: () => postmaster.stop(),
    ended: postmaster.ended,
  };
}
