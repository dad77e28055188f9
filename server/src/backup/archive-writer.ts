import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { syncFolder } from '../platform/files/sync-folder';

export interface Entry {
  name: string;
  /** Bytes. */
  size: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** An archive under way. */
export interface ArchiveWriter {
  add(entry: Entry): Promise<void>;
  addJson(name: string, value: unknown): Promise<void>;
  /** Hex of the digest over the names and contents of everything so far. */
  digest(): string;
}

/** Puts a content down in the digest of the whole archive. */
export function putDown(whole: Hash, name: string, content: Hash): void {
  whole.update(`${name}\0${content.digest('hex')}\n`);
}

function writerOf(packer: ReturnType<typeof createTarPacker>): ArchiveWriter {
  const whole = createHash('sha256');
  const add = async ({ name, size, content }: Entry) => {
    const hash = createHash('sha256');
    const body = packer.controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const part of content) {
      hash.update(part);
      await body.write(part);
    }
    await body.close();
    putDown(whole, name, hash);
  };
  return {
    add,
    addJson(name, value) {
      const bytes = Buffer.from(JSON.stringify(value));
      return add({ name, size: bytes.length, content: [bytes] });
    },
    digest: () => whole.copy().digest('hex'),
  };
}

/**
 * The archive is in the file whole and durably, readable by its owner alone, or the file is as it was: it is written
 * aside first.
 */
export async function writeArchive<T>(file: string, fill: (writer: ArchiveWriter) => Promise<T>): Promise<T> {
  const draft = `${file}.part`;
  const packer = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(packer.readable as ReadableStream<Uint8Array>),
    createGzip({ level: 4 }),
    createWriteStream(draft, { mode: 0o600 }),
  );
  const filling = fill(writerOf(packer)).then(
    (result) => {
      packer.controller.finalize();
      return result;
    },
    (error: unknown) => {
      packer.controller.error(error);
      throw error;
    },
  );
  try {
    const [result] = await Promise.all([filling, written]);
    const handle = await open(draft, 'r+');
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return result;
  } catch (error) {
    await Promise.allSettled([filling, written]);
    await rm(draft, { force: true });
    throw error;
  }
}
