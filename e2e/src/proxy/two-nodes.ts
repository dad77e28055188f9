import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ended, freePort, untilReady } from '../releases/own-suite';

const root = path.resolve(import.meta.dirname, '../../..');
const FOREIGN =
  /^(DATABASE_URL|SMTP_|S3_|BROADCAST_|TLS_|ROLES$|NODE_ENV$|HOST$|SEED_AGREEMENTS$|AREAS_|APP_SECRET$)/;

/** Two nodes of one installation: one has the screens alone, the other everything else. */
export interface TwoNodes {
  /** Of each node its host and port. */
  web: string;
  api: string;
  realtime: string;
  stop: () => Promise<void>;
}

interface Addresses {
  /** What browsers open; a proxy listens there. */
  suite: string;
  realtimePort: number;
  areas: string;
}

const local = (port: number) => `127.0.0.1:${String(port)}`;

function start(env: Record<string, string>): ChildProcess {
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return spawn(process.execPath, [path.join(root, 'server/dist/server.js')], {
    cwd: root,
    env: { ...Object.fromEntries(own), ...env },
    // A node stops when this channel closes, however the journey ends.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The address of the database that a node keeps in its folder. */
async function databaseOf(folder: string): Promise<string> {
  const kept = JSON.parse(await readFile(path.join(folder, 'database.json'), 'utf8')) as { password: string };
  const pid = await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  const port = pid.split('\n')[3] ?? '';
  return `postgres://contracts:${encodeURIComponent(kept.password)}@127.0.0.1:${port}/postgres`;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contracts-node-'));
  // Under root the database runs as another user, who has to be able to pass through.
  await chmod(folder, 0o755);
  return folder;
}

/** Starts two nodes on one database and one folder of releases, as an installation without S3 shares them. */
export async function startTwoNodes({ suite, realtimePort, areas }: Addresses): Promise<TwoNodes> {
  const [apiFolder, webFolder] = [await newFolder(), await newFolder()];
  const [apiPort, webPort, listeningPort] = [await freePort(), await freePort(), await freePort()];
  const nodes: ChildProcess[] = [];
  const stop = async () => {
    // The one with the database goes last.
    for (const node of nodes.reverse()) {
      node.kill('SIGTERM');
      await ended(node);
    }
    await Promise.all([apiFolder, webFolder].map((folder) => rm(folder, { recursive: true, force: true })));
  };
  const ready = async (node: ChildProcess, port: number) => {
    nodes.push(node);
    await untilReady(`http://${local(port)}`, node);
  };
  const common = { APP_SECRET: randomBytes(32).toString('hex'), PUBLIC_URL: suite };
  try {
    await ready(
      start({
        ...common,
        ROLES: 'api,realtime,jobs',
        PORT: String(apiPort),
        REALTIME_PORT: String(listeningPort),
        DATA_DIR: apiFolder,
        DEMO: '1',
      }),
      apiPort,
    );
    await mkdir(path.join(apiFolder, 'releases'), { recursive: true });
    await symlink(path.join(apiFolder, 'releases'), path.join(webFolder, 'releases'), 'junction');
    await ready(
      start({
        ...common,
        ROLES: 'web',
        PORT: String(webPort),
        // Where browsers find the websockets: the proxy's port, not the node's.
        REALTIME_PORT: String(realtimePort),
        DATA_DIR: webFolder,
        DATABASE_URL: await databaseOf(apiFolder),
        AREAS_ORIGIN: areas,
        DEMO: '0',
      }),
      webPort,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { web: local(webPort), api: local(apiPort), realtime: local(listeningPort), stop };
}
