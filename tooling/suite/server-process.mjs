import { join } from 'node:path';
import { ended, startChild } from '../process/child.mjs';
import { Refusal } from '../process/refusal.mjs';

/**
 * Starts the built server. Its IPC channel closes when the launcher is gone in any way, and the server then stops itself.
 *
 * @param {{ root: string, env?: NodeJS.ProcessEnv, args?: string[], output?: 'inherit' | number }} given
 */
export function startServer({ root, env = {}, args = [], output = 'inherit' }) {
  return startChild({
    command: process.execPath,
    args: [join(root, 'server', 'dist', 'server.js'), ...args],
    cwd: root,
    env,
    stdio: ['ignore', output, output, 'ipc'],
  });
}

/** Waits until the server answers /ready; refuses when it ends first or stays silent for the given time. */
export async function serverReady({ server, address, waitMs = 180_000 }) {
  let exitCode = null;
  // Kept beside the polling: whichever comes first decides.
  void ended(server).then((code) => (exitCode = code));
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    if (exitCode !== null) throw new Refusal(`Сервер завершился при запуске с кодом ${exitCode}.`);
    if (await isReady(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Refusal(`Сервер не ответил на ${address}/ready за ${waitMs / 1000} с.`);
}

async function isReady(address) {
  try {
    const { ok } = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(5000) });
    return ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
