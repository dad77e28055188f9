import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import net from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from './start-error';
import { faultCode } from '../fault-code';

/** The right to be the only server on a data folder. */
export interface FolderLock {
  release(): Promise<void>;
}

/** The folder is in another server's hands. */
export class FolderTaken extends StartError {
  constructor(
    message: string,
    /** True where its holder has a network of its own, as in another container: what it listens on is out of reach. */
    readonly isApart: boolean,
  ) {
    super(message);
  }
}

/** The lock's place in the folder itself. */
export const LOCK_FILE = 'server.sock';

/** The file system knows no sockets, or the name of the folder is too long for one. */
const NO_SOCKET_THERE = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENAMETOOLONG', 'ENOSYS'];

interface Place {
  address: string;
  file: string | null;
  isApart: boolean;
  mayBeImpossible: boolean;
}

/**
 * Sockets rather than files with a process number: the system takes them back when their holder dies, however it dies, so
 * a lock is never left behind and never belongs to a stranger that was given the same number. A name of Linux's own is
 * known in one network only, so a socket in the folder itself speaks for a server in another container.
 */
function placesOf(folder: string): Place[] {
  const name = `contract-register-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const first = { isApart: false, mayBeImpossible: false };
  if (process.platform === 'win32') return [{ ...first, address: `\\\\.\\pipe\\${name}`, file: null }];
  if (process.platform !== 'linux') {
    const file = path.join(tmpdir(), `${name}.sock`);
    return [{ ...first, address: file, file }];
  }
  const file = path.join(folder, LOCK_FILE);
  return [
    { ...first, address: `\0${name}`, file: null },
    { address: file, file, isApart: true, mayBeImpossible: true },
  ];
}

function listen(address: string): Promise<net.Server> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(`${String(process.pid)} ${hostname()}`);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

/** What the holder of the lock says about itself, empty when it says nothing; null when there is no holder. */
function holder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let text = '';
    socket.setEncoding('utf8').setTimeout(1000, () => socket.destroy());
    socket.on('data', (part: string) => (text += part));
    socket.on('error', (error) =>
      resolve(['ECONNREFUSED', 'ENOENT'].includes(faultCode(error)) ? null : text),
    );
    socket.on('close', () => resolve(text));
  });
}

function taken(folder: string, who: string, isApart: boolean): FolderTaken {
  const [pid = '', host = ''] = who.split(' ');
  const where = host === hostname() ? '' : ` на узле ${host}`;
  const named = who === '' ? '' : ` (процесс ${pid}${where})`;
  return new FolderTaken(
    `С папкой данных ${folder} уже работает другой сервер${named}. Остановите его или укажите другую папку в DATA_DIR.`,
    isApart,
  );
}

async function take(folder: string, { address, file, isApart }: Place): Promise<net.Server> {
  try {
    return await listen(address);
  } catch (error) {
    if (faultCode(error) !== 'EADDRINUSE') throw error;
  }
  const who = await holder(address);
  if (who !== null || file === null) throw taken(folder, who ?? '', isApart);
  // A socket file whose owner was killed: nobody answers, so the place is free.
  await rm(file, { force: true });
  return listen(address);
}

function free(servers: readonly net.Server[]): Promise<void[]> {
  return Promise.all(
    servers.map((server) => new Promise<void>((resolve) => void server.close(() => resolve()))),
  );
}

/** Holds the folder for this process until released; refuses when another living process holds it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = await realpath(folder);
  const servers: net.Server[] = [];
  for (const place of placesOf(real)) {
    try {
      servers.push((await take(real, place)).unref());
    } catch (error) {
      if (place.mayBeImpossible && NO_SOCKET_THERE.includes(faultCode(error))) continue;
      await free(servers);
      throw error;
    }
  }
  return {
    release: async () => {
      await free(servers);
    },
  };
}
