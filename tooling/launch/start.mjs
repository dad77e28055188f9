import { join, resolve } from 'node:path';
import { buildable, buildStale } from '../build/build-stale.mjs';
import { ended, stopChild } from '../process/child.mjs';
import { requireWritableFolder } from '../suite/data-folder.mjs';
import { install } from '../install/install.mjs';
import { watchNpm } from '../process/npm-parent.mjs';
import { requirePort } from '../process/port.mjs';
import { startServer } from '../suite/server-process.mjs';

/** `npm start`: sets everything up, builds what is stale and runs the server until it is stopped. */
export async function start({ root, say }) {
  await requirePlace({ root, env: process.env });
  await install({ root, say });
  await buildStale({ root, names: buildable(root), say });
  const server = startServer({ root });
  // The server's end is what this command waits for.
  watchNpm(() => void stopChild(server));
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
