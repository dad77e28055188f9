import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { StartError } from '../platform/config/start-error';
import { putDown } from './archive-writer';

export interface ReadEntry {
  name: string;
  /** Read to its end before the next one. */
  content: AsyncIterable<Buffer>;
  /** Hex of the digest over the names and contents of everything before this one. */
  digestBefore: string;
}

const CUT_OFF = 'Файл копии повреждён или записан не полностью.';

/** The entries of an archive in their order; refuses a file that is cut off or no archive. */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const whole = createHash('sha256');
  const bytes = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  const unpacked = bytes.pipe(createGunzip());
  const entries = (Readable.toWeb(unpacked) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  try {
    for await (const { header, body } of entries) {
      const hash = createHash('sha256');
      const content = async function* () {
        for await (const part of body) {
          hash.update(part);
          yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
        }
      };
      yield { name: header.name, content: content(), digestBefore: whole.copy().digest('hex') };
      putDown(whole, header.name, hash);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${CUT_OFF} ${error instanceof Error ? error.message : ''}`.trim(), {
      cause: error,
    });
  } finally {
    bytes.destroy();
    unpacked.destroy();
  }
}
