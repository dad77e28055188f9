import { join, resolve } from 'node:path';
import { buildable, buildStale } from './build.mjs';
import { ended, stopChild } from './child.mjs';
import { requireWritableFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { requirePort } from './port.mjs';
import { startServer } from './server-process.mjs';

const parentCheckMs = 1000;

/** `npm start`: sets everything up, builds what is stale and runs the server until it is stopped. */
export async function start({ root, say }) {
  await requirePlace({ root, env: process.env });
  await install({ root, say });
  await buildStale({ root, names: buildable(root), say });
  const server = startServer({ root });
  stopWithNpm(server);
  return ended(server);
}

/** Refuses before the long work begins if the server could not run after it. */
export async function requirePlace({ root, env }) {
  const roles = (env.ROLES || 'web,api,realtime,jobs').split(',').map((role) => role.trim());
  await requirePort({ name: 'PORT', value: env.PORT || '8080' });
  if (roles.includes('realtime'))
    await requirePort({ name: 'REALTIME_PORT', value: env.REALTIME_PORT || '8001' });
  requireWritableFolder(env.DATA_DIR ? resolve(root, env.DATA_DIR) : join(root, 'data'));
}

// `npm` killed outright takes nothing with it: its child is handed to another parent and would serve on unseen.
function stopWithNpm(server) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // The server's end is what `start` waits for.
    void stopChild(server);
  }, parentCheckMs);
  watch.unref();
}
