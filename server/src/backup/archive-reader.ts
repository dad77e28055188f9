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

export const NO_BACKUP = 'Этот файл — не копия реестра договоров.';
const CUT_OFF = 'Файл копии повреждён или записан не полностью.';

/** A failure of the system itself, such as a file that is not there: it says nothing of what the file holds. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error;

/** The entries of an archive in their order; refuses a file that is cut off or no archive. */
export async function* readArchive(file: string): AsyncGenerator<ReadEntry> {
  const whole = createHash('sha256');
  const bytes = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  const unpacked = bytes.pipe(createGunzip());
  const entries = (Readable.toWeb(unpacked) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  let isBegun = false;
  try {
    for await (const { header, body } of entries) {
      isBegun = true;
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
    if (error instanceof StartError || isOfSystem(error)) throw error;
    throw new StartError(isBegun ? CUT_OFF : NO_BACKUP, { cause: error });
  } finally {
    bytes.destroy();
    unpacked.destroy();
  }
}
