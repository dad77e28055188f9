import { crc32 } from 'node:zlib';
import { ZipInflater } from './zip-inflater';
import { DEFLATED, PART_LIST, ZipFault, type ZipPart } from './zip-part';

/** Contents up to this long may be looked into when they are not packed: bytes. */
const SHORT = 256;
/** Bytes the list of parts has at most. */
const LONGEST_LIST = 4 * 1024 ** 2;

/** The content of one part as it passes: finds its end and counts what it unpacks to. */
export class ZipContent {
  /** True when the next byte belongs to something else. */
  isOver: boolean;
  private passed = 0;
  private readonly declared: number | null;
  private readonly inflater: ZipInflater | null;
  private readonly longest: number;
  private readonly kept: Buffer[] = [];
  private keptBytes = 0;

  constructor(readonly part: ZipPart) {
    this.declared = part.hasDescriptor ? null : part.unpacked;
    const isPacked = part.method === DEFLATED && part.isCounted && part.packed !== 0;
    this.longest = part.name.toLowerCase() === PART_LIST ? LONGEST_LIST : isPacked ? 0 : SHORT;
    this.inflater = isPacked ? new ZipInflater((piece) => this.keep(piece)) : null;
    if (part.isCounted && !isPacked) part.unpacked = part.packed ?? 0;
    this.isOver = part.packed === 0;
  }

  /** The bytes of a short part that lies unpacked and of the list of parts; null of any other. */
  get bytes(): Buffer | null {
    return this.keptBytes > this.longest ? null : Buffer.concat(this.kept);
  }

  /** Takes what belongs to the part; answers how many bytes that were. */
  async take(bytes: Buffer): Promise<number> {
    const { part, inflater } = this;
    const wanted = bytes.subarray(0, part.packed === null ? bytes.length : part.packed - this.passed);
    const taken = inflater === null ? wanted.length : await inflater.take(wanted);
    this.passed += taken;
    if (inflater !== null) part.unpacked = inflater.unpacked;
    else if (part.isCounted) part.crc = crc32(wanted, part.crc);
    if (inflater === null) this.keep(wanted);
    if (part.packed !== null && taken < wanted.length) throw new ZipFault('damaged');
    if (taken < wanted.length || this.passed === part.packed) await this.finish();
    return taken;
  }

  /** Refuses a part that was over and had not the size its header says. */
  requireDeclared(): void {
    if (this.declared !== null && this.declared !== this.part.unpacked) throw new ZipFault('damaged');
  }

  close(): void {
    this.inflater?.close();
  }

  private keep(piece: Buffer): void {
    this.keptBytes += piece.length;
    if (this.keptBytes <= this.longest) this.kept.push(Buffer.from(piece));
    else this.kept.length = 0;
  }

  private async finish(): Promise<void> {
    this.isOver = true;
    this.part.packed = this.passed;
    if (this.inflater === null) return;
    await this.inflater.finish();
    this.part.unpacked = this.inflater.unpacked;
    this.part.crc = this.inflater.crc;
  }
}
