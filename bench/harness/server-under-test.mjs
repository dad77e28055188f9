import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildable, buildStale } from '../../tooling/build/build-stale.mjs';
import { stopChild } from '../../tooling/process/child.mjs';
import { freePort } from '../../tooling/process/port.mjs';
import { serverReady, startServer } from '../../tooling/suite/server-process.mjs';

/** Builds what is stale, so that what is measured is what the sources say. */
export async function requireBuild({ root, say, names = buildable(root) }) {
  await buildStale({ root, names, say });
}

/** A folder for a server's data that goes away with the run, unless a name keeps it for the next one. */
export function dataFolder(keptAs = null) {
  const folder = keptAs === null ? mkdtempSync(join(tmpdir(), 'contracts-bench-')) : join(tmpdir(), keptAs);
  mkdirSync(folder, { recursive: true });
  // Under root the database runs as another user, who has to be able to pass through.
  chmodSync(folder, 0o755);
  return { folder, remove: () => keptAs === null && rmSync(folder, { recursive: true, force: true }) };
}

/** Runs `use` against one built server on free ports; afterwards the server and its database are gone. */
export async function withServer({ root, data, env = {}, waitMs, use }) {
  const [port, realtimePort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  mkdirSync(join(root, '.cache', 'bench'), { recursive: true });
  const log = openSync(join(root, '.cache', 'bench', 'server.log'), 'a');
  const server = startServer({
    root,
    output: log,
    env: {
      PORT: port,
      REALTIME_PORT: realtimePort,
      DATA_DIR: data.folder,
      PUBLIC_URL: address,
      DEMO: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  try {
    await serverReady({ server, address, waitMs });
    return await use({ address, realtimePort, pid: server.pid, dataFolder: data.folder });
  } finally {
    await stopChild(server);
    closeSync(log);
  }
}

/** Runs `use` against the server built of today's sources, with a company that goes away with the run. */
export async function withFreshServer({ root, say, env = {}, waitMs, use }) {
  await requireBuild({ root, say, names: ['server'] });
  const data = dataFolder();
  try {
    return await withServer({ root, data, env, waitMs, use });
  } finally {
    data.remove();
  }
}

/** Logs a demo employee in and gives the session as the browser keeps it. */
export async function logIn(address, account = 'lawyer') {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@contracts.local`, password: 'Demo-2026!' }),
  });
  if (!response.ok) throw new Error(`The login of ${account} was answered with ${response.status}`);
  return response.json();
}

/** Connection string of the embedded database of a running server. */
export function databaseUrl(folder) {
  const { password } = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://contracts:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

/** Resident memory of a process in bytes, without that of its children. */
export function residentBytes(pid) {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line[1]) * 1024;
}
