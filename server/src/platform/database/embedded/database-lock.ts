import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { faultCode } from '../../fault-code';

/** A socket that a database inherits: whoever can reach its file learns whether one of its processes lives. */
export interface DatabaseLock {
  /** The descriptor for the database's process. */
  descriptor: number;
  /** The socket is the database's alone afterwards. */
  handOver(): void;
}

const lockFile = (home: string) => path.join(home, 'database.sock');

/**
 * True while a process of the database in that folder lives, be it in another container: process numbers and ports tell
 * nothing of those there. Unlike the server's lock this one stays while a killed server has left its database behind.
 */
export function isHeld(home: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(lockFile(home));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // A queue that is full of those who asked before is a database's too; everything else is no socket that anybody holds.
    socket.once('error', (error) => resolve(faultCode(error) === 'EAGAIN'));
  });
}

function listen(server: net.Server, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
}

/** The number the system knows the socket by; Node names it nowhere else. */
function descriptorOf(server: net.Server): number {
  const handle: unknown = Reflect.get(server, '_handle');
  const descriptor: unknown =
    typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'fd') : null;
  if (typeof descriptor === 'number' && descriptor >= 0) return descriptor;
  throw new Error('The socket has no descriptor');
}

/** A lock for the database of that folder, which nobody holds; null where the file system knows no sockets. */
export async function lockFor(home: string): Promise<DatabaseLock | null> {
  if (process.platform !== 'linux') return null;
  const draft = path.join(home, `database-${randomBytes(4).toString('hex')}.sock`);
  const server = net.createServer((socket) => socket.destroy());
  try {
    await listen(server, draft);
    // Closing a server removes the file it was made with: under another name it stays as long as the database.
    await rename(draft, lockFile(home));
    return { descriptor: descriptorOf(server), handOver: () => void server.close() };
  } catch {
    server.close();
    await rm(draft, { force: true });
    return null;
  }
}
