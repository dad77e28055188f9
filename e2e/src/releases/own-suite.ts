import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const FOREIGN =
  /^(DATABASE_URL|SMTP_|S3_|BROADCAST_|TLS_|ROLES$|NODE_ENV$|HOST$|SEED_AGREEMENTS$|AREAS_|APP_SECRET$)/;

/** A suite of the built product that belongs to one journey: what it publishes reaches nobody else. */
export interface OwnSuite {
  address: string;
  stop: () => Promise<void>;
}

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const bound = server.address();
      server.close(() => {
        if (bound === null || typeof bound === 'string') reject(new Error('No port is free'));
        else resolve(bound.port);
      });
    });
  });
}

/** Waits for the first good answer of /ready; refuses when the server has ended. */
export async function untilReady(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${String(server.exitCode)}`);
    try {
      if ((await fetch(`${address}/ready`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits for the end of a process. */
export function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) resolve();
    else server.once('exit', () => resolve());
  });
}

/** Starts the built server with a demo company of its own on free ports. */
export async function startOwnSuite(): Promise<OwnSuite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'contracts-releases-'));
  // Under root the database runs as another user, who has to be able to pass through.
  await chmod(dataDir, 0o755);
  const [port, realtimePort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${String(port)}`;
  const own = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const server = spawn(process.execPath, [path.join(root, 'server/dist/server.js')], {
    cwd: root,
    env: {
      ...Object.fromEntries(own),
      PORT: String(port),
      REALTIME_PORT: String(realtimePort),
      DATA_DIR: dataDir,
      PUBLIC_URL: address,
      DEMO: '1',
    },
    // The server stops when this channel closes, however the journey ends.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(address, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
