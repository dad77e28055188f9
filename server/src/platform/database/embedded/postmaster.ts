import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, readlink, realpath, rm, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../config/start-error';
import type { Binaries } from './binaries';
import { type Cluster, programPath } from './cluster';
import { isHeld, lockFor } from './database-lock';
import type { RunAs } from './run-as';
import { faultCode } from '../../fault-code';

const LARGEST_LOG = 20 * 1024 * 1024;
const STOP_PATIENCE = 15_000;
const START_PATIENCE = 120_000;

interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

async function readPidFile(folder: string): Promise<PidFile | null> {
  try {
    const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return faultCode(error) === 'EPERM';
  }
}

/** Process numbers are used again, so a living process counts only when it works in this very folder. */
async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const about = `/proc/${String(pid)}`;
  try {
    return (await readlink(`${about}/cwd`)) === (await realpath(folder));
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return false;
    if (faultCode(error) !== 'EACCES') throw error;
  }
  // In a container root may not look into the folder of another user's process, but it may read how it was called.
  return (await readFile(`${about}/cmdline`, 'utf8')).split('\0').includes(folder);
}

async function waitForEnd(pid: number, patience: number): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until; await pause(20)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

/** The port that the database of the folder says it is ready on; one that was killed says so too. */
export async function statedPort(folder: string): Promise<number | null> {
  const found = await readPidFile(folder);
  return found?.ready ? found.port : null;
}

/** Stops the database that a killed server left running; afterwards the folder is free. Refuses one that is out of sight. */
export async function stopOrphan(folder: string): Promise<boolean> {
  const left = await readPidFile(folder);
  if (left === null) return false;
  if (!(await worksIn(left.pid, folder))) {
    if (await isHeld(path.dirname(folder))) {
      throw new StartError(
        `База данных в ${folder} ещё работает, а её процессы отсюда не видны: вероятно, они в другом контейнере. Остановите его и запустите систему ещё раз.`,
      );
    }
    // A stale file whose number now belongs to somebody else would keep PostgreSQL from starting.
    await rm(path.join(folder, 'postmaster.pid'), { force: true });
    return false;
  }
  process.kill(left.pid, 'SIGINT');
  if (!(await waitForEnd(left.pid, STOP_PATIENCE))) {
    process.kill(left.pid, 'SIGQUIT');
    if (!(await waitForEnd(left.pid, STOP_PATIENCE))) {
      throw new StartError(
        `Прежний процесс базы данных ${String(left.pid)} не останавливается. Завершите его.`,
      );
    }
  }
  return true;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function openLog(file: string): Promise<number> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await truncate(file);
  return openSync(file, 'a', 0o600);
}

function settings(port: number, durable: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // The parameters of a failed statement may be personal data.
    log_min_error_statement: 'panic',
  };
  if (!durable) Object.assign(values, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${String(value)}`]);
}

export interface Postmaster {
  port: number;
  /** Ends sessions at once and stops; resolves when the process is gone. */
  stop(): Promise<void>;
  /** Resolves when the process has ended, whatever the reason. */
  ended: Promise<void>;
}

async function becomesReady(child: ChildProcess, folder: string): Promise<boolean> {
  for (const until = Date.now() + START_PATIENCE; Date.now() < until; await pause(15)) {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    const file = await readPidFile(folder);
    if (file?.pid === child.pid && file?.ready) return true;
  }
  child.kill('SIGQUIT');
  return false;
}

export interface StartOptions {
  binaries: Binaries;
  cluster: Cluster;
  user: RunAs;
  logFile: string;
  /** False only in tests: the data does not survive a power loss. */
  durable: boolean;
}

async function attempt(options: StartOptions): Promise<Postmaster | null> {
  const { binaries, cluster, user, logFile, durable } = options;
  const port = await freePort();
  const log = await openLog(logFile);
  const lock = await lockFor(path.dirname(cluster.folder));
  const child = spawn(programPath(binaries, 'postgres'), ['-D', cluster.folder, ...settings(port, durable)], {
    cwd: cluster.folder,
    // Its own session: Ctrl-C in the terminal must reach the server first, which then stops the database last.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log, lock?.descriptor ?? 'ignore'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    ...user,
  });
  closeSync(log);
  lock?.handOver();
  // However this process ends, short of being killed: nobody is left to stop the database later.
  const leave = () => void child.kill('SIGINT');
  process.once('exit', leave);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => process.removeListener('exit', leave));
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  if (child.pid === undefined) {
    throw new StartError(`Программа базы данных ${child.spawnfile} не запускается. Проверьте права на неё.`);
  }
  if (!(await becomesReady(child, cluster.folder))) return null;
  child.unref();
  return {
    port,
    ended,
    async stop() {
      child.ref();
      child.kill('SIGINT');
      const slow = setTimeout(() => child.kill('SIGQUIT'), STOP_PATIENCE);
      await ended;
      clearTimeout(slow);
    },
  };
}

/** The database process, ready for connections on a free local port; refuses with the end of its log. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  // The free port can be taken between the question and the start: two more tries cost nothing.
  for (let tries = 0; tries < 3; tries += 1) {
    const postmaster = await attempt(options);
    if (postmaster !== null) return postmaster;
  }
  const lastLines = (await readFile(options.logFile, 'utf8')).trim().split('\n').slice(-3).join(' ');
  throw new StartError(`База данных не запускается: ${lastLines} Журнал: ${options.logFile}.`);
}
