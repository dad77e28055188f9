import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from './start-error';
import { faultCode } from '../fault-code';

/** The right to be the only server on a data folder. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * A socket rather than a file: the system takes it back when its holder dies, however it dies, so a lock is never
 * left behind and never belongs to a stranger that was given the same process number.
 */
function socketAddress(folder: string): { address: string; file: string | null } {
  const name = `contract-register-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return { address: `\0${name}`, file: null };
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\${name}`, file: null };
  const file = path.join(tmpdir(), `${name}.sock`);
  return { address: file, file };
}

function listen(address: string, introduction: string): Promise<net.Server> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(introduction);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

/** What the holder of the lock says about itself; null when nobody answers. */
function holder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let text = '';
    socket.setEncoding('utf8').setTimeout(1000, () => socket.destroy());
    socket.on('data', (part: string) => (text += part));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(text || null));
  });
}

async function take(
  folder: string,
  introduction: string,
): Promise<{ server: net.Server; file: string | null }> {
  const { address, file } = socketAddress(folder);
  try {
    return { server: await listen(address, introduction), file };
  } catch (error) {
    if (faultCode(error) !== 'EADDRINUSE') throw error;
  }
  const who = await holder(address);
  if (who === null && file !== null) {
    // A socket file whose owner was killed: nobody answers, so the place is free.
    await rm(file, { force: true });
    return { server: await listen(address, introduction), file };
  }
  throw new StartError(
    `С папкой данных ${folder} уже работает другой сервер${who === null ? '' : ` (процесс ${who})`}. Остановите его или укажите другую папку в DATA_DIR.`,
  );
}

/** Holds the folder for this process until released; refuses when another living process holds it. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const { server } = await take(await realpath(folder), String(process.pid));
  server.unref();
  return {
    release: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
