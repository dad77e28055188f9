import { finished } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { ZipFault } from './zip-part';

/** Unpacks a part off the main thread to count it; what comes out is seen once and thrown away. */
export class ZipInflater {
  unpacked = 0;
  /** Of everything that has come out. */
  crc = 0;
  private readonly stream = createInflateRaw();
  private hasFailed = false;
  private settle: (() => void) | null = null;

  constructor(see: (piece: Buffer) => void) {
    this.stream.on('data', (piece: Buffer) => {
      see(piece);
      this.unpacked += piece.length;
      this.crc = crc32(piece, this.crc);
    });
    this.stream.on('error', () => {
      this.hasFailed = true;
      this.settle?.();
    });
  }

  /** Takes packed bytes; answers how many of them belong to the part: fewer than given when it has ended. */
  async take(bytes: Buffer): Promise<number> {
    const before = this.stream.bytesWritten;
    await new Promise<void>((resolve) => {
      // What cannot be unpacked ends the stream, and the write in which it is met is never called back.
      this.settle = resolve;
      this.stream.write(bytes, () => resolve());
    });
    if (this.hasFailed) throw new ZipFault('damaged');
    return this.stream.bytesWritten - before;
  }

  /** Everything is counted afterwards; refuses when more of the part was to come. */
  async finish(): Promise<void> {
    const over = finished(this.stream, { writable: false });
    this.stream.end();
    try {
      await over;
    } catch (error) {
      throw new ZipFault('damaged', { cause: error });
    }
  }

  close(): void {
    this.stream.destroy();
  }
}
