import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopChild } from '../process/child.mjs';
import { freePort } from '../process/port.mjs';
import { serverReady, startServer } from './server-process.mjs';

// What would turn the trial against somebody's real database, files, mail or subscribers.
const foreign =
  /^(DATABASE_URL|SMTP_|S3_|BROADCAST_|TLS_|ROLES$|NODE_ENV$|HOST$|SEED_AGREEMENTS$|AREAS_DIR$|APP_SECRET$)/;
const withoutForeign = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => foreign.test(name))
      .map((name) => [name, undefined]),
  );

/** Runs `use` against the built product on free ports with a fresh demo company, and leaves nothing behind. */
export async function withSuite({ root, use }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'contracts-'));
  // Under root the database runs as another user, who has to be able to pass through.
  chmodSync(dataFolder, 0o755);
  const [port, realtimePort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  mkdirSync(join(root, '.cache', 'test'), { recursive: true });
  const log = openSync(join(root, '.cache', 'test', 'server.log'), 'w');
  const server = startServer({
    root,
    output: log,
    env: {
      ...withoutForeign(),
      PORT: String(port),
      REALTIME_PORT: String(realtimePort),
      DATA_DIR: dataFolder,
      PUBLIC_URL: address,
      DEMO: '1',
    },
  });
  try {
    await serverReady({ server, address });
    return await use({ address, realtimePort, dataFolder });
  } finally {
    await stopChild(server);
    closeSync(log);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
