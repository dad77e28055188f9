import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import type { ZipInputFile } from 'fflate';

/** Method 8 of the archive's format: deflate. */
const DEFLATE = 8;
/** What a text this uniform gains beyond it is a twentieth, for half as much time again. */
const LEVEL = 4;

/** One file of an archive, deflated by zlib beside the thread that writes it. */
export class DeflatedPart implements ZipInputFile {
  readonly compression = DEFLATE;
  size = 0;
  crc = 0;
  ondata: NonNullable<ZipInputFile['ondata']> = () => undefined;
  private readonly deflate: DeflateRaw = createDeflateRaw({ level: LEVEL });
  private fault: Error | null = null;

  constructor(readonly filename: string) {
    this.deflate.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
      this.ondata(null, chunk, false);
    });
    this.deflate.on('error', (error) => {
      this.fault = error;
    });
  }

  /** Resolves when zlib has taken the text, so that no more than one portion waits. */
  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    this.size += bytes.length;
    this.crc = crc32(bytes, this.crc);
    await new Promise<void>((resolve, reject) => {
      this.deflate.write(bytes, (error) => {
        if (error instanceof Error) reject(error);
        else resolve();
      });
    });
  }

  /** Nothing is written to the part afterwards. */
  async end(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.deflate.once('close', resolve);
      this.deflate.end();
    });
    if (this.fault !== null) throw this.fault;
    this.ondata(null, new Uint8Array(0), true);
  }

  /** What zlib holds is given back, when nobody wants the rest. */
  terminate(): void {
    this.deflate.destroy();
  }
}
