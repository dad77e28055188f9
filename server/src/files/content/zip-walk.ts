import { ZipContent } from './zip-content';
import { compareDirectory } from './zip-directory';
import { descriptorLength, LOCAL_HEADER, readLocalHeader, ZipFault, type ZipPart } from './zip-part';

export const MOST_PARTS = 2000;
/** Bytes. */
const MOST_UNPACKED = 1024 ** 3;
/** Below this many bytes nobody asks how well they were packed. */
const SMALL_UNPACKED = 16 * 1024 ** 2;
const BEST_RATIO = 200;
/** The directory of as many parts with names as long as they get. */
const LARGEST_DIRECTORY = MOST_PARTS * 1024;

/**
 * Goes through an archive as its bytes pass and keeps none of them but the directory at the end. Refuses an archive
 * with too many parts, one that unpacks to too much, and one that is not what it says.
 */
export class ZipWalk {
  readonly parts = new Map<number, ZipPart>();
  /** The bytes of short parts that lie unpacked and of the list of parts, by name in lower case. */
  readonly contents = new Map<string, Buffer>();
  private stage: 'header' | 'content' | 'descriptor' | 'directory' = 'header';
  private rest: Buffer = Buffer.alloc(0);
  private place = 0;
  private content: ZipContent | null = null;
  private unpackedBefore = 0;

  /** Takes the next bytes of the archive. */
  async take(bytes: Buffer): Promise<void> {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    while (await this.step());
  }

  /** The archive has ended here; refuses when it should not have. */
  end(): void {
    if (this.stage !== 'directory') throw new ZipFault('damaged');
    compareDirectory(this.rest, this.parts);
    this.requireBounds(0);
  }

  /** Gives back what the walk holds, wherever it stopped. */
  close(): void {
    this.content?.close();
  }

  /** Goes one step on; false when more bytes are needed for it. */
  private step(): Promise<boolean> | boolean {
    switch (this.stage) {
      case 'header':
        return this.meetHeader();
      case 'content':
        return this.passContent();
      case 'descriptor':
        return this.passDescriptor();
      case 'directory':
        if (this.rest.length > LARGEST_DIRECTORY) throw new ZipFault('too-many-parts');
        return false;
    }
  }

  private drop(length: number): void {
    this.rest = this.rest.subarray(length);
    this.place += length;
  }

  private meetHeader(): boolean {
    if (this.rest.length < 4) return false;
    if (this.rest.readUInt32LE(0) !== LOCAL_HEADER) {
      this.stage = 'directory';
      return true;
    }
    const met = readLocalHeader(this.rest);
    if (met === null) return false;
    if (this.parts.size === MOST_PARTS) throw new ZipFault('too-many-parts');
    this.parts.set(this.place, met.part);
    this.content = new ZipContent(met.part);
    this.stage = 'content';
    this.drop(met.length);
    return true;
  }

  private async passContent(): Promise<boolean> {
    const { content } = this;
    if (content === null) throw new ZipFault('damaged');
    if (!content.isOver) {
      if (this.rest.length === 0) return false;
      this.drop(await content.take(this.rest));
      this.requireBounds(content.part.unpacked);
    }
    if (!content.isOver) return true;
    content.requireDeclared();
    this.unpackedBefore += content.part.unpacked;
    if (content.bytes !== null) this.contents.set(content.part.name.toLowerCase(), content.bytes);
    this.stage = content.part.hasDescriptor ? 'descriptor' : 'header';
    return true;
  }

  private passDescriptor(): boolean {
    const packed = this.content?.part.packed ?? 0;
    const length = descriptorLength(this.rest, packed);
    if (length === null) return false;
    this.drop(length);
    this.stage = 'header';
    return true;
  }

  private requireBounds(unpacked: number): void {
    const total = this.unpackedBefore + unpacked;
    if (total > MOST_UNPACKED || (total > SMALL_UNPACKED && total > this.place * BEST_RATIO)) {
      throw new ZipFault('too-large');
    }
  }
}
